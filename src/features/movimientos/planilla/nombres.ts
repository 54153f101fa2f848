import type { QueryClient } from '@tanstack/react-query';
import { cuitProblem } from '@/domain/cuit';
import { fold } from '@/domain/fold';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { servicioSource } from '@/features/servicios';
import { isTyped, type Option, type TypedText } from '@/lib/values/option';
import type { FilaBase } from '@/ui/importar/fila';
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

/** Null if the row's cell is blank. */
export function nombreIn(read: Readonly<Record<string, unknown>>, name: PickerName): Nombre | null {
  const text = (of: string) => (typeof read[of] === 'string' ? read[of] : '');
  const cuit = name === 'clienteDestino' ? text(delDestino('identificacion')) : '';
  const [first, ...others] = [
    ...(cuitProblem(cuit) === null ? [cuit] : []),
    ...(text(name) ? [text(name)] : []),
  ];
  if (first === undefined) return null;
  const source = PICKERS[name];
  const key = [KINDS.get(source), ...[first, ...others].map(fold)].join(' ');
  return { key, source, textos: [first, ...others] };
}

/** Each name of the rows once. */
export function nombresIn(filas: readonly FilaBase[]): Nombre[] {
  const all = filas.flatMap(({ read }) => PICKER_NAMES.map((name) => nombreIn(read, name)));
  return [...new Map(all.flatMap((one) => (one ? [[one.key, one]] : []))).values()];
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
