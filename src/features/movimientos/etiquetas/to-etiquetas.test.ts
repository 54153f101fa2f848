import { expect, it } from 'vitest';
import { movimientoSchema } from '../movimiento.schema';
import { toEtiquetas } from './to-etiquetas';

const movimiento = (fields: object = {}) =>
  movimientoSchema.parse({
    id: 7,
    remitoNumero: ' 0001-00020137 ',
    clienteOrigen: { id: 1, nombre: 'Echeverría' },
    clienteDestino: { id: 2, nombre: 'Peña' },
    bultos: 2,
    monto: 12500,
    flete: 0,
    ...fields,
  });
const subServicio = { id: 2, nombre: 'Sobre' };

it('makes one label per bulto, in order', () => {
  const etiquetas = toEtiquetas(movimiento({ subServicio, subBultos: 1 }), 'Río Cuarto');
  expect(etiquetas.map(({ bulto, bultos }) => `${bulto}/${bultos}`)).toEqual(['1/3', '2/3', '3/3']);
  expect(etiquetas[0]).toEqual({
    empresa: 'Transporte de Cargas',
    remito: '0001-00020137',
    codigo: '0001-00020137',
    bulto: 1,
    bultos: 3,
    origen: 'Echeverría',
    destino: 'Peña',
    localidad: 'Río Cuarto',
    aCargoDe: 'Destino',
    cobrar: { detalle: 'Monto', importe: '$\u00a012.500,00' },
    fragil: false,
  });
});

it.each([
  [{ bultos: null }, 0],
  [{ bultos: -2 }, 0],
  [{ bultos: 2.5 }, 3],
  [{ bultos: 2, subBultos: 3 }, 2],
  [{ bultos: 2, subBultos: 3, subServicio }, 5],
])('%j: %i labels', (fields, count) => {
  expect(toEtiquetas(movimiento(fields), null)).toHaveLength(count);
});

const cobrar = (detalle: string, importe: string) => ({
  cobrar: { detalle, importe: `$\u00a0${importe}` },
});

it.each([
  [{ observaciones: 'Frágil' }, { fragil: true }],
  [{ observaciones: 'MUY FRAGIL, vidrio' }, { fragil: true }],
  [{ observaciones: 'fra\u0301gil' }, { fragil: true }],
  [{ observaciones: 'frigorífico' }, { fragil: false }],
  [{ fleteACargoCliente: true }, { aCargoDe: 'Origen' }],
  [{ montoPagado: true }, { cobrar: null }],
  [{ monto: 0 }, { cobrar: null }],
  [{ montoPagado: true, flete: 2500.5 }, cobrar('Flete', '2.500,50')],
  [{ flete: 2500.5 }, cobrar('Monto $\u00a012.500,00 + Flete $\u00a02.500,50', '15.000,50')],
  [{ flete: 2500, fletePagado: true }, cobrar('Monto', '12.500,00')],
  [{ flete: 2500, cuentaCorriente: true }, cobrar('Monto', '12.500,00')],
  [{ flete: 2500, montoPagado: true, cuentaCorriente: true }, { cobrar: null }],
  [{ flete: 2500, fleteACargoCliente: true }, cobrar('Monto', '12.500,00')],
  [{ remitoNumero: ' ' }, { remito: null, codigo: null }],
  [{ clienteDestino: null }, { destino: 'N/A' }],
])('a label for %j says %j', (fields, told) => {
  expect(toEtiquetas(movimiento(fields), null)[0]).toMatchObject(told);
});
