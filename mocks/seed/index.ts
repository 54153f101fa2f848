import type { DbData } from '../db';
import { localDate } from '../lib/dates';
import { seedClientes, seedRepresentantes } from './contacts';
import { seedChoferes, seedEmpleados, seedVehiculos } from './fleet';
import { seedMovimientos } from './movimientos';
import { seedAnotaciones, seedNotificaciones } from './notices';
import { seedHojasRuta, seedRecibos } from './papers';
import { seedServicios } from './servicios';

export interface SeedOptions {
  /** Dates are generated around this instant. */
  now: Date;
  /** Number of movements; 137 by default, a million is fine. */
  movimientos?: number | undefined;
  /** Number of past days they cover; 45 by default, more if a day would get too many. */
  dias?: number | undefined;
}

/** Plausible data of an Argentine carrier. The same options give the same rows. */
export function createSeed({
  now,
  movimientos = 137,
  dias = Math.max(45, Math.ceil(movimientos / 150)),
}: SeedOptions): DbData {
  const today = localDate(now);
  const clientes = seedClientes();
  const representantes = seedRepresentantes();
  const servicios = seedServicios();
  const vehiculos = seedVehiculos(today);
  const choferes = seedChoferes(today);
  const rows = seedMovimientos({
    count: movimientos,
    days: dias,
    today,
    clientes,
    representantes,
    servicios,
  });
  return {
    clientes,
    representantes,
    servicios,
    vehiculos,
    choferes,
    empleados: seedEmpleados(today),
    movimientos: rows,
    recibos: seedRecibos(today, clientes, rows),
    hojasRuta: seedHojasRuta(today, rows),
    notificaciones: seedNotificaciones(today, vehiculos, choferes),
    anotaciones: seedAnotaciones(today),
    usuarios: [
      { id: 1, username: 'admin', password: 'admin123', nombre: 'Administración' },
      { id: 2, username: 'mostrador', password: 'mostrador123', nombre: 'Begoña Ibáñez' },
    ],
  };
}
