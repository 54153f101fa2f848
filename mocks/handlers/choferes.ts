import { z } from 'zod';
import { chofer } from '../lib/answers';
import {
  contactCreate,
  contactEdit,
  driverListQuery,
  editableDate,
  optionalDate,
} from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { slashDate } from '../lib/dates';
import type { Routes } from './deps';

export const choferesRoutes: Routes = (app, { db }) =>
  addCrud(app, {
    path: '/choferes/',
    table: db.choferes,
    name: 'el chofer',
    key: 'chofer',
    row: chofer,
    query: driverListQuery,
    sortBy: (row) => row.nombre,
    searchIn: contactColumns,
    create: z.strictObject({
      ...contactCreate,
      fechaVencimientoLicencia: optionalDate,
      fechaIngreso: optionalDate,
    }),
    edit: z.strictObject({
      ...contactEdit,
      fechaVencimientoLicencia: editableDate,
      fechaIngreso: editableDate,
    }),
    toResponse: (row) => ({
      ...row,
      fechaVencimientoLicencia: slashDate(row.fechaVencimientoLicencia),
      fechaIngreso: slashDate(row.fechaIngreso),
    }),
  });
