import type { GrupoDeuda, Paso } from './agrupaciones';
import { sumPesos } from './dinero';
import {
  addDias,
  diasEntre,
  formatDiaMes,
  formatFecha,
  mesAbreviado,
  nombreDeMes,
  nombreDeSemana,
} from './fechas';

/** A day, week or month on an axis of time. Amounts in pesos. */
export interface Periodo {
  /** The key of its group. */
  clave: string;
  nombre: string;
  /** Its first day, `yyyy-mm-dd`. */
  desde: string;
  pagado: number;
  impago: number;
  /** The flete of the same month a year before. Null unless that month was searched, and for days and weeks. */
  anterior: number | null;
  /** False: a gap, without any movement. */
  hasMovimientos: boolean;
}

/** Two years of days. Thinner columns than these cannot be told apart. */
const MAX_PERIODOS = 731;

const inicioDe = (clave: string, paso: Paso) => clave.slice(1) + (paso === 'mes' ? '-01' : '');

const mesNumero = (fecha: string) => Number(fecha.slice(0, 4)) * 12 + Number(fecha.slice(5, 7)) - 1;

const inicioDeMes = (n: number) =>
  `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((n % 12) + 1).padStart(2, '0')}-01`;

const TIME: Record<
  Paso,
  {
    nombre: (desde: string) => string;
    corto: (desde: string) => string;
    /** How many steps from `a` to `b`. */
    between: (a: string, b: string) => number;
    after: (desde: string, steps: number) => string;
  }
> = {
  dia: {
    nombre: formatFecha,
    corto: formatDiaMes,
    between: diasEntre,
    after: addDias,
  },
  semana: {
    nombre: nombreDeSemana,
    corto: formatDiaMes,
    between: (a, b) => diasEntre(a, b) / 7,
    after: (desde, steps) => addDias(desde, steps * 7),
  },
  mes: {
    nombre: nombreDeMes,
    corto: mesAbreviado,
    between: (a, b) => mesNumero(b) - mesNumero(a),
    after: (desde, steps) => inicioDeMes(mesNumero(desde) + steps),
  },
};

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
  const { nombre, between, after } = TIME[paso];
  const byInicio = new Map(
    grupos.flatMap((one) => (one.clave === '=' ? [] : [[inicioDe(one.clave, paso), one]])),
  );
  const inicios = [...byInicio.keys()].sort();
  const [first] = inicios;
  const last = inicios.at(-1);
  if (!first || !last) return [];
  const count = between(first, last) + 1;
  if (count > MAX_PERIODOS) return null;
  const knownFrom = searchedFrom ?? first;
  return Array.from({ length: count }, (_, index) => {
    const desde = after(first, index);
    const grupo = byInicio.get(desde);
    const before = paso === 'mes' ? after(desde, -12) : null;
    return {
      clave: `=${paso === 'mes' ? desde.slice(0, 7) : desde}`,
      nombre: nombre(desde),
      desde,
      pagado: grupo?.pagado ?? 0,
      impago: grupo?.impago ?? 0,
      anterior: before !== null && before >= knownFrom ? (byInicio.get(before)?.flete ?? 0) : null,
      hasMovimientos: grupo !== undefined,
    };
  });
}

/** From and to, as shares of the axis: 0 is its lower end, 1 its upper end. */
type Alto = readonly [from: number, to: number];

export interface Columnas {
  /** Share of a column in the room between two columns. */
  ancho: number;
  /** In the order of the periods. */
  alturas: { pagado: Alto; impago: Alto; anterior: number | null }[];
  /** The lines of the axis, from below, as whole multiples of `unidad` pesos. */
  marcas: { numero: number; alto: number }[];
  unidad: 1 | 1_000 | 1_000_000;
  /** Below the axis. `anio` where it is another than at the label before. */
  etiquetas: { indice: number; texto: string; anio: string | null }[];
}

const STEPS = [1, 2, 5, 10];
const LINES = 5;

/** The smallest of 1, 2 and 5 times a power of ten that is no less than `pesos`. At least 1. */
function roundStep(pesos: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(pesos, 1)));
  return power * (STEPS.find((one) => one * power >= pesos) ?? 10);
}

/** Months by which a year divides, so that the same ones are named each year. */
const STRIDES: Record<Paso, readonly number[]> = {
  dia: [1, 2, 7, 14, 28],
  semana: [1, 2, 4],
  mes: [1, 2, 3, 6, 12],
};

/**
 * Places columns: the paid flete at the bottom, the unpaid on it. A negative amount stands below zero.
 * @param mostLabels How many labels there is room for.
 */
export function layOutColumnas(
  periodos: readonly Periodo[],
  paso: Paso,
  mostLabels: number,
): Columnas {
  const stacks = periodos.map(({ pagado, impago }) => {
    const base = Math.sign(pagado) === Math.sign(impago) ? pagado : 0;
    return { pagado: [0, pagado], impago: [base, sumPesos([base, impago])] } as const;
  });
  const reached = [
    0,
    ...stacks.flatMap(({ pagado, impago }) => [...pagado, ...impago]),
    ...periodos.map(({ anterior }) => anterior ?? 0),
  ];
  const least = Math.min(...reached);
  const most = Math.max(...reached);
  const step = roundStep((most - least) / LINES);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  const altoOf = (pesos: number) => (pesos / step - from) / (to - from);
  const unidad = step >= 1_000_000 ? 1_000_000 : step >= 1_000 ? 1_000 : 1;
  return {
    ancho: periodos.length > 150 ? 1 : Math.min(0.75, periodos.length / 12),
    alturas: stacks.map(({ pagado, impago }, index) => {
      const anterior = periodos[index]?.anterior ?? null;
      return {
        pagado: [altoOf(pagado[0]), altoOf(pagado[1])],
        impago: [altoOf(impago[0]), altoOf(impago[1])],
        anterior: anterior === null ? null : altoOf(anterior),
      };
    }),
    marcas: Array.from({ length: to - from + 1 }, (_, index) => ({
      numero: ((from + index) * step) / unidad,
      alto: index / (to - from),
    })),
    unidad,
    etiquetas: etiquetasOf(periodos, paso, mostLabels),
  };
}

function etiquetasOf(periodos: readonly Periodo[], paso: Paso, most: number) {
  const least = Math.ceil(periodos.length / most);
  const largest = STRIDES[paso].at(-1) ?? 1;
  const stride = STRIDES[paso].find((one) => one >= least) ?? Math.ceil(least / largest) * largest;
  let anio = '';
  return periodos.flatMap(({ desde }, indice) => {
    if (indice % stride !== 0) return [];
    const changed = desde.slice(0, 4) !== anio;
    anio = desde.slice(0, 4);
    return [{ indice, texto: TIME[paso].corto(desde), anio: changed ? anio : null }];
  });
}

/**
 * The period at a share of the axis' width, 0 to 1: the nearest one with movements within `reach`, a share too, since thin columns are
 * hard to hit. Else the gap that is there.
 */
export function periodoAt(
  periodos: readonly Periodo[],
  share: number,
  reach: number,
): number | null {
  const place = share * periodos.length;
  const hit = Math.floor(place);
  if (hit < 0 || hit >= periodos.length) return null;
  if (periodos[hit]?.hasMovimientos) return hit;
  const [nearest] = periodos
    .map(({ hasMovimientos }, index) => ({
      index,
      away: hasMovimientos ? Math.abs(index + 0.5 - place) / periodos.length : Infinity,
    }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return nearest?.index ?? hit;
}
