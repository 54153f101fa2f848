import type { Contacto } from '../model';
import { cuit } from './cuit';
import { places } from './places';
import { sequence, type Sequence } from './sequence';

const companies = [
  'Agroinsumos del Sur S.A.',
  'Almacén de Ramos Generales La Unión',
  'Autopartes Núñez Hnos.',
  'Bulonera Mediterránea S.R.L.',
  'Cerámica Los Ñandúes',
  'Cooperativa Agropecuaria, de Consumo, Servicios Públicos y Vivienda de Villa Concepción del Tío y Zona Rural Limitada',
  'Corralón El Constructor',
  'Distribuidora Güemes S.A.',
  'Electromecánica Ibáñez e Hijos',
  'Farmacia Del Pueblo S.C.S.',
  'Ferretería Industrial Peña',
  'Frigorífico San Nicolás S.A.',
  'Herrajes & Aluminios Centro',
  'Indumentaria Ñu Porã',
  'Laboratorio Químico Andino S.A.',
  'Librería y Papelería Ítaca',
  'Maderera Tres Ríos',
  'Matafuegos Córdoba',
  'Metalúrgica Bär & Söhne',
  'Molinos Harineros Pampeanos S.A.',
  'Mueblería Don Ángel',
  'Óptica Visión',
  'Panificadora La Espiga de Oro',
  'Pinturerías Arco Íris S.R.L.',
  'Plásticos Técnicos Argentinos S.A.U.',
  'Repuestos "El Tano"',
  'Rodamientos y Retenes Cuyo',
  'Semillería Don Segundo',
  'Tornería C.N.C. Martínez',
  'Transportes Unidos O’Higgins',
  'Veterinaria San Roque',
  'Vidriería Cristal',
  'Viñedos y Bodegas Ugarteche S.A.',
  'Zinguería Ordóñez',
];

const people = [
  'Acuña, María de los Ángeles',
  'Álvarez, Juan Cruz',
  'Benítez, Iñaki',
  'Castaño, Ramón',
  'Domínguez, Nélida Beatriz',
  'Echeverría, José',
  'Fernández, Lucía',
  'Gómez, Juan Carlos',
  'Gómez, Juan Carlos',
  'Güiraldes, Inés',
  'Ibarra, Martín',
  'Juárez, Sofía',
  'Lo Presti, Antonella',
  'Muñoz, Raúl Óscar',
  'Núñez, Andrea',
  'Ñáñez, Celestina',
  'Ortiz, Graciela',
  'Peralta Ramos, Fernández de la Cruz y Saavedra Lamas, María Guadalupe del Corazón de Jesús',
  'Quiroga, Facundo',
  'Rodríguez, Yamila',
  'Sánchez, Hernán',
  'Toledo, Pía',
  'Zárate, Úrsula',
];

const representatives = [
  'Cargas del Oeste – Agencia Mendoza',
  'Comisionista Ñato Pereyra',
  'Encomiendas Bolívar',
  'Expreso Ranquel – Villa Mercedes',
  'Giménez, Oscar',
  'La Posta Encomiendas (Río Cuarto)',
  'López, Estela Maris',
  'Mensajería Norteña',
  'Paquetería Íntegra',
  'Redespachos Rosario S.R.L.',
  'Terminal de Cargas San Francisco',
  'Vázquez Logística',
];

const slug = (nombre: string) =>
  nombre
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 24)
    .replace(/\.$/, '');

/** An address, telephone and so on for a name. The domain is reserved for examples, so nobody gets mail. */
export function contact(id: number, nombre: string, isCompany: boolean, order: Sequence): Contacto {
  const place = order.pick(places);
  const prefix = isCompany ? order.pick([30, 30, 33] as const) : order.pick([20, 23, 27] as const);
  const number = isCompany
    ? 50_000_000 + order.below(22_000_000)
    : 8_000_000 + order.below(37_000_000);
  const subscriber = String(1_000_000 + order.below(8_999_999)).padStart(
    10 - place.area.length,
    '4',
  );
  return {
    id,
    nombre,
    identificacion: cuit(prefix, number),
    telefono: `${place.area} ${subscriber.slice(0, -4)}-${subscriber.slice(-4)}`,
    localidad: place.localidad,
    direccion: `${order.pick(place.calles)} ${100 + order.below(4800)}`,
    email: `${slug(nombre)}@example.com`,
  };
}

/** 57 clients, hard cases among them: empty fields, a wrong CUIT, a CUIT without dashes, two of the same name. */
export function seedClientes(): Contacto[] {
  const order = sequence(57);
  const names = [
    ...companies.map((nombre) => [nombre, true] as const),
    ...people.map((nombre) => [nombre, false] as const),
  ];
  return names.map(([nombre, isCompany], i) => {
    const row = contact(i + 1, nombre, isCompany, order);
    if (i % 11 === 4) row.email = null;
    if (i % 13 === 6) row.direccion = null;
    if (i % 17 === 8) row.telefono = null;
    if (i === 5)
      row.direccion =
        'Ruta Nacional Nº 158 km 79,5, ingreso por camino rural de tierra, segundo portón verde';
    if (i === 9) row.identificacion = row.identificacion?.replaceAll('-', '') ?? null;
    if (i === 20) row.identificacion = '30-71234567-0';
    if (i === 31) Object.assign(row, { identificacion: null, localidad: null, email: null });
    if (i === 44) {
      Object.assign(row, {
        identificacion: null,
        telefono: null,
        localidad: null,
        direccion: null,
        email: null,
      });
    }
    return row;
  });
}

/** 12 representatives. */
export function seedRepresentantes(): Contacto[] {
  const order = sequence(12);
  return representatives.map((nombre, i) => {
    const row = contact(i + 1, nombre, !nombre.includes(','), order);
    if (i % 5 === 3) row.email = null;
    return row;
  });
}
