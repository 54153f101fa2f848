import { z } from 'zod';
import { chofer } from '../lib/answers';
import {
  contactoCreate,
  contactoEdit,
  driverListQuery,
  editableDate,
  optionalDate,
} from '../lib/contract';
import { addCrud, contactColumns } from '../lib/crud';
import { slashDate } from '../lib/dates';
import type { Routes } from './deps';

const createBody = z
  .intersection(
    contactoCreate,
    z.strictObject({ fechaVencimientoLicencia: optionalDate, fechaIngreso: optionalDate }),
  )
  .meta({ id: 'ChoferCreate' });
const editBody = z
  .intersection(
    contactoEdit,
    z.strictObject({ fechaVencimientoLicencia: editableDate, fechaIngreso: editableDate }),
  )
  .meta({ id: 'ChoferEdit' });

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
    create: createBody,
    edit: editBody,
    toResponse: (row) => ({
      ...row,
      fechaVencimientoLicencia: slashDate(row.fechaVencimientoLicencia),
      fechaIngreso: slashDate(row.fechaIngreso),
    }),
  });
