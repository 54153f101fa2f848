import type { GrupoDeuda } from './agrupaciones';
import type { Paso } from './agrupar-por';
import { addDias, formatFecha, mesAbreviado, nombreDeMes, nombreDeSemana } from './fechas';

/** A day, week or month on an axis of time. Amounts in pesos. */
export interface Periodo {
  clave: string;
  nombre: string;
  /** For an axis: `nov 26`, or its first day. */
  etiqueta: string;
  pagado: number;
  impago: number;
  /** The flete of the same month a year before. Null unless that month was searched, and for days and weeks. */
  anterior: number | null;
  hasMovimientos: boolean;
}

/** Two years of days. Thinner columns than these cannot be told apart. */
const MAX_PERIODOS = 731;

const NOMBRE: Record<Paso, (desde: string) => string> = {
  dia: formatFecha,
  semana: nombreDeSemana,
  mes: nombreDeMes,
};

const after = (desde: string, paso: Paso) =>
  paso === 'mes'
    ? `${addDias(desde, 31).slice(0, 'yyyy-mm'.length)}-01`
    : addDias(desde, paso === 'semana' ? 7 : 1);

const yearEarlier = (desde: string) =>
  String(Number(desde.slice(0, 4)) - 1).padStart(4, '0') + desde.slice(4);

/**
 * Every day, week or month from the first group to the last, in order of time, those without movements too. Groups without a date are
 * left out. Null if there are more than two years of days, or as many weeks or months.
 * @param searchedFrom First day searched (`yyyy-mm-dd`): a year before is known only from then on. Null: from the first group on.
 * @throws RangeError when an amount is not finite.
 */
export function periodosDe(
  grupos: readonly GrupoDeuda<unknown>[],
  paso: Paso,
  searchedFrom: string | null,
): Periodo[] | null {
  const isMes = paso === 'mes';
  const byInicio = new Map(
    grupos.flatMap((one) =>
      one.clave === '=' ? [] : [[one.clave.slice(1) + (isMes ? '-01' : ''), one]],
    ),
  );
  const inicios = [...byInicio.keys()].sort();
  const [first] = inicios;
  const last = inicios.at(-1);
  if (!first || !last) return [];
  const periodos: Periodo[] = [];
  for (let desde = first; ; desde = after(desde, paso)) {
    if (periodos.length === MAX_PERIODOS) return null;
    const grupo = byInicio.get(desde);
    const before = yearEarlier(desde);
    const isKnown = isMes && before >= (searchedFrom ?? first);
    periodos.push({
      clave: `=${isMes ? desde.slice(0, 'yyyy-mm'.length) : desde}`,
      nombre: NOMBRE[paso](desde),
      etiqueta: isMes ? mesAbreviado(desde) : formatFecha(desde),
      pagado: grupo?.pagado ?? 0,
      impago: grupo?.impago ?? 0,
      anterior: isKnown ? (byInicio.get(before)?.flete ?? 0) : null,
      hasMovimientos: grupo !== undefined,
    });
    if (desde === last) return periodos;
  }
}
