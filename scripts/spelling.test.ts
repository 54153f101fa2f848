import { describe, expect, it, test } from 'vitest';
import { misspelled, screenTexts } from './spelling';

describe('a word is right', () => {
  it.each([
    ['in the dictionary', 'El vehículo llegó a la sucursal'],
    ['as voseo that the dictionary has', 'Seleccioná, verificá y aplicá los filtros que tenés'],
    ['as voseo that it lacks', 'Si podés, reintentá: imprimilo o descargalo'],
    ['as the trade’s own', 'CUIT, remitos, redespacho: PAGO CONTRAREEMBOLSO'],
    ['in capitals', 'VEINTIÚN MILLONES DE PESOS CON UN CENTAVO'],
  ])('%s', (_, text) => {
    expect(misspelled(text)).toEqual([]);
  });

  it.each([
    ['letters changed places', 'Movimietno actualizado', ['Movimietno']],
    ['an accent is missing', 'Telefono del vehículo', ['Telefono']],
    ['a letter too many in voseo', 'Sellecioná un recibo', ['Sellecioná']],
    ['a pronoun stands at no verb', 'Clientelo', ['Clientelo']],
  ])('not if %s', (_, text, words) => {
    expect(misspelled(text)).toEqual(words);
  });
});

test('what a user reads is text, and what the code reads is not', () => {
  const source = `
    import { Movimietno } from './Movimietno Tipado';
    type Kind = 'Un Tipo' | 'Otro Tipo';
    if (key === 'Arrow Down') throw new RangeError('Out of range');
    console.error('Fila ilegible');
    const tags = 'Table Row Cell'.split(' ');
    const path = \`clientes/\${id}/pdf\`;
    const media = '(prefers-color-scheme: dark)';
    const name = 'fechaIngreso';
    const label = { success: 'Cliente agregado', error };
    const count = \`\${n} seleccionados de \${total} en «\${place}»\`;
    const view = (
      <Card title="Título" className="Una Clase">
        Sin&nbsp;recibos
        <b>{found ? 'nada más' : \`Página \${page}\`}</b>
      </Card>
    );`;
  expect(screenTexts('view.tsx', source)).toEqual([
    'Cliente agregado',
    'seleccionados de en',
    'Título',
    'Sin recibos',
    'nada más',
    'Página',
  ]);
});
