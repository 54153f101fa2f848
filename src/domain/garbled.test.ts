import { expect, it } from 'vitest';
import { isGarbled } from './garbled';

const twice = (text: string) =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

it.each(['Mu\ufffdoz', twice('Muñoz'), twice('MUÑOZ'), twice('José Ávila'), twice('«El 9»')])(
  '%s was spoilt',
  (text) => expect(isGarbled(text)).toBe(true),
);

it.each(['', 'Muñoz', 'São Paulo', 'CAMPAÑÃ', 'Â', 'Ã', '«El 9 de Julio» — Nº 3', 'Ünal ßé'])(
  '%s was not',
  (text) => expect(isGarbled(text)).toBe(false),
);
