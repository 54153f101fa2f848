import { addDays } from '../lib/dates';
import type { Chofer, Empleado, Vehiculo } from '../model';
import { contact } from './contacts';
import { sequence } from './sequence';

const vehicles = [
  ['Iveco Daily 35S14', 'AB 123 CD'],
  ['Mercedes-Benz Sprinter 516', 'AC 845 KL'],
  ['Mercedes-Benz Accelo 815', 'AD 310 PQ'],
  ['Ford Cargo 1722', 'OHT 482'],
  ['Renault Master L3H2', 'AE 027 XN'],
  ['Fiat Ducato Maxicargo', 'AA 951 BR'],
  ['Volkswagen Delivery 9.170', 'AF 664 ZS'],
  ['Scania P 310 (tractor)', 'NZR 208'],
  ['Semirremolque Helvética 3 ejes', 'MKC 117'],
  ['Iveco Tector 170E22', 'AB 770 GH'],
  ['Peugeot Boxer 435', 'AE 516 TT'],
  ['Citroën Jumper', 'PEI 639'],
  ['Volvo VM 270 con acoplado de barandas volcables y plataforma hidráulica', 'AG 102 MN'],
  ['Camioneta de reparto (sin patentar)', null],
] as const;

const drivers = [
  'Aguirre, Walter',
  'Bustos, Néstor Fabián',
  'Córdoba, Ezequiel',
  'Díaz, Ángel',
  'Escudero, Rubén',
  'Funes, Jorge Luis',
  'Godoy, Matías',
  'Ludueña, Cristian',
  'Maldonado, Héctor',
  'Ñañez, Agustín',
  'Pedernera, Silvina',
  'Quinteros, Marcos',
  'Sosa, Gastón',
];

const employees = [
  ['Mariana', 'Abregú', 2],
  ['Walter', 'Aguirre', 1],
  ['Nicolás', 'Allende', 3],
  ['Néstor Fabián', 'Bustos', 1],
  ['Belén', 'Cañete', 2],
  ['Ezequiel', 'Córdoba', 1],
  ['Ángel', 'Díaz', 1],
  ['Rubén', 'Escudero', 1],
  ['Florencia', 'Figueroa', 2],
  ['Jorge Luis', 'Funes', 1],
  ['Joaquín', 'Giordano', 3],
  ['Matías', 'Godoy', 1],
  ['Romina', 'Ibáñez', 2],
  ['Cristian', 'Ludueña', 1],
  ['Héctor', 'Maldonado', 1],
  ['Lautaro', 'Moyano', 3],
  ['Agustín', 'Ñañez', 1],
  ['Silvina', 'Pedernera', 1],
  ['Marcos', 'Quinteros', 1],
  ['María Inmaculada Concepción', 'Rodríguez de la Torre y Álvarez Thomas', 2],
  ['Gastón', 'Sosa', 1],
  ['Ulises', 'Tévez', 3],
  ['Paula', 'Vélez', 2],
] as const;

/** Days from today at which papers expire: some past, some today, some within a month, most later. */
const expiries = [
  -41, -3, 0, 1, 7, 18, 29, 30, 31, 64, 98, 120, 143, 155, 198, 220, 255, 270, 310, 340, 365,
];

const expiry = (today: string, i: number) => addDays(today, expiries[i % expiries.length] ?? 0);

/** A driver's licence, the same in the list of drivers and in that of employees. */
function licence(today: string, nombre: string): string | null {
  const i = drivers.indexOf(nombre);
  return i === 10 ? null : expiry(today, i * 5 + 2);
}

/** 14 vehicles. */
export function seedVehiculos(today: string): Vehiculo[] {
  return vehicles.map(([vehiculo, patente], i) => ({
    id: i + 1,
    vehiculo,
    patente,
    fechaTecnica: expiry(today, i * 5 + 9),
    fechaSeguro: expiry(today, i * 8 + 4),
    fechaMatafuego: i % 6 === 5 ? null : expiry(today, i * 10 + 1),
    fechaRuta: i % 4 === 3 ? null : expiry(today, i * 11 + 12),
  }));
}

/** 13 drivers. */
export function seedChoferes(today: string): Chofer[] {
  const order = sequence(13);
  return drivers.map((nombre, i) => ({
    ...contact(i + 1, nombre, false, order),
    fechaVencimientoLicencia: licence(today, nombre),
    fechaIngreso: i === 11 ? null : addDays(today, -400 - order.below(7000)),
  }));
}

/** 23 employees of the three functions; only drivers have a licence. */
export function seedEmpleados(today: string): Empleado[] {
  const order = sequence(23);
  return employees.map(([nombre, apellido, tipoId], i) => {
    const row = contact(i + 1, `${apellido} ${nombre}`, false, order);
    return {
      ...row,
      nombre,
      apellido,
      email: i % 7 === 2 ? null : row.email,
      fechaIngreso: i % 9 === 4 ? null : addDays(today, -200 - order.below(6000)),
      fechaNacimiento: i % 8 === 7 ? null : addDays(today, -8000 - order.below(14000)),
      fechaVencimientoLicencia: tipoId === 1 ? licence(today, `${apellido}, ${nombre}`) : null,
      tipoId,
    };
  });
}
