import type { Locator, Page } from '@playwright/test';

/** The checkboxes of a list's rows or cards. */
export const boxesOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^Seleccionar (?!todas las filas)/ });

/** The rows of a table, or the cards of a list on a phone. */
export const rowsOf = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .or(page.getByRole('list', { name }).getByRole('listitem'))
    .filter({ has: boxesOf(page) });

/** The notices and reminders of Inicio. Other rows of Para hoy have no button. */
export const noticesOf = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
