import { z } from 'zod';
import { vehiculo } from '../lib/answers';
import { editableDate, editableText, id, newId, optionalDate, optionalText } from '../lib/contract';
import { addCrud } from '../lib/crud';
import { slashDate } from '../lib/dates';
import { withoutHojasRuta } from '../lib/resources';
import type { Routes } from './deps';

const createBody = z
  .strictObject({
    id: newId,
    vehiculo: optionalText,
    patente: optionalText,
    fechaTecnica: optionalDate,
    fechaSeguro: optionalDate,
    fechaMatafuego: optionalDate,
    fechaRuta: optionalDate,
  })
  .meta({ id: 'VehiculoCreate' });
const editBody = z
  .strictObject({
    id: id.optional(),
    vehiculo: editableText,
    patente: editableText,
    fechaTecnica: editableDate,
    fechaSeguro: editableDate,
    fechaMatafuego: editableDate,
    fechaRuta: editableDate,
  })
  .meta({ id: 'VehiculoEdit' });

export const vehiculosRoutes: Routes = (app, { db }) =>
  addCrud(app, {
    path: '/v1/vehiculos/',
    table: db.vehiculos,
    name: 'el vehículo',
    key: 'vehiculo',
    row: vehiculo,
    sortBy: (row) => row.vehiculo,
    searchIn: (row) => [row.vehiculo, row.patente],
    create: createBody,
    edit: editBody,
    toResponse: (row) => ({
      ...row,
      fechaTecnica: slashDate(row.fechaTecnica),
      fechaSeguro: slashDate(row.fechaSeguro),
      fechaMatafuego: slashDate(row.fechaMatafuego),
      fechaRuta: slashDate(row.fechaRuta),
    }),
    checkUnused: ({ id: vehiculoId, vehiculo }) =>
      withoutHojasRuta(db, `el vehículo ${vehiculo}`, (hoja) => hoja.vehiculoId === vehiculoId),
  });
