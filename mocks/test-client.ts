import { createMockApi, type MockApi } from './api';
import { Db } from './db';
import { createSeed } from './seed/index';

/** Friday 20 November 2026, 10:30 in Buenos Aires. */
export const now = new Date('2026-11-20T13:30:00Z');
export const today = '2026-11-20';

export interface Answer {
  status: number;
  body: unknown;
}

export interface TestClient {
  api: MockApi;
  time: { now: Date };
  /** A call with a valid token; `path` as the contract writes it. */
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** The body of a call that must succeed. */
  read: <T>(path: string) => Promise<T>;
}

/** The mock server with the default seed and a clock that the test sets. */
export function createTestClient(): TestClient {
  const time = { now };
  const clock = () => time.now;
  const api = createMockApi({ db: new Db(createSeed({ now })), clock });
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const { token } = await api.issueSession();
    const response = await api.fetch(`http://mock.test/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await call('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  };
  return { api, time, call, read };
}

/** The movement of a valid create payload. */
export const newMovimiento = {
  fecha: today,
  clienteOrigenId: 3,
  clienteDestinoId: 0,
  clienteDestinoNombre: 'Sra. Ñáñez, mostrador',
  representanteId: null,
  servicioId: 9,
  remitoNumero: '0002-00000001',
  bultos: 2,
  monto: 1000.1,
  montoPagado: false,
  montoRendido: false,
  flete: 8400,
  fletePagado: true,
  fleteRendido: false,
  seguro: 10.2,
  redespacho: 0.1,
  contrareembolso: 50.01,
  valorDeclarado: 0,
  cuentaCorriente: false,
  observaciones: 'Frágil',
  fleteACargoCliente: true,
};

const { clienteDestinoNombre: _, ...edited } = newMovimiento;

/** The movement of a valid update payload. */
export const movimientoEdit = {
  ...edited,
  fecha: null,
  clienteDestinoId: 4,
  seguro: 10,
  redespacho: 0,
  subServicioId: null,
  subBultos: null,
};
