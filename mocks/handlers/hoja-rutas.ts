import { z } from 'zod';
import {
  hojaDeRuta,
  hojaDeRutaPdf,
  movimientosOfDay,
  referencia,
  vehiculoOption,
} from '../lib/answers';
import {
  date,
  id,
  idParams,
  nonEmptyPickerQuery,
  queryFlag,
  queryId,
  uniqueIds,
} from '../lib/contract';
import { created, endpoint, ok } from '../lib/endpoint';
import {
  movimientoOut,
  movimientoPdf,
  movimientosById,
  newestFirst,
  totalFlete,
  totalMonto,
} from '../lib/movimientos';
import { base64 } from '../lib/pdf-answer';
import { fullName, required } from '../lib/resources';
import { pickRows } from '../lib/search';
import { hojaRutaPdf } from '../pdf/hoja-de-ruta';
import type { Routes } from './deps';

/** The employees' function that drives. */
const CHOFER = 1;

const movimientosQuery = z
  .strictObject({
    fecha: date,
    representanteId: queryId.optional(),
    cuentaCorriente: queryFlag.optional(),
    contado: queryFlag.optional(),
    todos: queryFlag.optional(),
  })
  .refine(
    ({ cuentaCorriente, contado, todos }) =>
      [cuentaCorriente, contado, todos].filter(Boolean).length <= 1,
    'cuentaCorriente, contado y todos se excluyen',
  )
  .meta({ description: 'At most one of `cuentaCorriente`, `contado` and `todos` is true.' });

const createBody = z
  .strictObject({
    fecha: date,
    representanteId: id.nullable(),
    vehiculoId: id,
    empleadoId: id,
    movimientoIds: uniqueIds,
  })
  .meta({ id: 'HojaDeRutaCreate' });

export const hojaRutasRoutes: Routes = (app, { db, companyName }) => {
  app.get(
    '/hoja-rutas/movimientos',
    endpoint(
      {
        summary: 'The movements of a day',
        description: 'Newest first, all of them, with their sums.',
        query: movimientosQuery,
        answer: [200, movimientosOfDay],
      },
      ({ query }) => {
        const rows = newestFirst(
          db,
          (m) =>
            m.fecha === query.fecha &&
            (query.representanteId === undefined || m.representanteId === query.representanteId) &&
            (!query.cuentaCorriente || m.cuentaCorriente) &&
            (!query.contado || !m.cuentaCorriente),
        );
        return ok({
          movimientos: rows.map((row) => movimientoOut(db, row)),
          totalMonto: totalMonto(rows),
          totalFlete: totalFlete(rows),
        });
      },
    ),
  );

  app.get(
    '/hoja-rutas/filtro/vehiculos',
    endpoint(
      {
        summary: 'Vehicles for a picker',
        description: 'Twenty at most.',
        query: nonEmptyPickerQuery,
        answer: [200, z.array(vehiculoOption)],
      },
      ({ query }) => {
        const found = pickRows(
          db.vehiculos.rows,
          query.texto,
          (row) => row.vehiculo,
          (row) => row.patente,
        );
        return ok(found.map(({ id, vehiculo, patente }) => ({ id, vehiculo, patente })));
      },
    ),
  );

  app.get(
    '/hoja-rutas/filtro/choferes',
    endpoint(
      {
        summary: 'Drivers for a picker',
        description: 'Employees whose function is Chofer, twenty at most.',
        query: nonEmptyPickerQuery,
        answer: [200, z.array(referencia)],
      },
      ({ query }) => {
        const drivers = db.empleados.rows.filter(({ tipoId }) => tipoId === CHOFER);
        const found = pickRows(drivers, query.texto, fullName);
        return ok(found.map((row) => ({ id: row.id, nombre: fullName(row) })));
      },
    ),
  );

  app.post(
    '/hoja-rutas/',
    endpoint(
      {
        summary: 'Create a route sheet',
        description: 'The panel then asks for its PDF by the `id` of the answer.',
        body: createBody,
        answer: [201, hojaDeRuta],
        refuses: [404],
      },
      ({ body }) => {
        required(db.vehiculos, body.vehiculoId, 'el vehículo');
        required(db.empleados, body.empleadoId, 'el chofer');
        if (body.representanteId !== null) {
          required(db.representantes, body.representanteId, 'el representante');
        }
        movimientosById(db, body.movimientoIds);
        return created(db.hojasRuta.insert(body));
      },
    ),
  );

  app.get(
    '/hoja-rutas/:id/pdf',
    endpoint(
      {
        summary: 'The route sheet as a PDF',
        description: 'As base64 in JSON, without line breaks.',
        params: idParams,
        answer: [200, hojaDeRutaPdf],
      },
      async ({ params }) => {
        const hojaRuta = required(db.hojasRuta, params.id, 'la hoja de ruta');
        const movimientos = movimientosById(db, hojaRuta.movimientoIds);
        const pdf = await hojaRutaPdf({
          company: companyName,
          hojaRuta,
          vehiculo: required(db.vehiculos, hojaRuta.vehiculoId, 'el vehículo'),
          chofer: fullName(required(db.empleados, hojaRuta.empleadoId, 'el chofer')),
          representante: db.representantes.get(hojaRuta.representanteId)?.nombre ?? null,
          movimientos: movimientos.map((m) => movimientoPdf(db, m)),
        });
        return ok({ id: hojaRuta.id, pdfHojaRuta: base64(pdf) });
      },
    ),
  );
};
