import type { QueryClient } from '@tanstack/react-query';
import { cuitProblem } from '@/domain/cuit';
import { fold } from '@/domain/fold';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { servicioSource } from '@/features/servicios';
import type { Leida } from '@/lib/planilla/campos';
import { isTyped, type Option, type TypedText } from '@/lib/values/option';
import { settle, type PickerSource } from '@/ui/picker/settle';
import { delDestino } from './campos';

export const PICKERS = {
  clienteOrigen: clienteSource,
  clienteDestino: clienteSource,
  servicio: servicioSource,
  subServicio: servicioSource,
  representante: representanteSource,
} satisfies Record<string, PickerSource>;

export type PickerName = keyof typeof PICKERS;

export const PICKER_NAMES = Object.keys(PICKERS) as PickerName[];

/** A name in a file, which one search answers for all its rows. */
export interface Nombre {
  key: string;
  source: PickerSource;
  /** What is searched, one after the other: a CUIT, then the name. */
  textos: readonly [string, ...string[]];
}

const KINDS = new Map<PickerSource, string>(
  [clienteSource, servicioSource, representanteSource].map((source, at) => [source, String(at)]),
);

/** The text that a row's cell was read as, empty if it has none. */
export const textIn = (cells: Readonly<Record<string, unknown>>, name: string): string =>
  typeof cells[name] === 'string' ? cells[name] : '';

/** Null if the row's cell is blank. */
export function nombreIn({ read, aside }: Leida, name: PickerName): Nombre | null {
  const cuit = name === 'clienteDestino' ? textIn(aside, delDestino('identificacion')) : '';
  const [first, ...others] = [cuitProblem(cuit) === null ? cuit : '', textIn(read, name)].filter(
    Boolean,
  );
  if (first === undefined) return null;
  const source = PICKERS[name];
  const key = [KINDS.get(source), ...[first, ...others].map(fold)].join(' ');
  return { key, source, textos: [first, ...others] };
}

/** Each name of the rows once, as the first of them writes it. */
export function nombresIn(filas: readonly Leida[]): Nombre[] {
  const found = new Map<string, Nombre>();
  for (const fila of filas) {
    for (const name of PICKER_NAMES) {
      const nombre = nombreIn(fila, name);
      if (nombre && !found.has(nombre.key)) found.set(nombre.key, nombre);
    }
  }
  return [...found.values()];
}

export const typedText = (nombre: string): TypedText => ({
  id: null,
  nombre,
  takes: 'exact',
  problem: null,
  over: null,
});

/** What the name means to its picker: an option, or the text with its problem. Never rejects. */
export async function searchNombre(
  queryClient: QueryClient,
  { source, textos }: Nombre,
): Promise<Option> {
  let found: Option = typedText(textos[0]);
  for (const texto of textos) {
    const typed: Record<string, Option> = { texto: typedText(texto) };
    found = (await settle(queryClient, { texto: source }, typed)).texto ?? found;
    if (!isTyped(found) || found.problem === 'failed') return found;
  }
  return found;
}
