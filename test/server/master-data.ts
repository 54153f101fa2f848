import type { MockApi } from '@mocks/api';
import type { DbData } from '@mocks/db';

/** What distinguishes the screens of a master-data entity. Texts are the specification's, to the letter. */
interface Spec {
  /** In the mock's store. Also the list's path under `/admin`. */
  table: keyof DbData;
  /** The create form's path under `/admin`. */
  agregar: string;
  api: string;
  /** Singular and plural in messages. */
  one: string;
  many: string;
  /** Two rows of the first page: the checkbox's label and the value of the form's first field. */
  rows: readonly [Row, Row];
  /** The second row by column. */
  cells: Record<string, string>;
  /** The columns shown under 768 px, or the text of the second row's card. */
  narrow: readonly string[] | string;
  /** The list's query parameters for the page number and the page size. */
  pageNames?: readonly [page: string, size: string];
  /** A double click opens no row. */
  ignoresDoubleClick?: true;
  nothingToDelete: string;
  deleted: string;
  /** The label of the form's first field; Nombre unless given. */
  name?: string;
  /** The stored column of the first field; nombre unless given. */
  column?: string;
  /** The text typed into each field of a new one, and the body sent. */
  typed: Record<string, string>;
  body: object;
  created: string;
  updated: string;
  /** `Buscar Cliente` */
  search: string;
  errors: readonly [list: string, detail: string, update: string, remove: string];
  notFound?: string;
  /** Dates to give the second row first. */
  dates?: Record<string, string>;
  /** The column of each field of the second row, and the changes to type and expect. */
  edited?: { fields: Record<string, string>; changes: readonly Change[] };
  /** The list's breadcrumb; the title unless given. */
  crumb?: string;
  /** The create form's button; `Agregar` and `one` unless given. */
  submit?: string;
}

interface Row {
  id: number;
  label: string;
  name: string;
}

type Change = readonly [label: string, typed: string, sent: string];

const row = (id: number, name: string, label = name): Row => ({ id, name, label });

const CONTACTO = {
  Nombre: 'nombre',
  CUIT: 'identificacion',
  Teléfono: 'telefono',
  Localidad: 'localidad',
  Dirección: 'direccion',
  Email: 'email',
};

const VEHICULO = {
  Vehículo: 'vehiculo',
  Patente: 'patente',
  'Fecha Técnica': 'fechaTecnica',
  'Fecha Seguro': 'fechaSeguro',
  'Fecha Matafuego': 'fechaMatafuego',
  'Fecha Ruta': 'fechaRuta',
};

