import type { ZodMiniType } from 'zod/mini';
import { clienteCreatedSchema } from '@/features/clientes/cliente.schema';
import { movimientoCreatedSchema } from '@/features/movimientos/movimiento.schema';
import { ask, jsonOf, type Asked, type Server } from './ask';
import type { Read } from './reads';
import { failed, notChecked, readAnswer, type CallResult, type Limits } from './results';

interface Change {
  call: string;
  screens: string[];
  failure: string;
}

/** A kind of record that the check makes, edits and removes. */
interface Kind {
  noun: string;
  path: string;
  list: string;
  /** The list's key; null for a bare list. */
  key: string | null;
  /** The field that the record's name goes into, and is found by. */
  field: string;
  /** Where it is made, and where its list is. */
  screens: { create: string; edit?: string; list: string };
  create: (name: string, made: Made[]) => object | { reason: string };
  edit?: (id: number, name: string, made: Made[]) => object;
  /** How the panel reads the answer to a creation; without one it does not. */
  created?: ZodMiniType;
}

/** A record that the check made, or may have made. */
interface Made {
  kind: Kind;
  name: string;
  id: number;
}

const page = 'pagina=0&cantidad=10&texto=';

const contacto = (name: string) => ({
  id: 0,
  nombre: name,
  identificacion: '20-12345678-6',
  telefono: '351 555-0100',
  localidad: 'Córdoba',
  direccion: 'Av. Colón 1',
  email: 'prueba@example.com',
});

const contactoEdit = (id: number, name: string) => ({ ...contacto(name), id });

const date = '2026-01-31';

const idOf = (made: Made[], noun: string) => made.find(({ kind }) => kind.noun === noun)?.id;

const CLIENTE: Kind = {
  noun: 'cliente',
  path: '/clientes/',
  list: page,
  key: 'cliente',
  field: 'nombre',
  screens: { create: 'Agregar Cliente', edit: 'Editar Cliente', list: 'Clientes' },
  create: contacto,
  edit: contactoEdit,
  created: clienteCreatedSchema,
};

const movimiento = (made: Made[]) => ({
  clienteOrigenId: idOf(made, 'cliente') ?? 0,
  clienteDestinoId: idOf(made, 'cliente') ?? 0,
  representanteId: idOf(made, 'representante') ?? null,
  servicioId: idOf(made, 'servicio'),
  bultos: 2,
  monto: 1000.1,
  montoPagado: false,
  montoRendido: false,
  flete: 840.5,
  fletePagado: false,
  fleteRendido: false,
  contrareembolso: 50.01,
  valorDeclarado: 0,
  cuentaCorriente: false,
  observaciones: 'Prueba de check:api',
  fleteACargoCliente: true,
});

const ANOTACION: Kind = {
  noun: 'anotacion',
  path: '/v1/anotaciones/',
  list: '',
  key: null,
  field: 'texto',
  screens: { create: 'Inicio', list: 'Inicio' },
  create: (name) => ({ texto: name, fecha: date }),
};

