import { isPaso, type Agrupacion } from './agrupar-por';
import { collator } from './collator';
import { aCargoDe, montoARendir, type FilaDeuda, type Nombrado } from './deuda';
import { sumPesos } from './dinero';
import { formatFecha, lunesDe, nombreDeMes, nombreDeSemana } from './fechas';
import { fold } from './fold';
import { computeTotales, type Totales } from './totales';

export interface Grupo<Fila> {
  clave: string;
  nombre: string;
  /** Negative if the group is no registered client, representative or service. */
  id: number;
  filas: Fila[];
}

export type GrupoDeuda<Fila> = Grupo<Fila> & Totales;

/** Groups rows by `comunOf`. Unregistered names are one group regardless of case, accents and spaces. */
function group<Fila>(
  rows: readonly Fila[],
  comunOf: (row: Fila) => Nombrado | string | null,
  ninguno: string,
  nombreOf: (text: string) => string = (text) => text,
): Grupo<Fila>[] {
  const groups = new Map<string, Grupo<Fila>>();
  for (const row of rows) {
    const found = comunOf(row);
    const text = (typeof found === 'string' ? found : found?.nombre) ?? '';
    const id = typeof found === 'object' && found?.id ? found.id : null;
    const clave = id === null ? `=${fold(text).replace(/ +/g, ' ')}` : String(id);
    const same = groups.get(clave);
    if (same) {
      same.filas.push(row);
      continue;
    }
    const nombre = id === null ? clave !== '=' && nombreOf(text.trim()) : text;
    groups.set(clave, {
      clave,
      nombre: nombre || ninguno,
      id: id ?? -1 - groups.size,
      filas: [row],
    });
  }
  return [...groups.values()];
}

/** The `localidad` of a client: a movement carries none. */
export type LocalidadOf = (clienteId: number) => string | null | undefined;

/** In pesos, the largest debt first. `cliente` is the sender; `localidad` that of the client charged. @throws RangeError when not finite. */
export function groupDeuda<Fila extends FilaDeuda>(
  rows: readonly Fila[],
  por: Agrupacion,
  localidadOf: LocalidadOf = () => null,
): GrupoDeuda<Fila>[] {
  return groupPor(rows, por, localidadOf)
    .map((one) => ({ ...one, ...computeTotales(one.filas) }))
    .sort(
      (a, b) =>
        b.impago - a.impago || b.flete - a.flete || (isPaso(por) ? byClave(a, b) : byName(a, b)),
    );
}

function groupPor<Fila extends FilaDeuda>(
  rows: readonly Fila[],
  por: Agrupacion,
  localidadOf: LocalidadOf,
): Grupo<Fila>[] {
  switch (por) {
    case 'cargo':
      return group(rows, aCargoDe, 'N/A');
    case 'cliente':
      return group(rows, ({ clienteOrigen }) => clienteOrigen, 'N/A');
    case 'representante':
      return group(rows, ({ representante }) => representante, 'Sin representante');
    case 'servicio':
      return group(rows, ({ servicio }) => servicio, 'Sin servicio');
    case 'dia':
      return group(rows, ({ fecha }) => fecha, 'Sin fecha', formatFecha);
    case 'semana':
      return group(rows, ({ fecha }) => fecha && lunesDe(fecha), 'Sin fecha', nombreDeSemana);
    case 'mes':
      return group(
        rows,
        ({ fecha }) => fecha?.slice(0, 7) ?? null,
        'Sin fecha',
        (mes) => nombreDeMes(`${mes}-01`),
      );
    case 'localidad':
      return group(
        rows,
        (row) => {
          const id = aCargoDe(row)?.id;
          return (id && localidadOf(id)) || null;
        },
        'Sin localidad',
      );
  }
}

const byClave = (a: Grupo<unknown>, b: Grupo<unknown>) => collator.compare(a.clave, b.clave);

const byName = (a: Grupo<unknown>, b: Grupo<unknown>) =>
  collator.compare(a.nombre, b.nombre) || byClave(a, b);

export interface GrupoARendir<Fila> extends Grupo<Fila> {
  /** Collected for this sender and not handed over, in pesos. */
  aRendir: number;
  /** Date of the oldest movement, `yyyy-mm-dd`, or null if none has a date. */
  desde: string | null;
}

/** Montos collected and not handed over, by sender, the largest sum first. @throws RangeError when an amount is not finite. */
export function groupARendir<Fila extends FilaDeuda>(rows: readonly Fila[]): GrupoARendir<Fila>[] {
  return group(
    rows.filter((row) => montoARendir(row) !== 0),
    ({ clienteOrigen }) => clienteOrigen,
    'N/A',
  )
    .map((one) => ({
      ...one,
      aRendir: sumPesos(one.filas.map(montoARendir)),
      desde: one.filas
        .map(({ fecha }) => fecha)
        .reduce((a, b) => (a === null || (b !== null && b < a) ? b : a)),
    }))
    .sort((a, b) => b.aRendir - a.aRendir || byName(a, b));
}
