import { z } from 'zod';
import {
  fraction,
  id,
  idParams,
  listQuery,
  newId,
  nonEmptyPickerQuery,
  nullableText,
  pesos,
  requiredName,
} from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId, withoutMovimientos } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Servicio } from '../model';
import type { Routes } from './deps';

const tariff = {
  descripcion: nullableText.optional(),
  precio: pesos.nullish(),
  porcentaje: fraction.nullish(),
  contrareembolso: z.boolean().optional(),
  porcentajeContrareembolso: fraction.nullish(),
};

const oneTariff = <T extends { precio?: unknown; porcentaje?: unknown }>(body: T) =>
  (body.precio ?? null) === null || (body.porcentaje ?? null) === null;

const createBody = z
  .strictObject({ id: newId.optional(), nombre: requiredName, ...tariff })
  .refine(oneTariff, 'va el precio o el porcentaje, no los dos');
const editBody = z
  .strictObject({ id: id.optional(), nombre: requiredName.optional(), ...tariff })
  .refine(oneTariff, 'va el precio o el porcentaje, no los dos');

const byName = (rows: readonly Servicio[]) => sortByText(rows, (row) => row.nombre);

/** A service has a price or a percentage: giving it one, also an empty one, takes the other away. */
function changesOf({ id: _, ...body }: z.infer<typeof editBody>) {
  const changes = { ...body };
  if (body.precio !== undefined) changes.porcentaje ??= null;
  if (body.porcentaje !== undefined) changes.precio ??= null;
  if (body.contrareembolso === false) changes.porcentajeContrareembolso = null;
  return changes;
}

export const serviciosRoutes: Routes = (app, { db }) => {
  app.get(
    '/servicios/',
    endpoint({ query: listQuery }, ({ query }) => {
      const found = searchRows(byName(db.servicios.rows), query.texto, (row) => [
        row.nombre,
        row.descripcion,
      ]);
      const { rows, page } = pageRows(found, query);
      return ok({ servicio: rows, page });
    }),
  );

  app.get(
    '/servicios/filtro',
    endpoint({ query: nonEmptyPickerQuery }, ({ query }) => {
      const found = searchRows(byName(db.servicios.rows), query.texto, (row) => [row.nombre]);
      return ok({ servicio: found.slice(0, 20) });
    }),
  );

  app.post(
    '/servicios/',
    endpoint({ body: createBody }, ({ body }) =>
      created(
        db.servicios.insert({
          nombre: body.nombre,
          descripcion: body.descripcion ?? null,
          precio: body.precio ?? null,
          porcentaje: body.porcentaje ?? null,
          contrareembolso: body.contrareembolso ?? false,
          porcentajeContrareembolso: body.contrareembolso
            ? (body.porcentajeContrareembolso ?? null)
            : null,
        }),
      ),
    ),
  );

  app.get(
    '/servicios/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(required(db.servicios, params.id, 'el servicio')),
    ),
  );

  app.patch(
    '/servicios/:id',
    endpoint({ params: idParams, body: editBody }, ({ params, body }) => {
      sameId(params.id, body.id);
      const row = required(db.servicios, params.id, 'el servicio');
      return ok(db.servicios.update(row, changesOf(body)));
    }),
  );

  app.delete(
    '/servicios/:id',
    endpoint({ params: idParams }, ({ params }) => {
      const row = required(db.servicios, params.id, 'el servicio');
      withoutMovimientos(
        db,
        `el servicio ${row.nombre}`,
        (m) => m.servicioId === row.id || m.subServicioId === row.id,
      );
      db.servicios.remove(row);
      return noContent();
    }),
  );
};
