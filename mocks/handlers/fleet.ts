import { z } from 'zod';
import { id, text } from '../lib/answers';
import { driverListQuery } from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { fullName, withoutHojasRuta } from '../lib/resources';
import { chofer, empleado, vehiculo } from '../model';
import type { Routes } from './deps';

const tipos: Record<number, string> = { 1: 'Chofer', 2: 'Administrativo', 3: 'Sin asignar' };

const tipo = z
  .strictObject({ id, descripcion: text })
  .meta({ id: 'Funcion', description: '1 Chofer, 2 Administrativo, 3 Sin asignar' });

export const fleetRoutes: Routes = (app, { db }) => {
  addCrud(app, {
    ...vehiculo,
    path: '/v1/vehiculos/',
    table: db.vehiculos,
    name: 'el vehículo',
    key: 'vehiculo',
    sortBy: (row) => row.vehiculo,
    searchIn: (row) => [row.vehiculo, row.patente],
    checkUnused: (row) =>
      withoutHojasRuta(db, `el vehículo ${row.vehiculo}`, (hoja) => hoja.vehiculoId === row.id),
  });

  addCrud(app, {
    ...chofer,
    path: '/choferes/',
    table: db.choferes,
    name: 'el chofer',
    key: 'chofer',
    query: driverListQuery,
    sortBy: (row) => row.nombre,
    searchIn: contactColumns,
  });

  addCrud(app, {
    ...empleado,
    row: empleado.row.omit({ tipoId: true }).extend({ tipo }).meta({ id: 'Empleado' }),
    path: '/v1/empleados/',
    table: db.empleados,
    name: 'el empleado',
    key: 'empleado',
    sortBy: (row) => `${row.apellido ?? ''} ${row.nombre}`,
    searchIn: (row) => [
      `${row.nombre} ${row.apellido ?? ''}`,
      `${row.apellido ?? ''} ${row.nombre}`,
      tipos[row.tipoId] ?? null,
      ...contactColumns(row),
    ],
    toResponse: ({ tipoId, ...row }) => ({
      ...row,
      tipo: { id: tipoId, descripcion: tipos[tipoId] ?? null },
    }),
    checkUnused: (row) =>
      withoutHojasRuta(db, `el empleado ${fullName(row)}`, (hoja) => hoja.empleadoId === row.id),
  });
};
