import { type Locator, type Page, expect } from '@playwright/test';

type Cells = Record<string, string | RegExp>;

const clean = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const fits = (wanted: string | RegExp, text: string): boolean =>
  typeof wanted === 'string' ? text === clean(wanted) : wanted.test(text);

const cellsOf = (row: Locator): Locator =>
  row.getByRole('cell').or(row.getByRole('gridcell')).or(row.getByRole('rowheader'));

async function findRow(table: Locator, wanted: Cells): Promise<Locator> {
  const headers = (await table.getByRole('columnheader').allInnerTexts()).map(clean);
  const columns = Object.entries(wanted).map(([header, value]) => {
    const index = headers.indexOf(header);
    if (index < 0) throw new Error(`No column «${header}» among: ${headers.join(' | ')}`);
    return { index, value };
  });
  const seen: string[] = [];
  for (const row of await table.getByRole('row').all()) {
    const texts = (await cellsOf(row).allInnerTexts()).map(clean);
    if (texts.length === 0) continue;
    if (columns.every(({ index, value }) => fits(value, texts[index] ?? ''))) return row;
    seen.push(texts.join(' | '));
  }
  throw new Error(`No such row among:\n${seen.join('\n') || '(no rows)'}`);
}

/** Waits for a row with these values under these headers, and returns it. A string must match the whole cell; white space is collapsed. */
export async function expectRowVisible(table: Locator, wanted: Cells): Promise<Locator> {
  let found = table;
  await expect(async () => {
    found = await findRow(table, wanted);
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  return found;
}

/** The checkboxes of a list's rows or cards. */
export const boxesOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^Seleccionar (?!todas las filas)/ });

/** A table, or its list of cards on a phone. */
export const listOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name }).or(page.getByRole('list', { name }));

/** The rows of a table, or the cards of a list on a phone. */
export const rowsOf = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .or(page.getByRole('list', { name }).getByRole('listitem'))
    .filter({ has: boxesOf(page) });
