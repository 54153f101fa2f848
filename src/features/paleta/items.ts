import {
  IconBook,
  IconCalendarExclamation,
  IconCamera,
  IconFileSearch,
  IconFileSpreadsheet,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconPrinter,
  IconReceipt,
  IconReportSearch,
  IconSteeringWheel,
  IconTruck,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { printStored, type Movimiento } from '@/features/movimientos';
import type { Reciente } from './recientes';
import { openPrintJob } from '@/lib/print/window';
import { THEMES } from '@/ui/theme/themes';

type Icon = typeof IconTruck;

export interface Entry {
  to: LinkProps['to'] | (string & {});
  label: string;
  words?: string;
  Icon: Icon;
}

export interface Item extends Reciente {
  Icon: Icon;
  words?: string;
  /** A path; without one, `run`. */
  to?: string;
  run?: () => void;
}

export interface Deeds {
  setTheme: (theme: (typeof THEMES)[number]['value']) => void;
  signOut: () => void;
  showKeys: () => void;
}

/** Screens that the side menu lacks. */
const OTHERS: Entry[] = [
  { to: '/choferes', label: 'Choferes', Icon: IconSteeringWheel },
  { to: '/ver-recibos', label: 'Ver Recibos', Icon: IconReceipt },
  { to: '/recibos', label: 'Crear Recibos', words: 'factura', Icon: IconReceipt },
  { to: '/contrareembolso', label: 'Contrareembolso', Icon: IconReceipt },
  { to: '/contrareembolso/por-rendir', label: 'Contrareembolsos por rendir', Icon: IconReceipt },
  {
    to: '/reportes/deudores',
    label: 'Deudores',
    words: 'gráfico columnas deuda por día semana mes',
    Icon: IconReportSearch,
  },
  {
    to: '/movimientos/planilla',
    label: 'Movimientos desde una planilla',
    words: 'excel importar csv subir pegar lista',
    Icon: IconFileSpreadsheet,
  },
  { to: '/vencimientos', label: 'Vencimientos', Icon: IconCalendarExclamation },
  { to: '/manual', label: 'Manual', words: 'ayuda instrucciones', Icon: IconBook },
];

export const pantallas = (inMenu: readonly Entry[]): Item[] =>
  [...inMenu, ...OTHERS].map(({ to = '/', ...face }) => ({ id: to, to, ...face }));

type Agregar = Extract<LinkProps['to'], `/agregar-${string}`>;

const CREATE: Record<'/movimientos' | Agregar, [label: string, words: string]> = {
  '/movimientos': ['Nuevo movimiento', 'agregar remito envío'],
  '/agregar-cliente': ['Agregar cliente', 'nuevo'],
  '/agregar-representante': ['Agregar representante', 'nuevo'],
  '/agregar-vehiculo': ['Agregar vehículo', 'nuevo'],
  '/agregar-chofer': ['Agregar chofer', 'nuevo'],
  '/agregar-empleado': ['Agregar empleado', 'nuevo'],
  '/agregar-servicio': ['Agregar servicio', 'nuevo'],
};

const SIGN_OUT_ID = 'cerrar-sesion';
export const REMITOS_ID = 'remitos';

export const acciones = ({ setTheme, signOut, showKeys }: Deeds): Item[] => [
  ...Object.entries(CREATE).map(([to, [label, words]]) => ({
    id: `ir:${to}`,
    label,
    words,
    Icon: IconPlus,
    to,
  })),
  ...THEMES.map(({ value, label, Icon }) => ({
    id: `tema:${value}`,
    label: `Tema: ${label}`,
    Icon,
    run: () => setTheme(value),
  })),
  {
    id: 'cuenta',
    label: 'Cuenta de un cliente',
    detail: 'Buscá «cuenta» y su nombre',
    words: 'debe deuda saldo estado',
    Icon: IconReportSearch,
    to: '/clientes',
  },
  {
    id: 'escanear',
    label: 'Escanear con la cámara',
    detail: 'Está en Tildar por remito',
    words: 'celular teléfono lector código barras etiqueta bultos',
    Icon: IconCamera,
    to: '/hoja-de-ruta',
  },
  {
    id: 'eliminar',
    label: 'Eliminar o anular',
    detail: 'Tildá las filas en su lista',
    words: 'borrar quitar baja',
    Icon: IconBook,
    to: '/manual/buscar',
  },
  {
    id: 'deshacer',
    label: 'Deshacer el último cambio',
    detail: 'Ctrl Z en su lista',
    words: 'volver atrás revertir error',
    Icon: IconBook,
    to: '/manual/deshacer',
  },
  {
    id: 'contrasena',
    label: 'Cambiar la contraseña',
    detail: 'La cambia quien administra el panel',
    words: 'clave usuario',
    Icon: IconBook,
    to: '/manual/entrar',
  },
  {
    id: 'atajos',
    label: 'Atajos de teclado',
    words: 'teclas ayuda',
    Icon: IconKeyboard,
    run: showKeys,
  },
  { id: SIGN_OUT_ID, label: 'Cerrar sesión', words: 'salir', Icon: IconLogout, run: signOut },
];

const AREA_ICONS: Record<string, Icon> = {
  clientes: IconUser,
  movimientos: IconFileSearch,
  vehiculos: IconTruck,
  empleados: IconUserShield,
  manual: IconBook,
};

/** A record by its path (`clientes/7`), or a page of the manual. */
export function record(reciente: Reciente): Item {
  const [area = ''] = reciente.id.split('/');
  return {
    ...reciente,
    Icon: reciente.id.endsWith('/cuenta') ? IconReportSearch : (AREA_ICONS[area] ?? IconFileSearch),
    to: `/${reciente.id}`,
  };
}

/** Call `run` inside the key or click, or the browser blocks the print window. */
export const impresiones = (movimiento: Movimiento): Item[] =>
  (
    [
      ['remito', 'Imprimir remito'],
      ['remito-duplicado', 'Imprimir duplicado'],
    ] as const
  ).map(([kind, label]) => ({
    id: `${PRINT}${kind}`,
    label: `${label} ${movimiento.remitoNumero ?? ''}`.trim(),
    Icon: IconPrinter,
    run: () => void printStored(openPrintJob(), kind, movimiento),
  }));

const PRINT = 'imprimir:';

/** False for items that depend on the typed text, and for signing out. */
export const isRepeatable = ({ id }: Item): boolean =>
  id !== SIGN_OUT_ID && id !== REMITOS_ID && !id.startsWith(PRINT);

const isRecord = ({ id }: Reciente) =>
  /^((clientes|movimientos|vehiculos|empleados)\/\d+|clientes\/\d+\/cuenta|manual\/[\w-]+)$/.test(
    id,
  );

export const recientes = (stored: readonly Reciente[], known: readonly Item[]): Item[] =>
  stored.flatMap((one) =>
    isRecord(one) ? record(one) : (known.find(({ id }) => id === one.id) ?? []),
  );
