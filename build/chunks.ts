import type { Rolldown } from 'vite';

type Output = Extract<Rolldown.RolldownOptions['output'], { codeSplitting?: unknown }>;
type Groups = Extract<NonNullable<Output['codeSplitting']>, object>['groups'];

const mantine = (...components: string[]) =>
  new RegExp(`@mantine/core/esm/components/(${components.join('|')})/`);

/** Modules of `src`, by the beginning of their paths. */
const own = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`);

/**
 * What is fetched together, the most common first: a group takes along what its modules import, unless one before it has that. Few files,
 * since each costs a request and a line in the map of all; what no group has is with the only screen that wants it.
 */
const GROUPS = [
  // Whatever the first script imports.
  { name: 'core', tags: ['$initial'] },
  // What the sign-in and the panel have in common.
  {
    name: 'base',
    test: /\/src\/(app\/providers|lib\/query-client|lib\/page-title|features\/sesion\/redirect|ui\/(theme-menu|offline-notice|logo)\.)|@tanstack\/(react-)?query|@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|CloseButton|Stack|Button|Title)\/|@mantine\/hooks\/esm\/use-uncontrolled|DirectionProvider/,
  },
  // The panel's router with all its routes, and the calls to the server.
  { name: 'app', test: own('app/app', 'lib/http\\.') },
  { name: 'rhf', test: /node_modules\/react-hook-form\// },
  // What every screen of the panel has around it.
  {
    name: 'panel',
    test: own(
      'features/panel/',
      'lib/(crud|wire|payload|warm|contacto|print|submit-guard)',
      'ui/(add-link|guarded-button|overlay\\.|panel-card|states|unsaved-work)',
    ),
  },
  // A list with its search, its table and its actions.
  {
    name: 'lists',
    test: own(
      'lib/delete-many',
      'ui/(data-table|list-|pager|table-|use-row-selection|edit-selected|delete-selected)',
    ),
  },
  {
    name: 'forms',
    test: /node_modules\/@hookform\/|\/src\/ui\/(entity-form|form-|contacto-fields|cuit-input|money-input|choice-field)/,
  },
  // What floats over a screen.
  { name: 'popover', test: mantine('Popover') },
  { name: 'combobox', test: mantine('Combobox') },
  { name: 'checks', test: mantine('Checkbox') },
  { name: 'dates', test: /node_modules\/(@mantine\/dates|dayjs)\// },
  { name: 'menu', test: mantine('Menu') },
] satisfies Groups;

/** The first one has the first choice. */
export const chunkGroups: Groups = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
