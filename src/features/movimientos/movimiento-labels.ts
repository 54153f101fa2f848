import { clean } from '@/domain/clean';
import { showCount } from '@/lib/values/show-importe';
import type { EditTexts } from '@/ui/bulk/list-actions';
import type { MovimientoFormValues } from './campos/movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';

export const EDIT_TEXTS: EditTexts = {
  label: 'Editar Movimiento',
  noneSelected: 'Seleccioná un movimiento primero',
  severalSelected: 'Seleccioná un solo movimiento',
};

export const NONE_SELECTED = 'Debe seleccionar al menos un movimiento';

/** `3 movimientos` */
export const countMovimientos = (n: number): string => showCount(n, 'movimiento');

/** `0001-00020138`, or `movimiento 7` */
export const numeroOf = ({ id, remitoNumero }: Movimiento): string =>
  clean(remitoNumero ?? '') || `movimiento ${id}`;

export const LABELS = {
  fecha: 'Fecha',
  clienteOrigen: 'Cliente Origen',
  clienteDestino: 'Cliente Destino',
  remitoNumero: 'Nro Remito',
  servicio: 'Servicio',
  bultos: 'Bultos',
  conSubServicio: 'Sub Servicio',
  subServicio: 'Sub Servicio',
  subBultos: 'Sub bultos',
  representante: 'Representante',
  fleteACargo: 'Flete a cargo',
  cuentaCorriente: 'Cuenta corriente',
  monto: 'Monto',
  montoPagado: 'Monto pagado',
  montoRendido: 'Monto rendido',
  flete: 'Flete',
  fletePagado: 'Flete pagado',
  fleteRendido: 'Flete rendido',
  seguro: 'Seguro',
  redespacho: 'Redespacho',
  contrareembolso: 'Com. Contrareembolso',
  valorDeclarado: 'Valor Declarado',
  observaciones: 'Observaciones',
} satisfies Record<keyof MovimientoFormValues, string>;
