import { z } from 'zod';
import { empleado } from '../lib/answers';
import {
  contactoCreate,
  contactoEdit,
  editableDate,
  editableText,
  optionalDate,
  optionalText,
} from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { fullName, withoutHojasRuta } from '../lib/resources';
import type { Routes } from './deps';

const tipos: Record<number, string> = { 1: 'Chofer', 2: 'Administrativo', 3: 'Sin asignar' };

const tipoId = z.literal([1, 2, 3]).meta({ type: 'integer', format: 'int64' });

const createBody = z
  .intersection(
    contactoCreate,
    z.strictObject({
      apellido: optionalText,
      fechaIngreso: optionalDate,
      fechaNacimiento: optionalDate,
      fechaVencimientoLicencia: optionalDate,
      tipoId,
    }),
  )
  .meta({ id: 'EmpleadoCreate' });
const editBody = z
  .intersection(
    contactoEdit,
    z.strictObject({
      apellido: editableText,
      fechaIngreso: editableDate,
      fechaNacimiento: editableDate,
      fechaVencimientoLicencia: editableDate,
      tipoId,
    }),
  )
  .meta({ id: 'EmpleadoEdit' });

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
