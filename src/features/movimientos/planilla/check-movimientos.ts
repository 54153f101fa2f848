import { clean } from '@/domain/clean';
import { netFlete } from '@/domain/flete';
import { parseMonto } from '@/domain/dinero';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import type { Tarifas } from '@/features/servicios';
import { montoToInput } from '@/lib/values/monto-input';
import { isTyped, problemText, type Option } from '@/lib/values/option';
import {
  cellProblems,
  staysFor,
  type Fila,
  type FilaBase,
  type Remember,
} from '@/ui/importar/fila';
import { emptyMovimientoForm } from '../movimiento-form';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import { goneText, importesOf, pesosOf, serviciosOf } from '../movimiento-importes';
import { movimientoTitle } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import type { Datos } from './datos';
import { nombreIn, PICKER_NAMES, textIn, typedText } from './nombres';

export type FilaMovimiento = Fila<MovimientoFormValues>;

export interface Known {
  /** By the key of a name. */
  nombres: ReadonlyMap<string, Option>;
  /** The movement that has a number, or null. */
  remitos: ReadonlyMap<string, Movimiento | null>;
  tarifas: Tarifas | undefined;
}

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
function valuesOf(base: FilaBase, datos: Datos, { nombres, tarifas }: Known) {
  const { read, mark } = base;
  const { comunes, resueltos } = datos;
  const picked = PICKER_NAMES.flatMap((name) => {
    const nombre = nombreIn(base, name);
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

/** The number of each row: its own, else in the file's order the first free one from `desde` on. */
export function numerosOf(bases: readonly FilaBase[], desde: string): string[] {
  const own = bases.map(({ read, mark }) =>
    clean(textIn({ ...read, ...mark.changes }, 'remitoNumero')),
  );
  const used = new Set(own);
  let next: string | null = clean(desde);
  return own.map((numero) => {
    if (numero !== '') return numero;
    while (next && used.has(next)) next = remitoSiguiente([next]);
    const free = next ?? '';
    next = next && remitoSiguiente([next]);
    return free;
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
  numeros: readonly string[],
  datos: Datos,
  known: Known,
  remember: Remember,
): FilaMovimiento[] {
  const schema = movimientoCreateFormSchema(known.tarifas);
  const byNumber = new Map<string, number[]>();
  bases.forEach((base, at) => {
    const number = numeros[at] ?? '';
    if (number === '' || staysFor(base, null) !== null) return;
    byNumber.set(number, [...(byNumber.get(number) ?? []), base.id]);
  });
  return bases.map((base, at) => {
    const number = numeros[at] ?? '';
    const values = { ...valuesOf(base, datos, known), remitoNumero: number };
    const problems = cellProblems(base);
    for (const name of PICKER_NAMES) {
      const problem = pickerProblem(values[name]);
      if (problem) problems[name] = problem;
    }
    const found = remember(base, [datos, known.nombres, known.tarifas, number], () =>
      schemaProblems(values, known.tarifas, schema),
    );
    for (const [name, problem] of Object.entries(found)) problems[name] ??= problem;
    const user = known.remitos.get(number);
    const twins = byNumber.get(number)?.filter((id) => id !== base.id) ?? [];
    if (user) problems.remitoNumero ??= `En uso: ${movimientoTitle(user)}`;
    else if (twins.length > 0)
      problems.remitoNumero ??= `Repetido: también en la fila ${twins.join(', ')}`;
    const isSearched = PICKER_NAMES.some((name) => isTyped(values[name]) && !values[name].problem);
    return { ...base, values, problems, stays: isSearched ? 'Buscando…' : staysFor(base, null) };
  });
}