/** Later ones refer to earlier ones, so they are removed in the opposite order. */
const KINDS: Kind[] = [
  CLIENTE,
  {
    ...CLIENTE,
    noun: 'representante',
    path: '/representantes/',
    key: 'representante',
    screens: {
      create: 'Agregar Representante',
      edit: 'Editar Representante',
      list: 'Representantes',
    },
    create: contacto,
    edit: contactoEdit,
  },
  {
    noun: 'servicio',
    path: '/servicios/',
    list: page,
    key: 'servicio',
    field: 'nombre',
    screens: { create: 'Agregar Servicio', edit: 'Editar Servicio', list: 'Servicios' },
    create: (name) => ({
      nombre: name,
      descripcion: 'Prueba',
      precio: 10.5,
      contrareembolso: false,
    }),
    edit: (id, name) => ({ id, nombre: name, descripcion: 'Prueba', porcentaje: 0.1 }),
  },
  {
    noun: 'vehiculo',
    path: '/v1/vehiculos/',
    list: page,
    key: 'vehiculo',
    field: 'vehiculo',
    screens: { create: 'Agregar Vehículo', edit: 'Editar Vehículo', list: 'Vehículos' },
    create: (name) => ({ id: 0, vehiculo: name, patente: 'AA 000 AA', fechaTecnica: date }),
    edit: (id, name) => ({ id, vehiculo: name, patente: 'AA 000 AA', fechaTecnica: '' }),
  },
  {
    noun: 'chofer',
    path: '/choferes/',
    list: 'page=0&size=10&texto=',
    key: 'chofer',
    field: 'nombre',
    screens: { create: 'Agregar Chofer', edit: 'Editar Chofer', list: 'Choferes' },
    create: (name) => ({ ...contacto(name), fechaIngreso: date }),
    edit: (id, name) => ({ ...contactoEdit(id, name), fechaIngreso: '' }),
  },
  {
    noun: 'empleado',
    path: '/v1/empleados/',
    list: page,
    key: 'empleado',
    field: 'nombre',
    screens: { create: 'Agregar Empleado', edit: 'Editar Empleado', list: 'Empleados' },
    create: (name) => ({ ...contacto(name), apellido: 'Prueba', tipoId: 3, fechaIngreso: date }),
    edit: (id, name) => ({ ...contactoEdit(id, name), tipoId: 2, fechaVencimientoLicencia: '' }),
  },
  {
    noun: 'movimiento',
    path: '/movimientos/',
    list: page,
    key: 'movimiento',
    field: 'remitoNumero',
    screens: { create: 'Movimientos', edit: 'Editar Movimiento', list: 'Movimientos' },
    create: (name, made) =>
      idOf(made, 'servicio') === undefined
        ? { reason: 'no service was made for it' }
        : {
            ...movimiento(made),
            remitoNumero: name,
            fecha: date,
            seguro: 10.2,
            redespacho: 0.1,
            ...(idOf(made, 'cliente') === undefined && {
              clienteOrigenNombre: 'Prueba',
              clienteDestinoNombre: 'Prueba',
            }),
          },
    edit: (_id, name, made) => ({
      ...movimiento(made),
      remitoNumero: name,
      fecha: null,
      seguro: 10,
      redespacho: 0,
      subServicioId: null,
      subBultos: null,
    }),
    created: movimientoCreatedSchema,
  },
  ANOTACION,
];

const creation = ({ path, screens }: Kind): Change => ({
  call: `POST ${path}`,
  screens: [screens.create],
  failure: 'nothing new can be saved, and an error says so',
});
const edition = ({ path, screens }: Kind): Change => ({
  call: `PATCH ${path}{id}`,
  screens: [screens.edit ?? screens.create],
  failure: 'a change is not saved, and an error says so',
});
const deletion = ({ path, screens }: Kind): Change => ({
  call: `DELETE ${path}{id}`,
  screens: [screens.list],
  failure: 'nothing can be deleted, and an error says so',
});

const BULK: (Change & { query: string })[] = [
  ['marcar-pagado', 'montoPagado=true&fletePagado=true'],
  ['marcar-rendido', 'fleteRendido=true'],
  ['precio-flete', 'precioFlete=900.5'],
].map(([name = '', query = '']) => ({
  call: `PATCH /reportes/movimientos/${name}`,
  screens: ['Consultas'],
  failure: 'the marked movements do not change, and an error says so',
  query,
}));

/** Every change that the check makes. */
export const CHANGES: Change[] = [
  ...KINDS.flatMap((kind) => [
    creation(kind),
    ...(kind.edit ? [edition(kind)] : []),
    deletion(kind),
  ]),
  ...BULK,
];

/** The creations whose answer the panel reads. */
export const CREATED: Omit<Read, 'path'>[] = KINDS.flatMap((kind) =>
  kind.created ? [{ ...creation(kind), schema: kind.created }] : [],
);

