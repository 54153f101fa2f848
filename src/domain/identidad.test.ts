import { expect, it } from 'vitest';
import { plainCuit, plainNombre, plainPatente } from './identidad';

it.each([
  [plainNombre, 'Gómez, Juan Carlos', 'gomez juan carlos'],
  [plainNombre, ' GOMEZ,  JUAN   CARLOS. ', 'gomez juan carlos'],
  [plainNombre, 'Autopartes Núñez Hnos. S.R.L.', 'autopartes nunez hnos srl'],
  [plainNombre, 'Go\u0301mez,\u00A0Juan\u200B Carlos', 'gomez juan carlos'],
  [plainNombre, ' ., ', ''],
  [plainCuit, '20-12345678-6', '20-12345678-6'],
  [plainCuit, '20123456786', '20-12345678-6'],
  [plainCuit, '20\u201312345678\u20136', '20-12345678-6'],
  [plainCuit, '2012345678', ''],
  [plainCuit, 'no tiene', ''],
  [plainCuit, null, ''],
  [plainPatente, 'AB 123-cd', 'ab123cd'],
  [plainPatente, null, ''],
] as const)('%o compares %j as %j', (plain, text, compared) =>
  expect((plain as (text: string | null) => string)(text)).toBe(compared),
);