const SPECS: Spec[] = [
  {
    table: 'clientes',
    agregar: '/agregar-cliente',
    api: '/clientes/',
    one: 'cliente',
    many: 'clientes',
    crumb: 'Cliente',
    rows: [row(36, 'Álvarez, Juan Cruz'), row(35, 'Acuña, María de los Ángeles')],
    cells: {
      Nombre: 'Acuña, María de los Ángeles',
      CUIT: '20-44710322-3',
      Teléfono: '266 172-0520',
      Localidad: 'San Luis',
      Dirección: 'Av. Illia 1745',
      Email: 'acuna.maria.de.los.angel@example.com',
    },
    narrow: ['Nombre', 'Teléfono'],
    nothingToDelete: 'Debe seleccionar al menos un cliente',
    deleted: 'Cliente eliminado',
    typed: {
      Nombre: '  Ñandubay S.A. ',
      CUIT: '20123456780',
      Localidad: 'Río Cuarto',
      Dirección: '   ',
      Email: 'sin arroba',
    },
    body: {
      id: 0,
      nombre: 'Ñandubay S.A.',
      identificacion: '20-12345678-0',
      localidad: 'Río Cuarto',
      email: 'sin arroba',
    },
    created: 'Cliente agregado con éxito',
    updated: 'Cliente actualizado',
    search: 'Buscar Cliente',
    errors: [
      'Error al obtener clientes',
      'Error al cargar el cliente',
      'Error al actualizar el cliente',
      'Error al eliminar cliente',
    ],
    edited: {
      fields: CONTACTO,
      changes: [
        ['Dirección', ' Av. Illia 1746 ', 'Av. Illia 1746'],
        ['Teléfono', '', ''],
      ],
    },
  },
  {
    table: 'representantes',
    agregar: '/agregar-representante',
    api: '/representantes/',
    one: 'representante',
    many: 'representantes',
    rows: [row(7, 'López, Estela Maris'), row(5, 'Giménez, Oscar')],
    cells: {
      Nombre: 'Giménez, Oscar',
      CUIT: '23-44132542-8',
      Teléfono: '261 366-2632',
      Localidad: 'Mendoza',
      Dirección: 'Paso de los Andes 2635',
      Email: 'gimenez.oscar@example.com',
    },
    narrow: ['Nombre', 'Teléfono'],
    nothingToDelete: 'Debe seleccionar al menos un representante',
    deleted: 'Representante eliminado',
    typed: { Nombre: ' Expreso Ñandú ', Teléfono: '358 412-3456' },
    body: { id: 0, nombre: 'Expreso Ñandú', telefono: '358 412-3456' },
    created: 'Representante agregado',
    updated: 'Representante actualizado',
    search: 'Buscar Representante',
    errors: [
      'Error al obtener representantes',
      'Error al cargar el representante',
      'Error al actualizar el representante',
      'Error al eliminar representante',
    ],
    edited: {
      fields: CONTACTO,
      changes: [
        ['Localidad', '', ''],
        ['Email', 'hola@example.com', 'hola@example.com'],
      ],
    },
  },
  {
    table: 'vehiculos',
    agregar: '/agregar-vehiculo',
    api: '/v1/vehiculos/',
    one: 'vehículo',
    many: 'vehículos',
    rows: [row(12, 'Citroën Jumper'), row(4, 'Ford Cargo 1722')],
    cells: {
      Vehículo: 'Ford Cargo 1722',
      Patente: 'OHT 482',
      'Fecha Técnica': '19/11/2026 Vencido',
      'Fecha Seguro': '20/11/2026 Vence hoy',
      'Fecha Matafuego': '21/11/2026 Vence mañana',
      'Fecha Ruta': '20/12/2026 Vence en 30 días',
    },
    dates: {
      fechaTecnica: '2026-11-19',
      fechaSeguro: '2026-11-20',
      fechaMatafuego: '2026-11-21',
      fechaRuta: '2026-12-20',
    },
    narrow:
      'Ford Cargo 1722OHT 482Fecha Técnica19/11/2026 VencidoFecha Seguro20/11/2026 Vence hoyFecha Matafuego21/11/2026 Vence mañanaFecha Ruta20/12/2026 Vence en 30 días',
    nothingToDelete: 'Debe seleccionar al menos un vehículo',
    deleted: 'Vehiculo eliminado',
    name: 'Vehículo',
    column: 'vehiculo',
    typed: {
      Vehículo: ' Ñandú 300 ',
      Patente: '  ',
      'Fecha Técnica': '7/3/2027',
      'Fecha Ruta': '29/02/2028',
    },
    body: { id: 0, vehiculo: 'Ñandú 300', fechaTecnica: '2027-03-07', fechaRuta: '2028-02-29' },
    created: 'Vehículo agregado',
    updated: 'Vehículo editado',
    search: 'Buscar Vehículo',
    errors: [
      'Error al obtener vehículos',
      'Error al cargar el vehículo',
      'Error al editar vehículo',
      'Error al eliminar vehículo',
    ],
    edited: {
      fields: VEHICULO,
      changes: [
        ['Fecha Seguro', '29/02/2028', '2028-02-29'],
        ['Fecha Ruta', '', ''],
        ['Patente', '', ''],
      ],
    },
  },
  {
    table: 'choferes',
    agregar: '/agregar-chofer',
    api: '/choferes/',
    one: 'chofer',
    many: 'choferes',
    rows: [row(4, 'Díaz, Ángel'), row(7, 'Godoy, Matías')],
    cells: {
      ID: '7',
      Nombre: 'Godoy, Matías',
      CUIT: '27-22835755-9',
      Teléfono: '261 142-3036',
      Localidad: 'Mendoza',
      Dirección: 'Paso de los Andes 2471',
      Email: 'godoy.matias@example.com',
      'Fecha de Vencimiento de Licencia': '19/11/2026 Vencido',
      'Fecha Ingreso': '30/05/2008',
    },
    dates: { fechaVencimientoLicencia: '2026-11-19' },
    narrow: ['Nombre', 'Fecha de Vencimiento de Licencia'],
    pageNames: ['page', 'size'],
    ignoresDoubleClick: true,
    nothingToDelete: 'Debe seleccionar al menos un chofer',
    deleted: 'Chofer eliminado',
    typed: {
      Nombre: ' Ñáñez, Celestino ',
      'Fecha de Vencimiento de Licencia': '7/3/2027',
      'Fecha Ingreso': '20/11/2026',
    },
    body: {
      id: 0,
      nombre: 'Ñáñez, Celestino',
      fechaVencimientoLicencia: '2027-03-07',
      fechaIngreso: '2026-11-20',
    },
    created: 'Chofer agregado',
    updated: 'Chofer actualizado',
    search: 'Buscar Chofer',
    errors: [
      'Error al obtener choferes',
      'Error al cargar el chofer',
      'Error al actualizar el chofer',
      'Error al eliminar chofer',
    ],
    edited: {
      fields: {
        ...CONTACTO,
        'Fecha de Vencimiento de Licencia': 'fechaVencimientoLicencia',
        'Fecha Ingreso': 'fechaIngreso',
      },
      changes: [
        ['Fecha de Vencimiento de Licencia', '29/02/2028', '2028-02-29'],
        ['Fecha Ingreso', '', ''],
        ['Localidad', '', ''],
      ],
    },
  },
  {
    table: 'empleados',
    agregar: '/agregar-empleado',
    api: '/v1/empleados/',
    one: 'empleado',
    many: 'empleados',
    rows: [row(1, 'Mariana', 'Mariana Abregú'), row(2, 'Walter', 'Walter Aguirre')],
    cells: {
      Nombre: 'Walter',
      Apellido: 'Aguirre',
      Función: 'Chofer',
      'CUIT Teléfono': '20-10205151-4 351 900-0714',
      Localidad: 'Córdoba',
      Dirección: 'Bv. Los Granaderos 3076',
      Email: 'aguirre.walter@example.com',
      'Fecha Ingreso Fecha Nacimiento': '02/04/2016 30/06/1975',
      'Fecha Vencimiento Licencia': '20/11/2026 Vence hoy',
    },
    narrow: 'Walter AguirreChofer · 351 900-0714',
    nothingToDelete: 'Debe seleccionar al menos un empleado',
    deleted: 'Empleado eliminado',
    submit: 'Crear Empleado',
    typed: { Nombre: ' Celestina ', Apellido: 'Ñáñez', 'Fecha Nacimiento': '29/02/1980' },
    body: {
      id: 0,
      nombre: 'Celestina',
      apellido: 'Ñáñez',
      tipoId: 3,
      fechaNacimiento: '1980-02-29',
    },
    created: 'Empleado agregado',
    updated: 'Empleado actualizado',
    search: 'Buscar Empleado',
    errors: [
      'Error al obtener empleados',
      'Error al cargar el empleado',
      'Error al actualizar el empleado',
      'Error al eliminar empleado',
    ],
    notFound: 'Error al cargar el empleado',
    edited: {
      fields: {
        ...CONTACTO,
        Apellido: 'apellido',
        Función: 'tipoId',
        'Fecha Vencimiento Licencia': 'fechaVencimientoLicencia',
        'Fecha Ingreso': 'fechaIngreso',
        'Fecha Nacimiento': 'fechaNacimiento',
      },
      changes: [
        ['Teléfono', '', ''],
        ['Fecha Ingreso', '29/02/2016', '2016-02-29'],
      ],
    },
  },
  {
    table: 'servicios',
    agregar: '/agregar-servicio',
    api: '/servicios/',
    one: 'servicio',
    many: 'servicios',
    rows: [row(14, 'A convenir'), row(8, 'Carga general')],
    cells: {
      Nombre: 'Carga general',
      Precio: '',
      Porcentaje: '3,33 %',
      Descripción: '',
      'Com. Contrareembolso': 'No',
      'Porcentaje Comisión': '',
    },
    narrow: ['Nombre', 'Precio', 'Porcentaje'],
    nothingToDelete: 'No se ha seleccionado ningún servicio',
    deleted: 'Servicio eliminado',
    typed: { Nombre: ' Bulto frágil ', Descripción: ' Con cuidado ', Precio: '1234,5' },
    body: {
      nombre: 'Bulto frágil',
      descripcion: 'Con cuidado',
      precio: 1234.5,
      contrareembolso: false,
    },
    created: 'Servicio agregado',
    updated: 'Servicio actualizado',
    search: 'Buscar Servicio',
    errors: [
      'Error al obtener servicios',
      'Error al cargar el servicio',
      'Error al actualizar el servicio',
      'Error al eliminar servicio',
    ],
  },
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** In the palette's order. */
export const MASTER_DATA = SPECS.map((spec) => {
  const One = capital(spec.one);
  return {
    path: `/${spec.table}`,
    One,
    title: capital(spec.many),
    crumb: capital(spec.many),
    submit: `Agregar ${One}`,
    name: 'Nombre',
    column: 'nombre',
    notFound: `${One} no encontrado`,
    ...spec,
  };
});

export type MasterData = (typeof MASTER_DATA)[number];

/** The pager's text on the first page. */
export const firstPage = ({ many }: MasterData, total: number) =>
  `Página 1 de ${Math.ceil(total / 10)} — Total ${many}: ${total}`;

/** Otherwise the mock API would refuse the deletion. */
export function withoutDependents({ db }: MockApi): void {
  for (const movimiento of [...db.movimientos.rows]) db.movimientos.remove(movimiento);
  for (const hoja of [...db.hojasRuta.rows]) db.hojasRuta.remove(hoja);
}

interface Table {
  rows: readonly { id: number }[];
  get: (id: number) => object | undefined;
  insert: (row: object) => unknown;
  update: (row: object, fields: object) => unknown;
  remove: (row: object) => unknown;
}
const tableOf = ({ db }: MockApi, { table }: MasterData) => db[table] as unknown as Table;

/** Removes all rows except these. */
export function withoutRows(api: MockApi, entity: MasterData, ...kept: number[]): void {
  const table = tableOf(api, entity);
  for (const row of [...table.rows]) if (!kept.includes(row.id)) table.remove(row);
}

/** Changes fields of a row. */
export function changeRow(api: MockApi, entity: MasterData, id: number, fields: object): void {
  const table = tableOf(api, entity);
  table.update(table.get(id)!, fields);
}

/** Inserts a row of this name that nothing refers to. */
export function insertNamed(api: MockApi, entity: MasterData, name: string): void {
  const table = tableOf(api, entity);
  const { id: _, ...first } = table.rows[0]!;
  table.insert({
    ...first,
    ...('apellido' in first && { apellido: null }),
    [entity.column]: name,
  });
}