/** Changes that would stay. */
export const NOT_MADE: { call: string; screens: string[]; reason: string }[] = [
  {
    call: 'PATCH /v1/vencimientos/{id}',
    screens: ['Inicio'],
    reason: "it would change somebody's notification: no call makes one",
  },
  {
    call: 'POST /v1/recibos/',
    screens: ['Contrareembolso'],
    reason: 'it would leave a receipt: no call deletes one',
  },
  {
    call: 'POST /v1/recibos/manual',
    screens: ['Crear recibos'],
    reason: 'it would leave a receipt: no call deletes one',
  },
  {
    call: 'POST /hoja-rutas/',
    screens: ['Hoja de Ruta'],
    reason: 'it would leave a route sheet: no call deletes one',
  },
];

export interface ChangeOptions extends Limits {
  signal?: AbortSignal | undefined;
  /** Marks the names of records that the check makes. */
  stamp: string;
}

/** The ids of the records whose name begins like this, an edit included; null if the list cannot say. */
async function locate(server: Server, kind: Kind, name: string): Promise<number[] | null> {
  const query = kind.list && `?${kind.list}${encodeURIComponent(name)}`;
  const asked = await ask(server, 'GET', `${kind.path}${query}`);
  const json = asked.ok ? jsonOf(asked.text) : null;
  if (!json || !('body' in json)) return null;
  const { body } = json;
  const rows = kind.key === null ? body : (body as Record<string, unknown> | null)?.[kind.key];
  if (!Array.isArray(rows)) return null;
  return (rows as Record<string, unknown>[])
    .filter((row) => String(row[kind.field]).startsWith(name))
    .flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
}

/** Asks a change whose answer the panel does not read. */
function outcome(change: Change, asked: Asked, slow: number): CallResult {
  if (!asked.ok) return failed(change, asked);
  const isSlow = asked.ms >= slow;
  return {
    call: change.call,
    screens: change.screens,
    status: isSlow ? 'slow' : 'fine',
    ms: asked.ms,
    findings: [],
    notes: [],
    ...(isSlow && { effect: `waits ${(asked.ms / 1000).toFixed(1)} s` }),
  };
}

/** Adds to a result that a change was confirmed and not made. */
function unmade(result: CallResult, expected: string, came: string, effect: string): void {
  result.status = 'differs';
  result.effect = effect;
  result.findings.push({ field: '', expected, came, panel: effect, times: 1 });
}

/**
 * Makes, edits and removes a record of each kind. Removes also after a failure or an interruption; what it cannot remove it returns by
 * name.
 */
export async function makeChanges(
  options: ChangeOptions,
  server: Server,
): Promise<{ calls: CallResult[]; leftBehind: string[] }> {
  const made: Made[] = [];
  const calls: CallResult[] = [];
  const leftBehind: string[] = [];
  // What was begun is looked for and removed also after an interruption.
  const untilDone = { ...server, signal: undefined };

  for (const kind of KINDS) {
    if (options.signal?.aborted) break;
    const name = `Prueba de check:api, ñandú & cía. ${options.stamp}`;
    const body = kind.create(name, made);
    if ('reason' in body) {
      calls.push(notChecked(creation(kind), body.reason));
      continue;
    }
    const asked = await ask(server, 'POST', kind.path, body);
    const { created } = kind;
    const { result, output } = created
      ? readAnswer(options, { ...creation(kind), schema: created }, asked)
      : { result: outcome(creation(kind), asked, options.slow) };
    calls.push(result);
    const told = (output as { id?: unknown } | undefined)?.id;
    const refused = asked.status !== null && asked.status >= 400 && asked.status < 500;
    if (typeof told === 'number') made.push({ kind, name, id: told });
    else if (!refused) {
      const ids = await locate(untilDone, kind, name);
      if (ids === null)
        leftBehind.push(`${kind.noun} «${name}»: may be there, and its list does not answer`);
      for (const id of ids ?? []) made.push({ kind, name, id });
      if (ids?.length === 0 && asked.ok) {
        unmade(
          result,
          'a new record',
          'no record of its name in the list',
          'what is saved is not found',
        );
      }
    }
    const record = made.find((one) => one.kind === kind);
    if (record && kind.edit && !options.signal?.aborted) {
      calls.push(await change(options, server, record, made));
    }
  }

  for (const bulk of options.signal?.aborted ? [] : BULK) {
    const id = idOf(made, 'movimiento');
    if (id === undefined) calls.push(notChecked(bulk, 'no movement was made for it'));
    else {
      const path = bulk.call.replace('PATCH ', '');
      const asked = await ask(server, 'PATCH', `${path}?movimientoIds=${id}&${bulk.query}`);
      calls.push(outcome(bulk, asked, options.slow));
    }
  }

  const created = calls.find(({ call }) => call === creation(ANOTACION).call);
  if (created && idOf(made, ANOTACION.noun) !== undefined && !options.signal?.aborted) {
    created.notes.push(await repeat(untilDone, options.stamp, made, leftBehind));
  }

  for (const record of made.toReversed()) {
    const { result, problem } = await remove(options, untilDone, record);
    if (!calls.some(({ call }) => call === result.call)) calls.push(result);
    if (problem !== null) {
      leftBehind.push(`${record.kind.noun} «${record.name}» (id ${record.id}): ${problem}`);
    }
  }
  const done = new Set(calls.map(({ call }) => call));
  const rest = CHANGES.filter(({ call }) => !done.has(call));
  calls.push(...rest.map((one) => notChecked(one, 'no record was made for it')));
  return { calls, leftBehind };
}

