import { z } from 'zod';
import * as answers from '../lib/answers';
import {
  date,
  id,
  idParams,
  pesos,
  receiptListQuery,
  requiredName,
  uniqueIds,
} from '../lib/contract';
import { localDateTime } from '../lib/dates';
import { ApiError, created, endpoint, ok } from '../lib/endpoint';
import { movimientoPdf, movimientosById, totalFlete, totalMonto } from '../lib/movimientos';
import { pageRows } from '../lib/paging';
import { base64 } from '../lib/pdf-answer';
import { required } from '../lib/resources';
import { searchRows } from '../lib/search';
import type { Db } from '../db';
import type { Recibo } from '../model';
import { padNumber } from '../pdf/format';
import { reciboPdf } from '../pdf/recibo';
import type { Routes } from './deps';

const contrareembolsoBody = z
  .strictObject({
    clienteId: id,
    fechaDesde: date,
    fechaHasta: date,
    concepto: z.literal('PAGO CONTRAREEMBOLSO'),
    recibi: requiredName,
    incluyeFlete: z.boolean(),
    movimientoIds: uniqueIds,
  })
  .meta({ id: 'ReciboCreate' });

const manualBody = z
  .strictObject({
    clienteId: id,
    fecha: date,
    concepto: requiredName,
    entregue: requiredName,
    totalMonto: pesos,
  })
  .meta({ id: 'ReciboManualCreate' });

function reciboOut(db: Db, recibo: Recibo) {
  const cliente = db.clientes.get(recibo.clienteId);
  return {
    id: recibo.id,
    cliente: cliente ? { id: cliente.id, nombre: cliente.nombre } : null,
    estado: recibo.estado === null ? null : { nombre: recibo.estado },
    tipo: { tipo: recibo.tipo },
    reciboNumero: recibo.reciboNumero,
    fechaGeneracion: recibo.fechaGeneracion,
    totalMonto: recibo.totalMonto,
    totalFlete: recibo.totalFlete,
    concepto: recibo.concepto,
  };
}

export const recibosRoutes: Routes = (app, { db, clock, companyName }) => {
  const issued = () => ({
    estado: 'Emitido',
    reciboNumero: `0001-${padNumber(db.recibos.lastId + 341)}`,
    fechaGeneracion: localDateTime(clock()),
  });

  app.get(
    '/v1/recibos/',
    endpoint(
      {
        summary: 'A page of recibo',
        description: 'Newest first.',
        query: receiptListQuery,
        answer: [200, answers.pageOf('recibo', answers.recibo)],
      },
      ({ query }) => {
        const newestFirst = db.recibos.rows.toReversed();
        const found = searchRows(newestFirst, query.texto, (row) => [
          db.clientes.get(row.clienteId)?.nombre ?? null,
          row.estado,
          row.tipo,
          row.reciboNumero,
          row.concepto,
        ]);
        const { rows, page } = pageRows(found, query);
        return ok({ recibo: rows.map((row) => reciboOut(db, row)), page });
      },
    ),
  );

  app.post(
    '/v1/recibos/',
    endpoint(
      {
        summary: 'Create a contrareembolso receipt',
        description:
          'Of movements whose origin is the client. Changes no movement. The panel then asks for its PDF by the `id` of the answer.',
        body: contrareembolsoBody,
        answer: [201, answers.recibo],
        refuses: [404],
      },
      ({ body }) => {
        required(db.clientes, body.clienteId, 'el cliente');
        const movimientos = movimientosById(db, body.movimientoIds);
        const stranger = movimientos.find((m) => m.clienteOrigenId !== body.clienteId);
        if (stranger) {
          throw new ApiError(400, `El movimiento ${stranger.id} no es de ese cliente.`);
        }
        const recibo = db.recibos.insert({
          clienteId: body.clienteId,
          ...issued(),
          tipo: 'Contrareembolso',
          totalMonto: totalMonto(movimientos),
          totalFlete: body.incluyeFlete ? totalFlete(movimientos) : 0,
          concepto: body.concepto,
          importeEnLetras: body.recibi,
          movimientoIds: body.movimientoIds,
        });
        return created(reciboOut(db, recibo));
      },
    ),
  );

  app.post(
    '/v1/recibos/manual',
    endpoint(
      {
        summary: 'Create a free receipt',
        description:
          'For no movement. `entregue` is `totalMonto` in words. The panel then asks for its PDF by the `id` of the answer.',
        body: manualBody,
        answer: [201, answers.recibo],
        refuses: [404],
      },
      ({ body }) => {
        required(db.clientes, body.clienteId, 'el cliente');
        const recibo = db.recibos.insert({
          clienteId: body.clienteId,
          ...issued(),
          tipo: 'Manual',
          fecha: body.fecha,
          totalMonto: body.totalMonto,
          totalFlete: 0,
          concepto: body.concepto,
          importeEnLetras: body.entregue,
          movimientoIds: [],
        });
        return created(reciboOut(db, recibo));
      },
    ),
  );

  app.get(
    '/v1/recibos/:id/pdf',
    endpoint(
      {
        summary: 'One receipt with its PDF',
        description: 'As base64 in JSON, without line breaks.',
        params: idParams,
        answer: [200, answers.reciboConPdf],
      },
      async ({ params }) => {
        const recibo = required(db.recibos, params.id, 'el recibo');
        const cliente = db.clientes.get(recibo.clienteId);
        const movimientos = recibo.movimientoIds.flatMap((one) => db.movimientos.get(one) ?? []);
        const pdf =
          cliente &&
          (await reciboPdf({
            company: companyName,
            recibo,
            cliente,
            movimientos: movimientos.map((m) => movimientoPdf(db, m)),
            fecha: recibo.fecha ?? recibo.fechaGeneracion.slice(0, 10),
          }));
        return ok({ ...reciboOut(db, recibo), pdfRecibo: pdf ? base64(pdf) : null });
      },
    ),
  );
};
