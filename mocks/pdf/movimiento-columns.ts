import { formatCents, formatFecha, formatPesos, formatSiNo } from './format';
import { aCargoDe, numeroRemito, type Totales } from './movimiento';
import type { Column } from './table';
import type { MovimientoPdf } from './types';

type MovimientoColumn = Column<MovimientoPdf>;

/** A missing name reads as it does in the panel. */
export function nombreODato(text: string | null): string {
  return text === null || text.trim() === '' ? 'N/A' : text;
}

export const fechaColumn = (width: number): MovimientoColumn => ({
  header: 'Fecha',
  width,
  whole: true,
  value: ({ fecha }) => formatFecha(fecha),
});

export const origenColumn = (width: number, maxLines = 1): MovimientoColumn => ({
  header: 'Origen',
  width,
  maxLines,
  value: ({ origen }) => nombreODato(origen),
});

export const destinoColumn = (width: number, maxLines = 1): MovimientoColumn => ({
  header: 'Destino',
  width,
  maxLines,
  value: ({ destino }) => nombreODato(destino),
});

export const remitoColumn = (width: number): MovimientoColumn => ({
  header: 'Remito',
  width,
  whole: true,
  value: numeroRemito,
});

export const montoColumn = (width: number, { montoCents }: Totales): MovimientoColumn => ({
  header: 'Monto',
  width,
  align: 'right',
  whole: true,
  value: ({ monto }) => formatPesos(monto),
  total: formatCents(montoCents),
});

export const fleteColumn = (width: number, { fleteCents }: Totales): MovimientoColumn => ({
  header: 'Flete',
  width,
  align: 'right',
  whole: true,
  value: ({ flete }) => formatPesos(flete),
  total: formatCents(fleteCents),
});

export const aCargoColumn = (width: number): MovimientoColumn => ({
  header: 'A cargo de',
  width,
  align: 'center',
  value: aCargoDe,
});

export const cuentaCorrienteColumn = (width: number): MovimientoColumn => ({
  header: 'CC',
  width,
  align: 'center',
  value: ({ cuentaCorriente }) => formatSiNo(cuentaCorriente),
});

export const observacionesColumn = (
  width: number,
  maxLines = 1,
  fontSize = 7,
): MovimientoColumn => ({
  header: 'Obs.',
  width,
  fontSize,
  maxLines,
  value: ({ observaciones }) => observaciones ?? '',
});
