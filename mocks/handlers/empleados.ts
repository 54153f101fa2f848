import { z } from 'zod';
import { empleado } from '../lib/answers';
import {
  contactCreate,
  contactEdit,
  editableDate,
  editableText,
  optionalDate,
  optionalText,
} from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { fullName, withoutHojasRuta } from '../lib/resources';
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

export const empleadosRoutes: Routes = (app, { db }) =>
  addCrud(app, {
    path: '/v1/empleados/',
    table: db.empleados,
    name: 'el empleado',
    key: 'empleado',
    row: empleado,
    sortBy: (row) => `${row.apellido ?? ''} ${row.nombre}`,
    searchIn: (row) => [
      `${row.nombre} ${row.apellido ?? ''}`,
      `${row.apellido ?? ''} ${row.nombre}`,
      tipos[row.tipoId] ?? null,
      ...contactColumns(row),
    ],
    create: createBody,
    edit: editBody,
    toResponse: ({ tipoId: id, ...row }) => ({
      ...row,
      tipo: { id, descripcion: tipos[id] ?? null },
    }),
    checkUnused: (row) =>
      withoutHojasRuta(db, `el empleado ${fullName(row)}`, (hoja) => hoja.empleadoId === row.id),
  });
