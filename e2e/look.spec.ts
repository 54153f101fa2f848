import { expect, test } from './support/fixtures';
import { lookFaults, misfits, motions, touchLike } from './support/look';

const cell = (style: string, text: string) =>
  `<table><tbody><tr><td style="${style}">${text}</td></tr></tbody></table>`;

/** A fault for each rule of the long scan, and the finding that it must give. */
const PLANTED = [
  ['<p style="font-size: 12.5px">Hola</p>', /^text of 12.5 px/],
  ['<input style="font-size: 14px">', /^text of 14 px: .*input/],
  ['<div style="border: 1px solid; border-radius: 6px">Hola</div>', /^corner of 6px/],
  [
    '<div style="overflow: hidden; width: 50px; white-space: nowrap">$ 1.234.567,89</div>',
    /^cut amount: .*1.234.567,89/,
  ],
  ['<input style="width: 40px" value="1.234.567,89">', /^cut amount: .*input/],
  [
    cell('display: block; width: 40px; overflow-wrap: anywhere', 'Rodamientos'),
    /^broken word «Rodamientos»/,
  ],
  ['<div style="width: 200vw">Hola</div>', /^the page scrolls sideways/],
  [
    '<p class="mantine-InputWrapper-description" style="margin: 0 0 -8px">Nota</p><button style="display: block; font: inherit">Sí</button>',
    /^covered note: .*Nota/,
  ],
  ['<input><p class="mantine-InputWrapper-error" id="e">Mal</p>', /^error of no field: .*Mal/],
  ['<button style="height: 30px; display: block">Hola</button>', /^target of 3\d px/],
  ['<p style="overflow: hidden; width: 40px; white-space: nowrap">Un texto largo</p>', /^cut: <p/],
  ['<p style="position: relative; left: -9px">Hola</p>', /^outside: <p/],
] as const;

test('the scan of the look finds each kind of planted fault', async ({ page }) => {
  await page.setContent(
    `<style>@keyframes turn { to { rotate: 1turn } }</style>
    <body style="font: 15px serif; margin: 0"><i style="display: block; animation: turn 1s infinite">Hola</i>
    ${PLANTED.map(([html]) => `<section style="margin: 30px 0">${html}</section>`).join('')}</body>`,
  );
  await touchLike(page);
  const found = [...(await lookFaults(page, { touch: true })), ...(await misfits(page))];
  for (const [, fault] of PLANTED) expect.soft(found).toContainEqual(expect.stringMatching(fault));
  expect(await motions(page)).toBe(1);
});