/** Makes a record twice with one `Idempotency-Key`, as a browser does when it repeats a call by itself, and says what came of it. */
async function repeat(
  server: Server,
  stamp: string,
  made: Made[],
  leftBehind: string[],
): Promise<string> {
  const name = `Prueba de check:api, repetida ${stamp}`;
  const create = () =>
    ask(server, 'POST', ANOTACION.path, ANOTACION.create(name, made), {
      'idempotency-key': `check-api ${stamp}`,
    });
  const tries = [await create(), await create()];
  const ids = await locate(server, ANOTACION, name);
  if (ids === null) {
    leftBehind.push(`${ANOTACION.noun} «${name}»: may be there, and its list does not answer`);
    return 'Idempotency-Key: not known, because the list does not answer';
  }
  for (const id of ids) made.push({ kind: ANOTACION, name, id });
  const refused = tries.find(({ ok }) => !ok);
  if (refused && !refused.ok) return `Idempotency-Key: came back with ${refused.what}`;
  return ids.length === 1
    ? 'Idempotency-Key: taken, a repeated call made nothing twice. The panel sends it with `idempotencyKeys` in its config.json'
    : `Idempotency-Key: not taken, a repeated call made ${ids.length} records. A browser may repeat a call by itself: see docs/mock-api.md`;
}

/** Edits a record, and reads whether the edit was kept. */
async function change(
  { slow }: Limits,
  server: Server,
  record: Made,
  made: Made[],
): Promise<CallResult> {
  const { kind, id } = record;
  const name = `${record.name} editado`;
  const asked = await ask(server, 'PATCH', `${kind.path}${id}`, kind.edit?.(id, name, made));
  const result = outcome(edition(kind), asked, slow);
  const after = await ask(server, 'GET', `${kind.path}${id}`);
  const json = after.ok ? jsonOf(after.text) : null;
  const kept =
    json && 'body' in json ? (json.body as Record<string, unknown> | null)?.[kind.field] : null;
  if (asked.ok && typeof kept === 'string' && kept !== name) {
    unmade(result, `«${name}»`, `«${kept}»`, 'says that it saved, and the record stays as it was');
  }
  return result;
}

/** Deletes a record, twice if it is still there, and looks whether it is gone. */
async function remove({ slow }: Limits, server: Server, record: Made) {
  const { kind, id, name } = record;
  const asked = await ask(server, 'DELETE', `${kind.path}${id}`);
  const result = outcome(deletion(kind), asked, slow);
  const isThere = async () => (await locate(server, kind, name))?.includes(id) ?? !asked.ok;
  if (!(await isThere())) return { result, problem: null };
  if (asked.ok) {
    unmade(
      result,
      'no such record any more',
      'the record, in its list',
      'says that it deleted, and the record stays',
    );
  }
  const again = await ask(server, 'DELETE', `${kind.path}${id}`);
  if (!(await isThere())) return { result, problem: null };
  return {
    result,
    problem: again.ok ? 'still in its list' : `DELETE came back with ${again.what}`,
  };
}
