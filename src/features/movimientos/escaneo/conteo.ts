import { useMemo, useState } from 'react';
import { wholeBultos } from '@/domain/totales';
import { showCount } from '@/lib/values/show-importe';
import { numeroOf } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import type { FoundRemito } from './find-remitos';

/** Scanned bultos by movement id. */
export type Conteo = ReadonlyMap<number, number>;

export interface BultoCounter {
  /** Whether a scan counts a bulto. Switching it off keeps the counts. */
  isCounting: boolean;
  setCounting: (isCounting: boolean) => void;
  conteo: Conteo;
  setConteo: (conteo: Conteo) => void;
}

export function useConteo(): BultoCounter {
  const [isCounting, setCounting] = useState(false);
  const [conteo, setConteo] = useState<Conteo>(new Map());
  return { isCounting, setCounting, conteo, setConteo };
}

export interface Contado {
  numero: string;
  contados: number;
  total: number;
  surplus: number;
}

/** One bulto for each time that a number was read. Movements with the same number fill up one after another. */
export function countBultos(
  found: readonly FoundRemito<Movimiento>[],
  before: Conteo,
): { conteo: Conteo; contados: Contado[] } {
  const conteo = new Map(before);
  const contados = found.map(({ numero, rows, times }) => {
    let surplus = times;
    for (const row of rows) {
      const counted = conteo.get(row.id) ?? 0;
      const added = Math.min(surplus, Math.max(0, wholeBultos(row) - counted));
      if (added > 0) conteo.set(row.id, counted + added);
      surplus -= added;
    }
    const sumOf = (of: (row: Movimiento) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    return {
      numero,
      contados: sumOf(({ id }) => conteo.get(id) ?? 0),
      total: sumOf(wholeBultos),
      surplus,
    };
  });
  return { conteo, contados };
}

export const notAllCounted = <Row extends Movimiento>(
  rows: readonly Row[],
  conteo: Conteo,
): Row[] => rows.filter((row) => (conteo.get(row.id) ?? 0) < wholeBultos(row));

export const conteoText = (row: Movimiento, conteo: Conteo): string =>
  `${showCount(conteo.get(row.id) ?? 0)} de ${showCount(wholeBultos(row))}`;

const missingOf = (row: Movimiento, conteo: Conteo) => wholeBultos(row) - (conteo.get(row.id) ?? 0);

const faltan = (bultos: number, of: string) =>
  `${bultos === 1 ? 'Falta' : 'Faltan'} ${showCount(bultos, 'bulto')} de ${of}`;

/** `Faltan 2 bultos de 1 movimiento`, or null if none is missing. */
export function missingText(rows: readonly Movimiento[], conteo: Conteo): string | null {
  const missing = notAllCounted(rows, conteo);
  if (missing.length === 0) return null;
  const bultos = missing.reduce((sum, row) => sum + missingOf(row, conteo), 0);
  return faltan(bultos, showCount(missing.length, 'movimiento'));
}

export const missingByRemito = (rows: readonly Movimiento[], conteo: Conteo): string[] =>
  notAllCounted(rows, conteo).map((row) => faltan(missingOf(row, conteo), numeroOf(row)));

/** Adds `2 de 3 bultos` to the marks of counted rows. `conteo` is null while nobody counts. */
export function useConteoMarks(
  marks: ReadonlyMap<number, string>,
  rows: readonly Movimiento[] | undefined,
  conteo: Conteo | null,
): ReadonlyMap<number, string> {
  return useMemo(() => {
    if (!conteo || !rows) return marks;
    const counted = rows
      .filter(({ id }) => conteo.has(id))
      .map((row) => {
        const texts = [`${conteoText(row, conteo)} bultos`, marks.get(row.id)];
        return [row.id, texts.filter(Boolean).join(' · ')] as const;
      });
    return new Map([...marks, ...counted]);
  }, [marks, rows, conteo]);
}
