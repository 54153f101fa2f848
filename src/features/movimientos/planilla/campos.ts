import { clean } from '@/domain/clean';
import { CONTACTO_CAMPOS, CONTACTO_FORM } from '@/features/contactos/contacto.schema';
import {
  camposOf,
  cantidad,
  fecha,
  importe,
  unaDe,
  type Campo,
  type Reader,
} from '@/lib/planilla/campos';
import { emptyMovimientoForm } from '../movimiento-form';
import { LABELS } from '../movimiento-labels';

/** Our own exports say `N/A` where there is nobody. */
const nombre: Reader = (text) => (text === 'N/A' ? '' : clean(text));

/** Labels and headings of our own exports first, then the words that senders use. */
const PROPIOS = camposOf(
  { labels: LABELS, toForm: () => emptyMovimientoForm('') },
  {
    remitoNumero: {
      words: 'remito, nro guía, guía, nro envío, nro pedido, pedido, comprobante, nro',
    },
    fecha: { words: 'hora y fecha, fecha envío, día', read: fecha },
    clienteOrigen: { words: 'origen, remitente, expedidor, cargador', read: nombre },
    clienteDestino: {
      words: `destino, destinatario, consignatario, destinatario nombre, nombre destinatario, receptor, ${CONTACTO_CAMPOS.nombre.words}, nombre`,
      read: nombre,
      example: 'Ferretería del Sur S.A.',
    },
    servicio: { words: 'tipo bulto, embalaje, tipo, producto, artículo', read: nombre },
    bultos: {
      words: 'cant bultos, cantidad bultos, nro bultos, cantidad, cant, cajas, paquetes',
      read: cantidad,
      example: '3',
    },
    subServicio: { read: nombre },
    subBultos: { read: cantidad },
    representante: { words: 'vendedor', read: nombre },
    fleteACargo: {
      words: 'a cargo, paga flete, flete paga, quien paga, paga, pago flete',
      read: unaDe(
        ['origen', 'origen', 'o', 'remitente', 'pagado'],
        ['destino', 'destino', 'd', 'destinatario', 'a pagar'],
      ),
      choices: ['Origen', 'Destino'],
    },
    cuentaCorriente: { words: 'cc, cta cte, cta corriente, ctacte' },
    monto: {
      words:
        'contrareembolso, contrarreembolso, contra reembolso, importe cobrar, a cobrar, reembolso, cobrar, importe, valor cobrar',
      read: importe,
      example: '1.234,50',
    },
    montoPagado: {},
    montoRendido: {},
    // As lists and exports have it: with its extras.
    flete: { label: 'Flete (con adicionales)', words: 'importe flete, flete total', read: importe },
    fletePagado: {},
    fleteRendido: {},
    seguro: { read: importe },
    redespacho: { read: importe },
    contrareembolso: { words: 'comisión contrareembolso, comisión', read: importe },
    valorDeclarado: {
      words: 'v declarado, v decl, valor mercadería, valor, declarado',
      read: importe,
    },
    observaciones: { words: 'obs, observación, notas, nota, comentarios, detalle, referencia' },
  },
);

const { nombre: _nombre, ...CONTACTO } = CONTACTO_CAMPOS;

type Contacto = keyof typeof CONTACTO;

export const CONTACTO_NAMES = Object.keys(CONTACTO) as Contacto[];

/** What a file tells of a client that is not registered has no field of the movement. */
export const delDestino = (name: Contacto): string => `destino.${name}`;

const DEL_DESTINO = camposOf(CONTACTO_FORM, CONTACTO).map((campo): Campo => {
  const { label, words } = campo;
  return {
    ...campo,
    name: delDestino(campo.name as Contacto),
    label: `${label} del destino`,
    words: `${label}, destinatario ${label}, ${label} destinatario, ${words}`,
    example: undefined,
    aside: true,
  };
});

export const CAMPOS: readonly Campo[] = [...PROPIOS, ...DEL_DESTINO];
