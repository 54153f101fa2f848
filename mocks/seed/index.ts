import type { DbData } from '../db';
import { localDate } from '../lib/dates';
import { seedClientes, seedRepresentantes } from './contacts';
import { seedChoferes, seedEmpleados, seedVehiculos } from './fleet';
import { seedMovimientos } from './movimientos';
import { seedAnotaciones, seedNotificaciones } from './notices';
import { seedHojasRuta, seedRecibos } from './papers';
import { seedServicios } from './servicios';

export interface SeedOptions {
  /** The dates are laid out around this instant. */
  now: Date;
  /** How many movements; 137 unless given, a million is fine. */
  movimientos?: number | undefined;
  /** Over how many past days they are spread; 45 unless given, more where a day would have too many. */
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
