/** The available faults by name, with the text that the control page shows. */
export const faultKinds = {
  'status-400': 'Rechazo 400 con mensaje',
  'status-400-empty': 'Rechazo 400 sin cuerpo',
  'status-401': 'Sesión rechazada (401)',
  'status-403': 'Sin permiso (403)',
  'status-403-empty': 'Sin permiso, sin cuerpo (403)',
  'status-404': 'No existe (404)',
  'status-409': 'Conflicto (409)',
  'status-422': 'Datos no procesables (422)',
  'status-500': 'Error interno (500)',
  'status-502': 'Puerta de enlace (502, HTML)',
  'status-503': 'Servicio no disponible (503)',
  html: 'Página HTML en lugar de JSON (200)',
  redirect: 'Redirección a una página (302)',
  'status-204': 'Sin contenido (204)',
  empty: 'Cuerpo vacío (200)',
  'truncated-json': 'JSON cortado por la mitad',
  'malformed-json': 'JSON mal formado',
  'missing-field': 'Falta un campo de la respuesta',
  'wrong-type': 'Un campo con otro tipo',
  'extra-field': 'Campos de más en la respuesta',
  'null-fields': 'Campos en null',
  cut: 'Conexión cortada antes de procesar',
  'cut-after': 'Conexión cortada después de procesar',
  slow: 'Respuesta lenta',
  hang: 'Sin respuesta',
} as const;

export type FaultName = keyof typeof faultKinds;

export interface FaultRule {
  /** Any method by default. */
  method?: string | undefined;
  /** A path of the contract; `*` stands for anything and `{id}` for one segment. */
  path: string;
  fault: FaultName;
  /** How many calls fail; all of them by default. */
  times?: number | undefined;
  /** How long `slow` waits in milliseconds; 3000 by default. */
  ms?: number | undefined;
  /** The field that `missing-field` and `wrong-type` change, at any depth; the response's first field by default. */
  field?: string | undefined;
  /** The `message` of a status fault. */
  message?: string | undefined;
}

export interface ActiveFault extends FaultRule {
  id: number;
}

/** The faults that are switched on. */
export class Faults {
  /** Delay before every response, in milliseconds. */
  latency = 0;
  #active: ActiveFault[] = [];
  #nextId = 1;

  get active(): readonly ActiveFault[] {
    return this.#active;
  }

  /** Switches a fault on and returns the id that removes it. */
  add(rule: FaultRule): number {
    const id = this.#nextId++;
    this.#active.push({ ...rule, id });
    return id;
  }

  remove(id: number): boolean {
    const before = this.#active.length;
    this.#active = this.#active.filter((fault) => fault.id !== id);
    return this.#active.length < before;
  }

  clear(): void {
    this.#active = [];
    this.latency = 0;
  }

  /** The newest fault that matches this call; uses up one of its `times`. */
  take(method: string, path: string): ActiveFault | undefined {
    const fault = this.#active.findLast(
      (rule) =>
        (rule.method === undefined || rule.method.toUpperCase() === method) &&
        pathPattern(rule.path).test(path),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.remove(fault.id);
    }
    return fault;
  }
}

function pathPattern(path: string): RegExp {
  const source = path
    .replace(/^\/api(?=\/)/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}

/** A broken connection, as the `TypeError` that `fetch` itself rejects with. */
export class ConnectionCut extends TypeError {
  override name = 'TypeError';
  constructor() {
    super('Failed to fetch');
  }
}

const statusMessages: Record<string, string> = {
  '400': 'Los datos enviados no son válidos.',
  '401': 'La sesión no es válida o venció. Volvé a iniciar sesión.',
  '403': 'No tenés permiso para hacer esto.',
  '404': 'No se encontró lo que buscabas.',
  '409': 'La operación no es posible en el estado actual.',
  '422': 'Los datos no se pueden procesar.',
  '500': 'Ocurrió un error interno en el servidor.',
  '503': 'El servicio no está disponible por el momento.',
};

const html = (status: number, title: string) =>
  new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

/** Responds with the fault; `answer` is the healthy server. */
export async function applyFault(
  fault: ActiveFault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.fault) {
    case 'cut':
      throw new ConnectionCut();
    case 'cut-after':
      await answer();
      throw new ConnectionCut();
    case 'hang':
      return aborted(signal);
    case 'slow':
      await wait(fault.ms ?? 3000, signal);
      return answer();
    case 'html':
      return html(200, 'Panel');
    case 'status-502':
      return html(502, '502 Bad Gateway');
    case 'empty':
      return json('');
    case 'malformed-json':
      return json('{"message": sin comillas, [}');
    case 'status-204':
      await answer();
      return new Response(null, { status: 204 });
    case 'status-400-empty':
    case 'status-403-empty':
      return new Response(null, { status: Number.parseInt(fault.fault.slice('status-'.length)) });
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: '/admin/' } });
    case 'truncated-json':
    case 'missing-field':
    case 'wrong-type':
    case 'extra-field':
    case 'null-fields':
      return distort(fault, await answer());
    default: {
      const status = fault.fault.slice('status-'.length);
      const message = fault.message ?? statusMessages[status];
      return json(JSON.stringify({ message }), Number(status));
    }
  }
}

/** Waits, or rejects if the caller aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Never resolves; rejects when the caller aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

async function distort(fault: ActiveFault, response: Response): Promise<Response> {
  const text = await response.text();
  if (text === '') return new Response(null, { status: response.status });
  if (fault.fault === 'truncated-json') {
    return json(text.slice(0, Math.ceil(text.length / 2)), response.status);
  }
  const body: unknown = JSON.parse(text);
  const target = fault.field ?? firstField(body);
  return json(JSON.stringify(rewrite(body, distortions[fault.fault], target)), response.status);
}

function firstField(body: unknown): string | undefined {
  const sample: unknown = Array.isArray(body) ? body[0] : body;
  return typeof sample === 'object' && sample !== null ? Object.keys(sample)[0] : undefined;
}

type Entries = [string, unknown][];
type Distortion = (entries: Entries, target: string | undefined) => Entries;

const distortions: Partial<Record<FaultName, Distortion>> = {
  'missing-field': (entries, target) => entries.filter(([name]) => name !== target),
  'wrong-type': (entries, target) =>
    entries.map(([name, value]) => [name, name === target ? otherType(value) : value]),
  'null-fields': (entries) =>
    entries.map(([name, value]) => [name, isKept(name, value) ? value : null]),
  'extra-field': (entries) => [...entries, ['campoDesconocido', { version: 2, lista: [1, null] }]],
};

/** Without its id a row cannot be read, and without these numbers no page. */
const KEPT = ['id', 'number', 'size', 'totalElements', 'totalPages'];

const isKept = (name: string, value: unknown) => typeof value === 'object' || KEPT.includes(name);

const otherType = (value: unknown) => (typeof value === 'string' ? { texto: value } : 'otro tipo');

function rewrite(
  value: unknown,
  distort: Distortion | undefined,
  target: string | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, distort, target));
  if (typeof value !== 'object' || value === null || !distort) return value;
  // Depth first, so that added fields are not rewritten too.
  const inner = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    rewrite(one, distort, target),
  ]);
  return Object.fromEntries(distort(inner, target));
}
