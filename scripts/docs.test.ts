import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { montoARendir, type FilaDeuda } from '../src/domain/deuda';
import { parseMonto } from '../src/domain/dinero';
import { computeComision, computeFlete, storedFlete } from '../src/domain/flete';
import { fleteAdeudado } from '../src/domain/totales';

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
  ...['docs', 'deploy', 'src'].map((folder) => filesOf(folder, /\.md$/)),
);
const architecture = readFileSync('docs/architecture.md', 'utf8');

/** Folders that are sorted into rooms. */
const HOUSES = ['src/lib', 'src/ui', 'src/features', 'src/features/movimientos'];
const rooms = HOUSES.flatMap((house) =>
  readdirSync(house, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(house, entry.name)),
);

describe.each(rooms)('%s', (room) => {
  it('says in one sentence what belongs in it, as docs/architecture.md does', () => {
    const sentence = readFileSync(join(room, 'README.md'), 'utf8').trim();
    expect(sentence).toMatch(/^[^\n]+\.$/);
    expect(architecture.split('\n')).toContain(`- \`${basename(room)}\`: ${sentence}`);
  });

  it('holds at most twenty files besides tests and styles', () => {
    const files = readdirSync(room).filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name));
    expect(files.length).toBeLessThanOrEqual(20);
  });
});

it('documents name files that exist', () => {
  const PATH =
    /(?<![\w/@.-])(?:src|test|e2e|mocks|scripts|tools|build|bench|docs)\/[\w./$-]*[\w/]/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .filter(([path]) => !existsSync(path))
      .map(([path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('documents link to files that exist', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .filter(([, path = '']) => !existsSync(join(dirname(document), path)))
      .map(([, path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Names of an example, of a library, or of what was not chosen. */
const FOREIGN = /^(?:sucursal.*|codigoPostal|mine\.spec\.ts|setFixedTime|big\.js|exceljs)$/;

it('documents name files, functions and values that exist', () => {
  const sources = ['src', 'test', 'e2e', 'mocks', 'scripts', 'tools', 'build', 'public']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesOf(folder, /\.(?:[jt]sx?|mjs|css|json)$/))
    .filter((path) => path !== 'scripts/docs.test.ts')
    .concat('.dependency-cruiser.cjs', '.oxlintrc.jsonc', 'tsconfig.exact.json');
  const known = new Set([
    ...sources.map((path) => basename(path)),
    ...sources.flatMap((path) => readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []),
  ]);
  const isFile = (text: string) => /\.(?:[cm]?[jt]sx?|css|json|md|yaml|sh)$/.test(text);
  const isKnown = (name: string) => known.has(name) || existsSync(name) || FOREIGN.test(name);
  const missing = documents
    // Their names are Spring's and nginx's.
    .filter((document) => !/^deploy|spring-boot/.test(document))
    .flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`(\w[\w$.()-]*)`/g)]
        .flatMap(([, text = '']) =>
          isFile(text) ? [text] : (/^[\w$.()]+$/.exec(text)?.[0].match(/[A-Za-z_$][\w$]*/g) ?? []),
        )
        .filter((name) => !isKnown(name))
        .map((name) => `${document}: ${name}`),
    );
  expect(missing).toEqual([]);
});

it('docs/money.md computes its example to the cent', () => {
  const page = readFileSync('docs/money.md', 'utf8');
  const rows = page.matchAll(/^\| ([A-Z][^|]*?) +\| +([\d.,]+) \|$/gm);
  const amounts = new Map([...rows].map(([, name = '', text = '']) => [name, parseMonto(text)]));
  const of = (name: string) => amounts.get(name) ?? NaN;
  const typed = { monto: of('Monto'), bultos: of('Bultos'), subBultos: of('Sub bultos') };
  const flete = (precio: number | null, porcentaje: number | null) =>
    computeFlete({
      ...typed,
      servicio: { precio, porcentaje },
      subServicio: { precio: of('Price for each sub bulto'), porcentaje: null },
    });
  const net = flete(of('Price for each bulto'), null);
  const contrareembolso = computeComision(typed.monto, {
    contrareembolso: true,
    porcentajeContrareembolso: of('Commission, %') / 100,
  });
  const extras = { contrareembolso, seguro: of('Seguro'), redespacho: of('Redespacho') };
  const stored = storedFlete(net, extras);
  expect({
    'Flete net': net,
    'Flete net, had the service taken 2,5 %': flete(null, 0.025),
    'Contrareembolso, of 9.271,545': contrareembolso,
    'Flete stored': stored,
    'Flete stored after an edit in the form': storedFlete(net, {
      ...extras,
      redespacho: Math.round(extras.redespacho),
    }),
  }).toEqual(Object.fromEntries([...amounts].slice(8)));

  const row = { ...typed, flete: stored, montoPagado: true } as FilaDeuda;
  const owed = [...page.matchAll(/ owes[^.]* ([\d.]+,\d\d)\./g)].map(([, text = '']) =>
    parseMonto(text),
  );
  expect(owed).toEqual([fleteAdeudado(row), montoARendir(row)]);
});
