import { expect, test } from './fixtures';
import { lookFaults, touchLike } from './look';

const cell = (style: string, text: string) =>
  `<table><tbody><tr><td style="${style}">${text}</td></tr></tbody></table>`;

/** One planted fault for each rule that the long scan of every state applies. */
const PLANTED = [
  ['a size that is not of the scale', '<p style="font-size: 12.5px">Hola</p>', /^text of 12.5 px/],
  ['a field of such a size', '<input style="font-size: 14px">', /^text of 14 px: .*input/],
  [
    'a corner that is not of the scale',
    '<div style="border: 1px solid; border-radius: 6px">Hola</div>',
    /^corner of 6px/,
  ],
  [
    'a cut amount',
    '<div style="overflow: hidden; width: 50px; white-space: nowrap">$ 1.234.567,89</div>',
    /^cut amount: .*1.234.567,89/,
  ],
  [
    'a cut amount in a field',
    '<input style="width: 40px" value="1.234.567,89">',
    /^cut amount: .*input/,
  ],
  [
    'a broken word in a cell',
    cell('display: block; width: 40px; overflow-wrap: anywhere', 'Rodamientos'),
    /^broken word «Rodamientos»/,
  ],
  [
    'a page that scrolls sideways',
    '<div style="width: 200vw">Hola</div>',
    /^the page scrolls sideways/,
  ],
  [
    'a covered note',
    '<p class="mantine-InputWrapper-description" style="margin: 0 0 -8px">Hola</p><button style="display: block; font: inherit">Sí</button>',
    /^covered note: .*Hola/,
  ],
  ['a small target', '<button style="height: 30px">Hola</button>', /^target of 3\d px/],
] as const;

for (const [what, html, fault] of PLANTED) {
  test(`the look's scan finds ${what}`, async ({ page }) => {
    await page.setContent(`<body style="font: 15px serif">${html}</body>`);
    await touchLike(page);
    expect(await lookFaults(page, { touch: true })).toContainEqual(expect.stringMatching(fault));
  });
}

test('the look’s scan finds nothing on a page that keeps to it', async ({ page }) => {
  await page.setContent(`<body style="font: 15px serif">
    <p>Un <a href="#">enlace</a></p>
    <p class="mantine-InputWrapper-description">Una nota</p>
    <button style="font: inherit; height: 44px; border-radius: 4px">Hola</button>
    <i style="display: block; width: 10px; height: 10px; border: 1px solid; border-radius: 50%"></i>
    <div style="overflow-x: auto; width: 50px; white-space: nowrap">$ 1.234.567,89</div>
    ${cell('display: block; width: 40px; overflow-wrap: anywhere', 'Electroencefalograma')}
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; font-size: 9px">Oculto</span>
  </body>`);
  await touchLike(page);
  expect(await lookFaults(page, { touch: true })).toEqual([]);
});
