import { z } from 'zod';
import * as answers from '../lib/answers';
import * as contract from '../lib/contract';
import { idParams, listQuery } from '../lib/contract';
import { localTime } from '../lib/dates';
import { ApiError, created, endpoint, noContent, ok } from '../lib/endpoint';
import { sumPesos } from '../lib/money';
import { movimientoOut, movimientoPdf, newestFirst, sidePdf } from '../lib/movimientos';
import { base64 } from '../lib/pdf-answer';
import { required } from '../lib/resources';
import { fold } from '../lib/search';
import type { Db } from '../db';
import type { Movimiento } from '../model';
import { remitoPdf } from '../pdf/remito';
import type { RemitoData } from '../pdf/types';
import type { Routes } from './deps';

const optionalClientId = z
  .int()
  .nonnegative()
  .meta({ format: 'int64', description: '0 for a free text' });

const datos = z
  .strictObject({
    clienteOrigenId: optionalClientId,
    clienteDestinoId: optionalClientId,
    representanteId: contract.id.nullable(),
    remitoNumero: contract.nullableText,
    montoPagado: z.boolean(),
    montoRendido: z.boolean(),
    fletePagado: z.boolean(),
    fleteRendido: z.boolean(),
    contrareembolso: contract.pesos,
    valorDeclarado: contract.pesos,
    cuentaCorriente: z.boolean(),
    observaciones: contract.nullableText,
    fleteACargoCliente: z.boolean(),
  })
  .meta({ id: 'MovimientoDatos' });

const createBody = z
  .intersection(
    datos,
    z.strictObject({
      fecha: contract.date,
      servicioId: contract.id,
      bultos: contract.count,
      monto: contract.pesos,
      flete: contract.pesos,
      clienteOrigenNombre: contract.nullableText.optional(),
      clienteDestinoNombre: contract.nullableText.optional(),
      seguro: contract.pesos,
      redespacho: contract.pesos,
      subServicioId: contract.id.optional(),
      subBultos: contract.count.optional(),
    }),
  )
  .refine(
    (body) => (body.subServicioId === undefined) === (body.subBultos === undefined),
    'subServicioId y subBultos van juntos o no van',
  )
  .meta({
    id: 'MovimientoCreate',
    description: '`subServicioId` and `subBultos` go together',
  });

const editBody = z
  .intersection(
    datos,
    z.strictObject({
      fecha: contract.date.nullable(),
      // Rows from before the rules come back as they are stored.
      servicioId: contract.id.nullable(),
      bultos: z.number(),
      monto: contract.signedPesos,
      // Negative after a report set a freight below the extras it includes.
      flete: contract.signedPesos,
      seguro: contract.wholePesos,
      redespacho: contract.wholePesos,
      subServicioId: contract.id.nullable(),
      subBultos: z.number().nullable(),
    }),
  )
  .refine(
    (body) => (body.subServicioId === null) === (body.subBultos === null),
    'subServicioId y subBultos van los dos o son los dos null',
  )
  .meta({
    id: 'MovimientoEdit',
    description: '`subServicioId` and `subBultos` go together, or are both null',
  });

const paraReciboQuery = z.strictObject({
  clienteId: contract.queryId,
  fechaDesde: contract.date,
  fechaHasta: contract.date,
});

/** The list's text search. Matches names once per client, not once per movement. */
function search(db: Db, texto: string | undefined): readonly Movimiento[] {
  const wanted = fold(texto?.trim() ?? '');
  if (wanted === '') return db.movimientos.rows;
  const has = (value: string | null) => value !== null && fold(value).includes(wanted);
  const ids = (rows: readonly { id: number; nombre: string }[]) =>
    new Set(rows.filter((row) => has(row.nombre)).map((row) => row.id));
  const clientes = ids(db.clientes.rows);
  const representantes = ids(db.representantes.rows);
  const side = (id: number | null, nombre: string | null) =>
    id === null ? has(nombre) : clientes.has(id);
  return db.movimientos.rows.filter(
    (m) =>
      side(m.clienteOrigenId, m.clienteOrigenNombre) ||
      side(m.clienteDestinoId, m.clienteDestinoNombre) ||
      (m.representanteId !== null && representantes.has(m.representanteId)) ||
      has(m.remitoNumero) ||
      has(m.observaciones),
  );
}

