import { z } from 'zod';
import { servicio, serviciosFound } from '../lib/answers';
import {
  fraction,
  id,
  newId,
  nonEmptyPickerQuery,
  nullableText,
  pesos,
  requiredName,
} from '../lib/contract';
import { addCrud } from '../lib/crud';
import { endpoint, ok } from '../lib/endpoint';
import { withoutMovimientos } from '../lib/resources';
import { pickRows } from '../lib/search';
import type { Routes } from './deps';

const tarifa = z
  .strictObject({
    descripcion: nullableText.optional(),
    precio: pesos.nullish(),
    porcentaje: fraction.nullish(),
    contrareembolso: z.boolean().optional(),
    porcentajeContrareembolso: fraction.nullish(),
  })
  .meta({ id: 'Tarifa' });

const oneTariff = <T extends { precio?: unknown; porcentaje?: unknown }>(body: T) =>
  (body.precio ?? null) === null || (body.porcentaje ?? null) === null;

const createBody = z
  .intersection(tarifa, z.strictObject({ id: newId.optional(), nombre: requiredName }))
  .refine(oneTariff, 'va el precio o el porcentaje, no los dos')
  .meta({ id: 'ServicioCreate', description: '`precio` or `porcentaje`, not both' })
  .transform((body) => ({
    nombre: body.nombre,
    descripcion: body.descripcion ?? null,
    precio: body.precio ?? null,
    porcentaje: body.porcentaje ?? null,
    contrareembolso: body.contrareembolso ?? false,
    porcentajeContrareembolso: body.contrareembolso
      ? (body.porcentajeContrareembolso ?? null)
      : null,
  }));

/** A service has a price or a percentage: setting one, even to null, clears the other. */
const editBody = z
  .intersection(tarifa, z.strictObject({ id: id.optional(), nombre: requiredName.optional() }))
  .refine(oneTariff, 'va el precio o el porcentaje, no los dos')
  .meta({
    id: 'ServicioEdit',
    description: '`precio` or `porcentaje`, not both: sending one, even null, clears the other',
  })
  .transform((body) => {
    const changes = { ...body };
    if (body.precio !== undefined) changes.porcentaje ??= null;
    if (body.porcentaje !== undefined) changes.precio ??= null;
    if (body.contrareembolso === false) changes.porcentajeContrareembolso = null;
    return changes;
  });

export const serviciosRoutes: Routes = (app, { db }) => {
  app.get(
    '/servicios/filtro',
    endpoint(
      {
        summary: 'Services for a picker',
        description: 'Twenty at most.',
        query: nonEmptyPickerQuery,
        answer: [200, serviciosFound],
      },
      ({ query }) =>
        ok({ servicio: pickRows(db.servicios.rows, query.texto, (row) => row.nombre) }),
    ),
  );

  addCrud(app, {
    path: '/servicios/',
    table: db.servicios,
    name: 'el servicio',
    key: 'servicio',
    row: servicio,
    sortBy: (row) => row.nombre,
    searchIn: (row) => [row.nombre, row.descripcion],
    create: createBody,
    edit: editBody,
    checkUnused: ({ id: servicioId, nombre }) =>
      withoutMovimientos(
        db,
        `el servicio ${nombre}`,
        (m) => m.servicioId === servicioId || m.subServicioId === servicioId,
      ),
  });
};
