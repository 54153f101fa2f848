import { clean } from '@/domain/clean';
import { printDocument } from '@/lib/print/document';
import type { PrintJob } from '@/lib/print/window';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import type { Movimiento } from '../movimiento.schema';
import { fetchRemito, MOVIMIENTO_EN_PAPEL, type RemitoKind } from '../movimientos.queries';

const KINDS = { remito: 'Remito', 'remito-duplicado': 'Duplicado' } satisfies Record<
  RemitoKind,
  string
>;

export const REMITO_ERROR = 'No se pudo obtener el PDF del remito';

export function remitoName(
  kind: RemitoKind,
  {
    remitoNumero,
    clienteOrigen,
    clienteDestino,
  }: Pick<Movimiento | MovimientoFormValues, 'remitoNumero' | 'clienteOrigen' | 'clienteDestino'>,
): string {
  const numero = clean(remitoNumero ?? '');
  const clientes = `de ${clienteOrigen?.nombre ?? 'N/A'} a ${clienteDestino?.nombre ?? 'N/A'}`;
  return `${KINDS[kind]} ${numero || clientes}`;
}

interface PrintRemitoOptions {
  id: number | null;
  kind: RemitoKind;
  name: string;
  received?: string | null;
}

/** Never throws. Returns whether there was a PDF. */
export function printRemito(
  job: PrintJob,
  { id, kind, name, received }: PrintRemitoOptions,
): Promise<boolean> {
  return printDocument(job, {
    name,
    source: { ...MOVIMIENTO_EN_PAPEL, ids: id === null ? [] : [id] },
    load: async () => received || (id === null ? null : fetchRemito(id, kind)),
    fileName: `${kind}-${id ?? 'nuevo'}.pdf`,
    error: REMITO_ERROR,
  });
}

export const printStored = (job: PrintJob, kind: RemitoKind, movimiento: Movimiento) =>
  printRemito(job, { id: movimiento.id, kind, name: remitoName(kind, movimiento) });