/** A page counted from the newest row, without reversing a million rows. */
function newestPage(
  rows: readonly Movimiento[],
  { number, size }: { number: number; size: number },
) {
  const end = Math.max(rows.length - number * size, 0);
  return {
    rows: rows.slice(Math.max(end - size, 0), end).reverse(),
    page: { number, size, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) },
  };
}

function checkRelations(
  db: Db,
  body: {
    representanteId: number | null;
    servicioId: number | null;
    subServicioId?: number | null;
  },
): void {
  if (body.servicioId) required(db.servicios, body.servicioId, 'el servicio');
  if (body.subServicioId) required(db.servicios, body.subServicioId, 'el servicio');
  if (body.representanteId) required(db.representantes, body.representanteId, 'el representante');
}

/** One side of a new movement: an existing client, or free text under id 0. */
function newSide(db: Db, side: 'origen' | 'destino', id: number, nombre: string | null) {
  if (id > 0) {
    required(db.clientes, id, 'el cliente');
    return { id, nombre: null };
  }
  if (nombre === null) throw new ApiError(400, `Falta el cliente de ${side}.`);
  return { id: null, nombre };
}

/** One side of an edited movement. The update has no names: id 0 keeps the stored free text. */
function editedSide(db: Db, side: 'Origen' | 'Destino', row: Movimiento, id: number) {
  if (id > 0) {
    required(db.clientes, id, 'el cliente');
    return { id, nombre: null };
  }
  if (row[`cliente${side}Id`] !== null) {
    throw new ApiError(400, `El cliente de ${side.toLowerCase()} tiene que ser uno existente.`);
  }
  return { id: null, nombre: row[`cliente${side}Nombre`] };
}

/** The client sends the net freight; the server stores the sum. */
const storedFlete = (body: {
  flete: number;
  contrareembolso: number;
  redespacho: number;
  seguro: number;
}) => sumPesos([body.flete, body.contrareembolso, body.redespacho, body.seguro]);

function checkNotPrinted(db: Db, { id }: Movimiento): void {
  const recibo = db.recibos.rows.find((row) => row.movimientoIds.includes(id));
  if (recibo) {
    throw new ApiError(
      409,
      `No se puede eliminar el movimiento ${id} porque figura en el recibo ${recibo.reciboNumero}.`,
    );
  }
  const hoja = db.hojasRuta.rows.find((row) => row.movimientoIds.includes(id));
  if (hoja) {
    throw new ApiError(
      409,
      `No se puede eliminar el movimiento ${id} porque figura en la hoja de ruta ${hoja.id}.`,
    );
  }
}

