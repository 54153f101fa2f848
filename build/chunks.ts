import type { Rolldown } from 'vite';

type Output = Extract<Rolldown.RolldownOptions['output'], { codeSplitting?: unknown }>;
type Groups = Extract<NonNullable<Output['codeSplitting']>, object>['groups'];

const mantine = (...components: string[]) =>
  new RegExp(`@mantine/core/esm/components/(${components.join('|')})/`);

/** Modules of `src`, by the beginning of their paths. */
const own = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`);

const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/**
 * What is fetched together, the most common first: a group takes along what its modules import, unless one before it has that. Few files,
 * since each costs a request and a line in the map of all; what no group has is with the only screen that wants it.
 */
const GROUPS = [
  // What the sign-in and the panel have in common.
  {
    name: 'core',
    test: either(
      own(
        '(main|app/providers|lib/(query-client|page-title)|features/sesion/redirect|ui/(theme-menu|offline-notice|logo))\\.',
      ),
      /@tanstack\/(query-core|react-query)\//,
      mantine('Input', 'InputBase', 'TextInput', 'CloseButton', 'Stack', 'Button'),
      /@mantine\/hooks\/esm\/use-uncontrolled|DirectionProvider/,
      /rolldown\/runtime/,
    ),
  },
  // The panel: its router, the calls to the server, what is around every screen, and lists, which most screens are.
  {
    name: 'panel',
    test: either(
      own(
        'app/app',
        'routes/_panel\\.',
        'features/(panel/|clientes/clientes\\.queries)',
        'lib/(http\\.|crud|wire|payload|warm|contacto|print|submit-guard)',
        'ui/(add-link|guarded-button|overlay\\.|panel-card|states|unsaved-work|data-table|list-|pager|table-(cell|head|row)|use-row-selection|edit-selected|delete-selected)',
      ),
      /@tanstack\/(react-table\/|table-core\/dist\/(?!features\/row-sorting))/,
      // Small, and not only with what floats.
      mantine('VisuallyHidden'),
      /@mantine\/hooks\/esm\/use-merged-ref/,
    ),
  },
  // What floats over a screen.
  { name: 'floating', test: mantine('Popover', 'Menu', 'Combobox') },
  { name: 'dates', test: /node_modules\/(@mantine\/dates|dayjs)\// },
  // A form with all its kinds of fields.
  {
    name: 'forms',
    test: either(
      /node_modules\/(react-hook-form|@hookform)\//,
      own(
        'ui/(form-grid|money-input|choice-field|picker-field|submit-once|search-picker|fecha-field)',
        'features/clientes/cliente-picker',
      ),
    ),
  },
  // What the screens have in common that add or edit one of something.
  {
    name: 'entity',
    test: own(
      'ui/(entity-|form-actions|use-return-to-list|contacto-fields|cuit-input|detail-state)',
      'features/clientes/cliente-form',
    ),
  },
  // Movements, which half of the screens show.
  {
    name: 'movimientos',
    test: own(
      'features/movimientos/movimiento(s-table|s\\.|-(create|fields|form|payload)|\\.)',
      'features/(representantes|servicios)/\\w+\\.queries',
      'domain/fecha-por-defecto',
    ),
  },
  // Movements that come whole: searched, put in order, added up.
  {
    name: 'results',
    test: own(
      'features/movimientos/movimientos-(result|totales)',
      'ui/(filter-grid|search-form|table-sorting|use-applied-search)',
    ),
  },
] satisfies Groups;

/** The first one has the first choice. */
export const chunkGroups: Groups = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
