// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { newMovimiento } from './examples';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

interface ClientesPage {
  page: { number: number; size: number; totalElements: number; totalPages: number };
  cliente: { nombre: string }[];
}

it('pages go through every row once, by name', async () => {
  const names: string[] = [];
  for (let pagina = 0; pagina < 6; pagina += 1) {
    const path = `/clientes/?pagina=${pagina}&cantidad=10`;
    const { cliente, page } = await client.read<ClientesPage>(path);
    names.push(...cliente.map((row) => row.nombre));
    expect(page).toEqual({ number: pagina, size: 10, totalElements: 57, totalPages: 6 });
  }
  expect(names.toSorted()).toEqual(client.api.db.clientes.rows.map((row) => row.nombre).toSorted());
  expect(names.indexOf('Ñáñez, Celestina')).toBeGreaterThan(names.indexOf('Núñez, Andrea'));
  expect(names.indexOf('Ñáñez, Celestina')).toBeLessThan(names.indexOf('Óptica Visión'));
});

describe('search', () => {
  it.each([
    ['/clientes/?pagina=0&cantidad=10', '71234567', 'cliente', 'Mueblería Don Ángel'],
    ['/v1/vehiculos/?pagina=0&cantidad=10', 'oht', 'vehiculo', 'Ford Cargo 1722'],
    ['/choferes/?page=0&size=10', 'ludue', 'chofer', 'Ludueña, Cristian'],
    ['/v1/empleados/?pagina=0&cantidad=10', 'mariana abregu', 'empleado', 'Mariana'],
    ['/servicios/?pagina=0&cantidad=10', 'cadena de frio', 'servicio', 'Carga refrigerada'],
    ['/v1/recibos/?pagina=0&cantidad=10', '00000342', 'recibo', 2],
    ['/movimientos/?pagina=0&cantidad=10', '0001-00020001', 'movimiento', 1],
  ])('looks through the columns: %s for %s', async (path, texto, key, first) => {
    const body = await client.read<Record<string, object[]>>(`${path}&texto=${texto}`);
    expect(body[key]).toHaveLength(1);
    expect(Object.values(body[key]![0]!)).toContain(first);
  });

  it("finds movements by either client's name, also in free text", async () => {
    await client.call('POST', '/movimientos/', newMovimiento);
    for (const texto of ['nanez, mostrador', 'autopartes']) {
      const path = `/movimientos/?pagina=0&cantidad=1&texto=${texto}`;
      expect(await client.read(path)).toMatchObject({ movimiento: [{ id: 138 }] });
    }
  });

  it('in pickers gives no more than twenty', async () => {
    expect(await client.read<unknown[]>('/clientes/filtro')).toHaveLength(20);
    expect(await client.read('/representantes/filtro?texto=bolivar')).toEqual({
      representante: [expect.objectContaining({ id: 3, nombre: 'Encomiendas Bolívar' })],
    });
    expect(await client.read('/hoja-rutas/filtro/vehiculos?texto=tector')).toEqual([
      { id: 10, vehiculo: 'Iveco Tector 170E22', patente: 'AB 770 GH' },
    ]);
    expect(await client.read('/hoja-rutas/filtro/choferes?texto=diaz')).toEqual([
      { id: 7, nombre: 'Díaz, Ángel' },
    ]);
    expect(await client.read('/hoja-rutas/filtro/choferes?texto=abregu')).toEqual([]);
  });
});

describe('master data', () => {
  it.each([
    ['/clientes/1', 'el cliente Agroinsumos del Sur S.A. porque tiene movimientos asociados'],
    ['/servicios/1', 'el servicio Encomienda chica porque tiene movimientos asociados'],
    ['/v1/vehiculos/1', 'el vehículo Iveco Daily 35S14 porque figura en hojas de ruta'],
    ['/v1/empleados/4', 'el empleado Bustos, Néstor Fabián porque figura en hojas de ruta'],
  ])('keeps what others refer to: DELETE %s', async (path, why) => {
    const message = `No se puede eliminar ${why}.`;
    expect(await client.call('DELETE', path)).toEqual({ status: 409, body: { message } });
  });

  it('answers the dates of drivers and vehicles with slashes, those of employees as stored', async () => {
    const dates = { fechaVencimientoLicencia: '2027-01-31', fechaIngreso: '2020-02-29' };
    await client.call('PATCH', '/choferes/1', dates);
    expect(await client.read('/choferes/1')).toMatchObject({
      fechaVencimientoLicencia: '31/01/2027',
      fechaIngreso: '29/02/2020',
    });
    await client.call('PATCH', '/v1/vehiculos/1', { fechaTecnica: '2027-01-31', fechaRuta: '' });
    expect(await client.read('/v1/vehiculos/1')).toMatchObject({
      fechaTecnica: '31/01/2027',
      fechaRuta: null,
    });
    await client.call('PATCH', '/v1/empleados/1', { ...dates, tipoId: 1 });
    expect(await client.read('/v1/empleados/1')).toMatchObject({
      ...dates,
      tipo: { id: 1, descripcion: 'Chofer' },
    });
  });

  it('keeps either a price or a percentage for a service', async () => {
    await client.call('PATCH', '/servicios/9', { porcentaje: 0.125, contrareembolso: false });
    expect(await client.read('/servicios/9')).toMatchObject({
      precio: null,
      porcentaje: 0.125,
      contrareembolso: false,
      porcentajeContrareembolso: null,
    });
    await client.call('PATCH', '/servicios/9', { precio: 99.9 });
    expect(await client.read('/servicios/9')).toMatchObject({ precio: 99.9, porcentaje: null });
  });
});
