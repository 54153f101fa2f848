import type { RolldownOptions } from 'rolldown';

type Output = Extract<RolldownOptions['output'], { codeSplitting?: unknown }>;
type Groups = Extract<NonNullable<Output['codeSplitting']>, object>['groups'];

const mantine = (...components: string[]) =>
  new RegExp(`@mantine/core/esm/components/(${components.join('|')})/`);

/**
 * What is fetched together, the most common first: a group takes what its modules import along, unless one before it has it. Few files,
 * since each costs a request and what it says of its imports; what none of them has is in the chunk of the only screen that wants it.
 */
export const chunkGroups: Groups = [
  // Whatever the first script imports.
  { name: 'core', tags: ['$initial'], priority: 9 },
  // What a text is typed into, and the calls to the server: the sign-in's too.
  {
    name: 'fields',
    test: mantine('Input', 'InputBase', 'TextInput', 'ActionIcon', 'CloseButton'),
    priority: 8,
  },
  { name: 'http', test: /node_modules\/ky\/|src\/lib\/http\./, priority: 8 },
  { name: 'rhf', test: /node_modules\/react-hook-form\//, priority: 8 },
  { name: 'theme', test: /src\/ui\/theme-menu/, priority: 8 },
  // What floats over a screen.
  {
    name: 'floating',
    test: mantine('Popover', 'Combobox', 'Menu', 'ScrollArea'),
    priority: 7,
  },
  // What every screen of the panel has around it and asks the server with.
  {
    name: 'panel',
    test: /src\/(features\/panel\/|lib\/(crud|wire|payload|warm|contacto|printing|submit-guard)\.|ui\/(add-link|guarded-button|overlay|panel-card|states|unsaved-work)\.)/,
    priority: 6,
  },
  // A list with its search, its table and its actions.
  {
    name: 'lists',
    test: /src\/(lib\/delete-many|ui\/(data-table|list-|pager|table-|use-row-selection|edit-selected|delete-selected))/,
    priority: 5,
  },
  {
    name: 'forms',
    test: /node_modules\/@hookform\/|src\/ui\/(entity-form|form-|contacto-fields|cuit-input|money-input|choice-field)/,
    priority: 4,
  },
  { name: 'dates', test: /node_modules\/(@mantine\/dates|dayjs)\//, priority: 3 },
];
