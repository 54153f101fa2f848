import { clean } from '@/domain/clean';
import { netFlete } from '@/domain/flete';
import { parseMonto } from '@/domain/dinero';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import type { Tarifas } from '@/features/servicios';
import { montoToInput } from '@/lib/values/monto-input';
import { isTyped, problemText, type Option } from '@/lib/values/option';
import { staysFor, type Fila } from '@/ui/importar/fila';
import type { FilaBase } from '@/ui/importar/use-planilla';
import { emptyMovimientoForm } from '../movimiento-form';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import { goneText, importesOf, pesosOf, serviciosOf } from '../movimiento-importes';
import { movimientoTitle } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import type { Datos } from './datos';
import { nombreIn, PICKERS, typedText, type PickerName } from './nombres';

export type FilaMovimiento = Fila<MovimientoFormValues>;

export interface Known {
  /** By the key of a name. */
  nombres: ReadonlyMap<string, Option>;
  /** The movement that has a number, or null. */
  remitos: ReadonlyMap<string, Movimiento | null>;
  tarifas: Tarifas | undefined;
}

const PICKER_NAMES = Object.keys(PICKERS) as PickerName[];

/** A file's flete has its extras, as lists have it; the form's has not. */
function netOf(values: MovimientoFormValues, total: string, tarifas: Tarifas | undefined): string {
  const pesos = parseMonto(total);
  if (pesos === null) return total;
  return montoToInput(
    netFlete(pesos, {
      contrareembolso: pesosOf(importesOf(values, tarifas).contrareembolso),
      redespacho: pesosOf(values.redespacho),
      seguro: pesosOf(values.seguro),
    }),
  );
}

/** A row as the form would hold it: what all share, then its cells, then what a person changed. */
function valuesOf({ read, mark }: FilaBase, datos: Datos, { nombres, tarifas }: Known) {
  const { comunes, resueltos } = datos;
  const picked = PICKER_NAMES.flatMap((name) => {
    const nombre = nombreIn(read, name);
    if (!nombre) return [];
    const { key, textos } = nombre;
    return [[name, resueltos[key] ?? nombres.get(key) ?? typedText(textos.at(-1) ?? '')] as const];
  });
  const conSubServicio = picked.some(([name]) => name === 'subServicio');
  const { flete, ...cells } = read as Partial<MovimientoFormValues>;
  const values: MovimientoFormValues = {
    ...emptyMovimientoForm(''),
    ...comunes,
    conSubServicio,
    subBultos: conSubServicio ? '1' : '',
    ...cells,
    ...Object.fromEntries(picked),
  };
  return {
    ...values,
    ...(typeof flete === 'string' && { flete: netOf(values, flete, tarifas) }),
    ...mark.changes,
  };
}

/** Numbers for the rows without one, in the file's order, from the first free one on. */
function numberRows(rows: readonly MovimientoFormValues[], from: string): MovimientoFormValues[] {
  const used = new Set(rows.map(({ remitoNumero }) => clean(remitoNumero)));
  let next: string | null = clean(from);
  return rows.map((values) => {
    if (!next || clean(values.remitoNumero) !== '') return values;
    while (next && used.has(next)) next = remitoSiguiente([next]);
    const remitoNumero = next ?? '';
    next = next && remitoSiguiente([next]);
    return { ...values, remitoNumero };
  });
}

const MISSING: Partial<Record<keyof MovimientoFormValues, string>> = {
  clienteOrigen: 'Falta el cliente origen: elegilo arriba',
  servicio: 'Falta el servicio: elegilo arriba',
};

function pickerProblem(value: Option | null): string | null {
  if (!isTyped(value) || value.problem === null) return null;
  return value.problem === 'none' || value.problem === 'partial'
    ? 'Sin registrar'
    : problemText(value);
}

/** By the cells of a row: what its problems were found from. A row that is sent changes no other, and the schema takes most of the time. */
const found = new WeakMap<object, { from: readonly unknown[]; problems: Record<string, string> }>();

function problemsOf(
  { read, mark }: FilaBase,
  from: readonly unknown[],
  find: () => Record<string, string>,
) {
  const all = [...from, mark.changes];
  const before = found.get(read);
  if (before && all.every((one, at) => Object.is(one, before.from[at]))) return before.problems;
  const problems = find();
  found.set(read, { from: all, problems });
  return problems;
}

function schemaProblems(
  values: MovimientoFormValues,
  tarifas: Tarifas | undefined,
  schema: ReturnType<typeof movimientoCreateFormSchema>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { id, name } of serviciosOf(values))
    if (tarifas && !tarifas.has(id)) problems[name] = goneText(values[name]);
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0]) as keyof MovimientoFormValues;
    problems[name] ??= values[name] === null ? (MISSING[name] ?? message) : message;
  }
  return problems;
}

/** Rows as movements that are not stored yet, checked as the form and its pickers check them. */
export function checkMovimientos(
  bases: readonly FilaBase[],
  datos: Datos,
  known: Known,
): FilaMovimiento[] {
  const rows = numberRows(
    bases.map((base) => valuesOf(base, datos, known)),
    datos.numerarDesde,
  );
  const schema = movimientoCreateFormSchema(known.tarifas);
  const byNumber = new Map<string, number[]>();
  rows.forEach(({ remitoNumero }, at) => {
    const number = clean(remitoNumero);
    const id = bases[at]?.id;
    if (number && id) byNumber.set(number, [...(byNumber.get(number) ?? []), id]);
  });
  return bases.map((base, at) => {
    const values = rows[at] ?? emptyMovimientoForm('');
    const { changes = {} } = base.mark;
    const problems = Object.fromEntries(
      Object.entries(base.problems).filter(([name]) => !(name in changes)),
    );
    for (const name of PICKER_NAMES) {
      const problem = pickerProblem(values[name]);
      if (problem) problems[name] = problem;
    }
    const { remitoNumero } = values;
    const fromSchema = problemsOf(base, [datos, known.nombres, known.tarifas, remitoNumero], () =>
      schemaProblems(values, known.tarifas, schema),
    );
    for (const [name, problem] of Object.entries(fromSchema)) problems[name] ??= problem;
    const number = clean(remitoNumero);
    const user = known.remitos.get(number);
    const twins = byNumber.get(number)?.filter((id) => id !== base.id) ?? [];
    if (user) problems.remitoNumero ??= `En uso: ${movimientoTitle(user)}`;
    else if (twins.length > 0) problems.remitoNumero ??= `También en la fila ${twins.join(', ')}`;
    const isSearched = PICKER_NAMES.some((name) => isTyped(values[name]) && !values[name].problem);
    return { ...base, values, problems, stays: isSearched ? 'Buscando…' : staysFor(base, null) };
  });
}
