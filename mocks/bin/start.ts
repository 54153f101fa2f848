import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { callSourcesOf, securityHeaders } from '../../build/security-headers';
import { createMockApi } from '../api';
import { Db } from '../db';
import { startServer } from '../node';
import { FileInUseError, openStore, type StoreOptions } from '../persistence';
import { createSeed } from '../seed/index';

/** More rows than this stay in memory: a file of them would be written anew on each change. */
const mostKept = 20_000;

const usage = `Uso: npm start -- [opciones], o npm run mock -- [opciones] sin construir el panel
  --fresh      descarta los datos guardados y empieza de nuevo
  --rows N     empieza con N movimientos (más de ${mostKept} no se guardan en disco)
  --now T      detiene el reloj en T, como 2026-11-20T10:30:00-03:00, con datos de ese día y en memoria
  PORT=N       puerto, 4173 si no se indica
  HOST=A       dirección en la que escucha, 127.0.0.1 si no se indica`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        fresh: { type: 'boolean' },
        rows: { type: 'string' },
        now: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

function openOrFail(storeOptions: StoreOptions) {
  try {
    return openStore(storeOptions);
  } catch (error) {
    if (!(error instanceof FileInUseError)) throw error;
    const { pid, lockFile } = error;
    return fail(
      `Otro «npm start» (proceso ${pid}) ya usa ${storeOptions.file}: cerralo antes de abrir este.\nSi ese proceso es otra cosa, borrá ${lockFile}.`,
    );
  }
}

/** The panel in `dist/`, if it is built. */
function builtPanel() {
  const dist = 'dist';
  if (!existsSync(`${dist}/index.html`)) return undefined;
  const { apiUrl, companyName } = JSON.parse(readFileSync(`${dist}/config.json`, 'utf8')) as Record<
    'apiUrl' | 'companyName',
    string
  >;
  const headers = securityHeaders({
    indexHtml: readFileSync(`${dist}/index.html`, 'utf8'),
    callSources: callSourcesOf(apiUrl),
  });
  return { dist, companyName, headers };
}

const { fresh = false, rows, now, help = false } = options();
if (help) {
  console.log(usage);
  process.exit(0);
}
const movimientos = rows === undefined ? undefined : Number(rows);
if (movimientos !== undefined && !(Number.isInteger(movimientos) && movimientos >= 0)) {
  fail(`--rows lleva un número entero.\n${usage}`);
}
const stopped = now === undefined ? undefined : new Date(now);
if (Number.isNaN(stopped?.getTime())) fail(`--now lleva fecha y hora.\n${usage}`);
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('PORT tiene que ser un puerto.');

const clock = () => new Date(stopped ?? Date.now());
const seed = () => createSeed({ now: clock(), movimientos });
const file = '.data/mock.json';
const isKept = stopped === undefined && (movimientos ?? 0) <= mostKept;
const store = isKept
  ? openOrFail({
      file,
      seed,
      fresh: fresh || rows !== undefined,
      onWriteError: ({ message }) => {
        console.warn(`No se pudo guardar ${file}: los cambios quedan solo en memoria. ${message}`);
      },
    })
  : { db: new Db(seed()), origin: 'seeded' as const, close: () => undefined };
process.once('exit', store.close);
if (store.origin === 'unreadable') {
  console.warn(`No se pudo leer ${file}: quedó como ${file}.bad y se empieza con datos nuevos.`);
}

const panel = builtPanel();
const api = createMockApi({ db: store.db, clock, seed, companyName: panel?.companyName });
const host = process.env.HOST;
const { dist, headers } = panel ?? {};
const server = await startServer({ port, host, dist, api, headers }).catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return fail(
    code === 'EADDRINUSE'
      ? `El puerto ${port} está ocupado. Probá con otro: PORT=${port + 1} npm start`
      : `No se pudo iniciar el servidor: ${message}`,
  );
});

const origin = `http://localhost:${server.port}`;
console.log(`
  Panel          ${panel ? `${origin}/admin` : 'sin construir: «npm run build» lo construye'}
  Usuario        admin
  Contraseña     admin123

  API de prueba  ${origin}/api
  Fallas         ${origin}/__mock/
  Datos          ${isKept ? `${file} (--fresh para empezar de nuevo)` : 'en memoria'}, ${store.db.movimientos.rows.length} movimientos
`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(0));
}
