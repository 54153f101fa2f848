/** Layers, innermost first: a layer may import itself and those before it. */
const LAYERS = ['domain', 'lib', 'ui', 'features', 'routes', 'app'];

/**
 * Folders with rooms, innermost first: a room may import itself and those before it, and the files beside the rooms. Each says in its
 * README.md what belongs in it.
 */
const ROOMS = {
  'src/ui': [
    'frame',
    'action',
    'feedback',
    'overlay',
    'theme',
    'leaving',
    'field',
    'picker',
    'table',
    'search',
    'export',
    'bulk',
    'print',
    'undo',
    'entity',
    'importar',
  ],
  'src/features/movimientos': [
    'escaneo',
    'etiquetas',
    'imprimir',
    'cola',
    'campos',
    'editar',
    'nuevo',
    'planilla',
    'lista',
  ],
};

/**
 * Features by tier: one may import the `index.ts` of a feature of an earlier tier, never of its own. A schema may also be imported from
 * its own file: the index brings screens, and the check of a server reads schemas without a browser.
 */
const TIERS = [
  ['contactos', 'papeles', 'vistas'],
  ['clientes', 'representantes', 'servicios', 'vehiculos', 'choferes', 'empleados'],
  ['movimientos', 'vencimientos'],
  ['hoja-de-ruta', 'recibos', 'reportes'],
  ['cuentas', 'manual'],
  ['paleta'],
];
/** Features outside the tiers, and what each may import. */
const APART = {
  sesion: [],
  panel: ['sesion', 'paleta'],
  notificaciones: [],
  inicio: ['notificaciones', 'panel', 'reportes', 'vencimientos'],
};
/** Those that the app itself may import; every other is reached through a route. */
const SHELL = ['sesion', 'panel'];

const TEST = '\\.test\\.tsx?$';
/** How the panel reads what a server answers. */
const SCHEMAS = '^src/(features/.+\\.schema|lib/api/wire)\\.ts$';
/** The generated tree of routes belongs to the layer of the routes it lists. */
const pathOf = (layer) =>
  layer === 'routes' ? '^src/(routes/|routeTree\\.gen\\.ts$)' : `^src/${layer}/`;

/** The domain has stricter rules of its own. */
const layerRules = LAYERS.slice(1).map((layer, i) => ({
  name: `${layer}-imports-inwards`,
  comment: `${layer} may import only itself and ${LAYERS.slice(0, i + 1).join(', ')}.`,
  severity: 'error',
  from: { path: pathOf(layer) },
  to: { path: '^src/', pathNot: LAYERS.slice(0, i + 2).map(pathOf) },
}));

const roomRules = Object.entries(ROOMS).flatMap(([folder, rooms]) => {
  const anyRoom = `^${folder}/(${rooms.join('|')})/`;
  return [
    ...rooms.map((room, i) => ({
      name: `${folder}/${room}`,
      comment: `${folder}/${room} may import, of the rooms, only itself and ${rooms.slice(0, i).join(', ') || 'no other'}.`,
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: TEST },
      to: { path: anyRoom, pathNot: `^${folder}/(${rooms.slice(0, i + 1).join('|')})/` },
    })),
    {
      name: `${folder}/beside-its-rooms`,
      comment: `Only index.ts imports rooms of ${folder}; a new room is added to ROOMS in .dependency-cruiser.cjs.`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: [anyRoom, `^${folder}/index\\.ts$`, TEST] },
      to: { path: `^${folder}/.+/` },
    },
  ];
});

const allowedFeatures = {
  ...APART,
  ...Object.fromEntries(
    TIERS.flatMap((tier, i) => tier.map((feature) => [feature, TIERS.slice(0, i).flat()])),
  ),
};

const featureRules = Object.entries(allowedFeatures).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: `${feature} may import, through index.ts or a .schema.ts: ${allowed.join(', ') || 'no other feature'}.`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: {
    path: '^src/features/',
    pathNot: [
      `^src/features/${feature}/`,
      ...allowed.map((other) => `^src/features/${other}/(index|[^/]+\\.schema)\\.ts$`),
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // A `virtual:` module is made by a plugin of the build. Of a .wasm the cruiser finds only the types.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.wasm\\?url$'] },
    },
    {
      name: 'domain-imports-packages-only',
      comment:
        'The business rules are pure functions: no other layer, no Node, nothing that draws or fetches.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: {
        path: [
          '^src/',
          '^node_modules/(@mantine|@tanstack|react|react-dom|react-hook-form|ky|vitest)/',
        ],
        pathNot: '^src/domain/',
      },
    },
    {
      name: 'domain-tests-stay-inside',
      severity: 'error',
      from: { path: `^src/domain/.*${TEST}` },
      to: { path: '^src/', pathNot: '^src/domain/' },
    },
    ...layerRules,
    ...roomRules,
    ...featureRules,
    {
      name: 'feature-not-declared',
      comment: 'A new feature is added to TIERS or APART in .dependency-cruiser.cjs.',
      severity: 'error',
      from: {
        path: '^src/features/',
        pathNot: `^src/features/(${Object.keys(allowedFeatures).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'app-imports-shell-only',
      comment: `Of the features app may import only ${SHELL.join(' and ')}.`,
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/features/', pathNot: `^src/features/(${SHELL.join('|')})/` },
    },
    {
      name: 'main-imports-app-and-lib',
      comment: 'main starts what must run before the first render, and mounts the app.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^src/', pathNot: '^src/(app|lib)/' },
    },
    {
      name: 'mocks-never-import-src',
      comment:
        'The mock API writes down the contract by itself: a wrong client must not agree with itself.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(src|test|e2e|scripts|bench)/' },
    },
    {
      name: 'src-never-imports-mocks',
      comment: 'What ships reaches neither the mock API nor what is made for tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(mocks|test|e2e|scripts|tools|bench)/' },
    },
    {
      name: 'bench-imports-no-panel',
      comment: 'The bench measures a build, also an older one: it knows the panel by its screens.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(src|test|e2e)/' },
    },
    {
      name: 'check-api-reads-schemas-only',
      comment:
        "It reads a real server as the panel does, in Node: the panel's schemas and rules, and no screen, cache or session.",
      severity: 'error',
      from: { path: '^tools/check-api/', pathNot: TEST },
      to: {
        path: '^(src|mocks|test|e2e|bench)/',
        pathNot: [
          SCHEMAS,
          '^src/domain/',
          '^src/lib/api/http-errors\\.ts$',
          '^mocks/examples\\.ts$',
        ],
      },
    },
    {
      name: 'schemas-draw-nothing',
      comment: 'A schema is read in Node too, where there is no page.',
      severity: 'error',
      from: { path: SCHEMAS },
      to: { path: '^(src/ui/|node_modules/(@mantine|@tanstack|react|react-dom)/)' },
    },
    {
      name: 'nothing-imports-the-bench',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'src-ships-dependencies-only',
      comment:
        'A package that ships is in `dependencies`; the devtools are loaded in development only.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['-devtools/', '^node_modules/vite/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // It has packages of its own, which only the bench installs.
    exclude: { path: '^bench/react-admin/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.css'],
    },
  },
};
