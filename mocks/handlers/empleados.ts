import { z } from 'zod';
import {
  contactCreate,
  contactEdit,
  editableDate,
  editableText,
  idParams,
  listQuery,
  optionalDate,
  optionalText,
} from '../lib/contract';
import { created, endpoint, noContent, ok } from '../lib/endpoint';
import { pageRows } from '../lib/paging';
import { required, sameId } from '../lib/resources';
import { searchRows, sortByText } from '../lib/search';
import type { Empleado } from '../model';
import type { Routes } from './deps';

const tipos: Record<number, string> = { 1: 'Chofer', 2: 'Administrativo', 3: 'Sin asignar' };

const tipoId = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const createBody = z.strictObject({
  ...contactCreate,
  apellido: optionalText,
  fechaIngreso: optionalDate,
  fechaNacimiento: optionalDate,
  fechaVencimientoLicencia: optionalDate,
  tipoId,
});
const editBody = z.strictObject({
  ...contactEdit,
  apellido: editableText,
  fechaIngreso: editableDate,
  fechaNacimiento: editableDate,
  fechaVencimientoLicencia: editableDate,
  tipoId,
});

const byName = (rows: readonly Empleado[]) =>
  sortByText(rows, (row) => `${row.apellido ?? ''} ${row.nombre}`);

const columns = (row: Empleado) => [
  `${row.nombre} ${row.apellido ?? ''}`,
  `${row.apellido ?? ''} ${row.nombre}`,
  tipos[row.tipoId] ?? null,
  row.identificacion,
  row.telefono,
  row.localidad,
  row.direccion,
  row.email,
];

const empleadoOut = ({ tipoId: id, ...row }: Empleado) => ({
  ...row,
  tipo: { id, descripcion: tipos[id] ?? null },
});

export const empleadosRoutes: Routes = (app, { db }) => {
  app.get(
    '/v1/empleados/',
    endpoint({ query: listQuery }, ({ query }) => {
      const found = searchRows(byName(db.empleados.rows), query.texto, columns);
      const { rows, page } = pageRows(found, query);
      return ok({ empleado: rows.map(empleadoOut), page });
    }),
  );

  app.post(
    '/v1/empleados/',
    endpoint({ body: createBody }, ({ body }) => created(empleadoOut(db.empleados.insert(body)))),
  );

  app.get(
    '/v1/empleados/:id',
    endpoint({ params: idParams }, ({ params }) =>
      ok(empleadoOut(required(db.empleados, params.id, 'el empleado'))),
    ),
  );

  app.patch(
    '/v1/empleados/:id',
    endpoint(
      { params: idParams, body: editBody },
      ({ params, body: { id: bodyId, ...changes } }) => {
        sameId(params.id, bodyId);
        const row = required(db.empleados, params.id, 'el empleado');
        return ok(empleadoOut(db.empleados.update(row, changes)));
      },
    ),
  );

  app.delete(
    '/v1/empleados/:id',
    endpoint({ params: idParams }, ({ params }) => {
      db.empleados.remove(required(db.empleados, params.id, 'el empleado'));
      return noContent();
    }),
  );
};
