import { computeTotales } from '@/domain/totales';
import {
  conteoText,
  missingText,
  notAllCounted,
  movimientoTitle,
  type Conteo,
  type Movimiento,
} from '@/features/movimientos';
import { showMoment, type Issued } from '@/lib/cache/issued';
import { showCount } from '@/lib/values/show-importe';
import type { Question } from '@/ui/overlay/confirm';
import type { Vencidos } from './papeles-del-viaje';

export const hojaMark = ({ status, at }: Issued<unknown>): string =>
  status === 'success' ? `En la hoja de ${showMoment(at)}` : 'Hoja sin confirmar';

interface Hoja {
  rows: readonly Movimiento[];
  isTicked: boolean;
  vencidos: readonly Vencidos[];
  hojas: ReadonlyMap<number, Issued<unknown>>;
  conteo: Conteo | null;
}

export function askHoja({ rows, isTicked, vencidos, hojas, conteo }: Hoja): Question | null {
  const papeles = vencidos.map(({ nombre, vencidos: details }) => ({ name: nombre, details }));
  const repeated = rows.flatMap((row) => {
    const hoja = hojas.get(row.id);
    if (!hoja) return [];
    return [{ name: movimientoTitle(row), details: [{ text: hojaMark(hoja) }] }];
  });
  const faltan = conteo && missingText(rows, conteo);
  const incomplete = conteo
    ? notAllCounted(rows, conteo).map((row) => ({
        name: movimientoTitle(row),
        details: [{ text: conteoText(row, conteo) }],
      }))
    : [];
  const isUnusual = papeles.length > 0 || repeated.length > 0 || incomplete.length > 0;
  if (isTicked && !isUnusual) return null;
  const size = `${showCount(rows.length, 'movimiento')} y ${showCount(computeTotales(rows).total, 'bulto')}.`;
  return {
    title: isUnusual ? '¿Crear la hoja de ruta igual?' : '¿Crear la hoja de ruta con todos?',
    parts: [
      { text: isTicked ? `Lleva ${size}` : `No tildaste ninguno: van todos, ${size}` },
      ...(papeles.length > 0
        ? [{ text: 'Para la fecha de la hoja hay papeles vencidos:', items: papeles }]
        : []),
      ...(faltan ? [{ text: `${faltan}:`, items: incomplete }] : []),
      ...(repeated.length > 0 ? [{ text: 'Ya están en otra hoja:', items: repeated }] : []),
    ],
    confirm: isUnusual ? 'Crear igual' : 'Crear con todos',
    caution: isUnusual ? 'mistake' : undefined,
  };
}