export const movimientosRoutes: Routes = (app, { db, clock, companyName }) => {
  app.get(
    '/movimientos/',
    endpoint(
      {
        summary: 'A page of movimiento',
        description: 'Newest first.',
        query: listQuery,
        answer: [200, answers.pageOf('movimiento', answers.movimiento)],
      },
      ({ query }) => {
        const { rows, page } = newestPage(search(db, query.texto), query);
        return ok({ movimiento: rows.map((row) => movimientoOut(db, row)), page });
      },
    ),
  );

  app.get(
    '/movimientos/para-recibo',
    endpoint(
      {
        summary: 'Movements for a contrareembolso receipt',
        description: 'Those whose origin is the client.',
        query: paraReciboQuery,
        answer: [200, answers.movimientosFound],
        refuses: [404],
      },
      ({ query }) => {
        required(db.clientes, query.clienteId, 'el cliente');
        const rows = newestFirst(
          db,
          (m) =>
            m.clienteOrigenId === query.clienteId &&
            m.fecha >= query.fechaDesde &&
            m.fecha <= query.fechaHasta,
        );
        return ok({ movimientos: rows.map((row) => movimientoOut(db, row)) });
      },
    ),
  );

  app.post(
    '/movimientos/',
    endpoint(
      {
        summary: 'Create a movimiento',
        description:
          '`flete` is net: the server stores it with contrareembolso, redespacho and seguro added. Each side is the id of a client, or id 0 and a name.',
        body: createBody,
        answer: [201, answers.movimientoCreated],
        refuses: [404],
      },
      ({ body }) => {
        const { clienteOrigenNombre = null, clienteDestinoNombre = null, ...rest } = body;
        const origen = newSide(db, 'origen', body.clienteOrigenId, clienteOrigenNombre);
        const destino = newSide(db, 'destino', body.clienteDestinoId, clienteDestinoNombre);
        const { subServicioId = null, subBultos = null } = body;
        checkRelations(db, { ...body, subServicioId });
        const row = db.movimientos.insert({
          ...rest,
          hora: localTime(clock()),
          clienteOrigenId: origen.id,
          clienteOrigenNombre: origen.nombre,
          clienteDestinoId: destino.id,
          clienteDestinoNombre: destino.nombre,
          subServicioId,
          subBultos,
          flete: storedFlete(body),
        });
        return created(movimientoOut(db, row));
      },
    ),
  );

  app.get(
    '/movimientos/:id',
    endpoint(
      {
        summary: 'One movimiento',
        description: 'The same fields as in the list.',
        params: idParams,
        answer: [200, answers.movimiento],
      },
      ({ params }) => ok(movimientoOut(db, required(db.movimientos, params.id, 'el movimiento'))),
    ),
  );

  app.patch(
    '/movimientos/:id',
    endpoint(
      {
        summary: 'Edit a movimiento',
        description:
          '`fecha` null leaves the date. Id 0 keeps a stored free text. `flete` is net, as in a creation.',
        params: idParams,
        body: editBody,
        answer: [200, answers.movimiento],
      },
      ({ params, body }) => {
        const row = required(db.movimientos, params.id, 'el movimiento');
        const origen = editedSide(db, 'Origen', row, body.clienteOrigenId);
        const destino = editedSide(db, 'Destino', row, body.clienteDestinoId);
        checkRelations(db, body);
        db.movimientos.update(row, {
          ...body,
          fecha: body.fecha ?? row.fecha,
          clienteOrigenId: origen.id,
          clienteOrigenNombre: origen.nombre,
          clienteDestinoId: destino.id,
          clienteDestinoNombre: destino.nombre,
          flete: storedFlete(body),
        });
        return ok(movimientoOut(db, row));
      },
    ),
  );

  app.delete(
    '/movimientos/:id',
    endpoint(
      {
        summary: 'Delete a movimiento',
        description: 'For good. Refused while it is on a receipt or a route sheet.',
        params: idParams,
        answer: [204],
        refuses: [409],
      },
      ({ params }) => {
        const row = required(db.movimientos, params.id, 'el movimiento');
        checkNotPrinted(db, row);
        db.movimientos.remove(row);
        return noContent();
      },
    ),
  );

  const remito = (summary: string, copies: RemitoData['copies']) =>
    endpoint(
      {
        summary,
        description: 'As base64 in JSON, without line breaks.',
        params: idParams,
        answer: [200, answers.remitoPdf],
      },
      async ({ params }) => {
        const row = required(db.movimientos, params.id, 'el movimiento');
        const pdf = await remitoPdf({
          company: companyName,
          copies,
          movimiento: movimientoPdf(db, row),
          origen: sidePdf(db, row, 'Origen'),
          destino: sidePdf(db, row, 'Destino'),
          subServicio: db.servicios.get(row.subServicioId)?.nombre ?? null,
        });
        return ok({ id: row.id, remitoPdf: base64(pdf) });
      },
    );

  app.get('/movimientos/:id/remito', remito('The remito as a PDF', ['ORIGINAL']));
  app.get(
    '/movimientos/:id/remito-duplicado',
    remito('The remito in two copies as a PDF', ['ORIGINAL', 'DUPLICADO']),
  );
};
