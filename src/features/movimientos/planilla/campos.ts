import { cantidad, fecha, importe, siNo, texto, unaDe, type Campo } from '@/lib/planilla/campos';
import { LABELS } from '../movimiento-labels';

type Own = Partial<Omit<Campo, 'name'>>;

const SI_NO: Own = { read: siNo, choices: ['Sí', 'No'] };
const IMPORTE: Own = { read: importe };

/** Labels and headings of our own exports first, then the words that senders use. */
const FIELDS: Partial<Record<keyof typeof LABELS, Own>> = {
  remitoNumero: {
    words: [
      'remito',
      'nro guía',
      'guía',
      'nro envío',
      'nro pedido',
      'pedido',
      'comprobante',
      'nro',
    ],
  },
  fecha: { words: ['hora y fecha', 'fecha envío', 'día'], read: fecha },
  clienteOrigen: { words: ['origen', 'remitente', 'expedidor', 'cargador'] },
  clienteDestino: {
    words: [
      ...['destino', 'destinatario', 'consignatario', 'destinatario nombre', 'nombre destinatario'],
      ...[
        'cliente',
        'razón social',
        'nombre y apellido',
        'apellido y nombre',
        'receptor',
        'nombre',
      ],
    ],
    example: 'Ferretería del Sur S.A.',
  },
  servicio: { words: ['tipo bulto', 'embalaje', 'tipo', 'producto', 'artículo'] },
  bultos: {
    words: [
      'cant bultos',
      'cantidad bultos',
      'nro bultos',
      'cantidad',
      'cant',
      'cajas',
      'paquetes',
    ],
    read: cantidad,
    example: '3',
  },
  subServicio: { words: [] },
  subBultos: { words: [], read: cantidad },
  representante: { words: ['vendedor'] },
  fleteACargo: {
    words: ['a cargo', 'paga flete', 'quien paga', 'paga', 'pago flete'],
    read: unaDe(
      ['origen', 'origen', 'o', 'remitente', 'pagado'],
      ['destino', 'destino', 'd', 'destinatario', 'a pagar'],
    ),
    choices: ['Origen', 'Destino'],
  },
  cuentaCorriente: { words: ['cc', 'cta cte', 'cta corriente', 'ctacte'], ...SI_NO },
  monto: {
    words: [
      ...['contrareembolso', 'contrarreembolso', 'contra reembolso', 'importe cobrar', 'a cobrar'],
      ...['reembolso', 'cobrar', 'importe', 'valor cobrar'],
    ],
    example: '1.234,50',
    ...IMPORTE,
  },
  montoPagado: SI_NO,
  montoRendido: SI_NO,
  // As lists and exports have it: with its extras.
  flete: { label: 'Flete (con adicionales)', words: ['importe flete', 'flete total'], ...IMPORTE },
  fletePagado: SI_NO,
  fleteRendido: SI_NO,
  seguro: IMPORTE,
  redespacho: IMPORTE,
  contrareembolso: { words: ['comisión contrareembolso', 'comisión'], ...IMPORTE },
  valorDeclarado: {
    words: ['v declarado', 'v decl', 'valor mercadería', 'valor', 'declarado'],
    ...IMPORTE,
  },
  observaciones: {
    words: ['obs', 'observación', 'notas', 'nota', 'comentarios', 'detalle', 'referencia'],
  },
};

/** What a file tells of a client that is not registered, by the field of its form. */
export const DEL_DESTINO = {
  identificacion: 'destinoCuit',
  direccion: 'destinoDireccion',
  localidad: 'destinoLocalidad',
  telefono: 'destinoTelefono',
  email: 'destinoEmail',
} as const;

const campo = (name: string, label: string, ...words: string[]): Campo => ({
  name,
  label,
  words,
  read: texto,
});

const delDestino = (...[name, label, ...words]: Parameters<typeof campo>): Campo => ({
  ...campo(name, label, ...words),
  aside: true,
});

export const CAMPOS: readonly Campo[] = [
  ...Object.entries(FIELDS).map(([name, own]) => ({
    ...campo(name, LABELS[name as keyof typeof LABELS]),
    ...own,
  })),
  delDestino(
    'destinoCuit',
    'CUIT del destino',
    'CUIT',
    'destinatario CUIT',
    'CUIT destinatario',
    'cuil',
    'dni',
  ),
  delDestino(
    ...['destinoDireccion', 'Dirección del destino', 'dirección', 'domicilio'],
    ...['dirección de entrega', 'domicilio entrega', 'destinatario domicilio', 'calle'],
  ),
  delDestino(
    'destinoLocalidad',
    'Localidad del destino',
    'localidad',
    'destinatario localidad',
    'ciudad',
  ),
  delDestino('destinoTelefono', 'Teléfono del destino', 'teléfono', 'tel', 'celular', 'contacto'),
  delDestino('destinoEmail', 'Email del destino', 'email', 'mail', 'correo'),
];
