import type { MockApi } from '@mocks/api';
import type { DbData } from '@mocks/db';

/** What distinguishes the screens of a master-data entity. Texts are the specification's, to the letter. */
interface Spec {
  /** In the mock's store. Also the list's path under `/admin`. */
  table: keyof DbData;
  api: string;
  /** Singular and plural in messages. */
  one: string;
  many: string;
  /** Two rows of the first page: the checkbox's label and the value of the form's first field. */
  rows: readonly [Row, Row];
  /** The second row by column. */
  cells: Record<string, string>;
  /** The list's query parameters for the page number and the page size. */
  pageNames?: readonly [page: string, size: string];
  /** A double click opens no row. */
  ignoresDoubleClick?: true;
  /** The text typed into each field of a new one, and the body sent. */
  typed: Record<string, string>;
  body: object;
  /** Dates to give the second row first. */
  dates?: Record<string, string>;
  /** The column of each field of the second row, and the changes to type and expect. */
  edited?: { fields: Record<string, string>; changes: readonly Change[] };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What most entities have alike, from their names. */
const alike = ({ one, many }: Spec) => {
  const One = capital(one);
  return {
    One,
    title: capital(many),
    /** The create form's path under `/admin`, and its button. */
    agregar: `/agregar-${one}`,
    submit: `Agregar ${One}`,
    /** The list's breadcrumb. */
    crumb: capital(many),
    search: `Buscar ${One}`,
    /** The columns shown under 768 px, or the text of the second row's card. */
    narrow: ['Nombre', 'Teléfono'] as readonly string[] | string,
    /** The label of the form's first field, and its stored column. */
    name: 'Nombre',
    column: 'nombre',
    created: `${One} agregado`,
    updated: `${One} actualizado`,
    deleted: `${One} eliminado`,
    nothingToDelete: `Debe seleccionar al menos un ${one}`,
    notFound: `${One} no encontrado`,
    errors: [
      `Error al obtener ${many}`,
      `Error al cargar el ${one}`,
      `Error al actualizar el ${one}`,
      `Error al eliminar ${one}`,
    ] as readonly [list: string, detail: string, update: string, remove: string],
  };
};

type Alike = ReturnType<typeof alike>;

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

const SPECS: (Spec & Partial<Alike>)[] = [
  {
    table: 'clientes',
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
    typed: { Nombre: '  Ñandubay S.A. ', Localidad: 'Río Cuarto', Dirección: '   ' },
    body: { id: 0, nombre: 'Ñandubay S.A.', localidad: 'Río Cuarto' },
    created: 'Cliente agregado con éxito',
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
    typed: { Nombre: ' Expreso Ñandú ', Teléfono: '358 412-3456' },
    body: { id: 0, nombre: 'Expreso Ñandú', telefono: '358 412-3456' },
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
    updated: 'Vehículo editado',
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
    submit: 'Crear Empleado',
    typed: { Nombre: ' Celestina ', Apellido: 'Ñáñez', 'Fecha Nacimiento': '29/02/1980' },
    body: {
      id: 0,
      nombre: 'Celestina',
      apellido: 'Ñáñez',
      tipoId: 3,
      fechaNacimiento: '1980-02-29',
    },
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
    typed: { Nombre: ' Bulto frágil ', Descripción: ' Con cuidado ', Precio: '1234,5' },
    body: {
      nombre: 'Bulto frágil',
      descripcion: 'Con cuidado',
      precio: 1234.5,
      contrareembolso: false,
    },
  },
];

/** In the palette's order. */
export const MASTER_DATA = SPECS.map((spec) => ({
  path: `/${spec.table}`,
  ...alike(spec),
  ...spec,
}));

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
