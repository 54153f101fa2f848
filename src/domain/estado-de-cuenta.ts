import { montoARendir, type FilaDeuda } from './deuda';
import { NBSP } from './clean';
import { formatCantidad, formatMonto, sumPesos } from './dinero';
import { formatFecha } from './fechas';
import { fleteAdeudado } from './totales';

export interface Parte<Fila> {
  nombre: string;
  filas: readonly Fila[];
  /** In pesos. */
  total: number;
  /** The amount of one movement, in pesos. */
  importe: (row: FilaDeuda) => number;
}

/** A client's account: the fletes that it owes, cash and on account separately, and the montos owed to it. */
export interface Cuenta<Fila> {
  debe: { partes: Parte<Fila>[]; total: number };
  aRendirle: Parte<Fila>;
}

const parte = <Fila extends FilaDeuda>(
  nombre: string,
  filas: readonly Fila[],
  importe: Parte<Fila>['importe'],
): Parte<Fila> => ({ nombre, filas, total: sumPesos(filas.map(importe)), importe });

/** In pesos: `debe`, whose flete the client owes, and `aRendirle`, whose monto the carrier owes. @throws RangeError when not finite. */
export function computeCuenta<Fila extends FilaDeuda>(
  debe: readonly Fila[],
  aRendirle: readonly Fila[],
): Cuenta<Fila> {
  const contado = debe.filter(({ cuentaCorriente }) => !cuentaCorriente);
  const corriente = debe.filter(({ cuentaCorriente }) => cuentaCorriente);
  return {
    debe: {
      partes: [
        parte('Contado', contado, fleteAdeudado),
        parte('Cuenta corriente', corriente, fleteAdeudado),
      ],
      total: sumPesos(debe.map(fleteAdeudado)),
    },
    aRendirle: parte('A rendirle', aRendirle, montoARendir),
  };
}

/** More rows would make a message that nobody reads, and a WhatsApp link that is too long. */
const MAX_ROWS_PER_MESSAGE = 30;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const asText = (amount: number) => formatMonto(amount).replaceAll(NBSP, ' ');

interface Encabezado {
  empresa: string;
  cliente: string;
  /** `yyyy-mm-dd` */
  hoy: string;
  /** First day of the account, `yyyy-mm-dd`. */
  desde: string;
  /** The account from before `desde`. */
  deAntes: Cuenta<unknown>;
}

/** A client's account as plain text to send: the sums, and at most thirty rows of each part. */
export function cuentaAsText<Fila extends FilaDeuda & { remitoNumero: string | null }>(
  { empresa, cliente, hoy, desde, deAntes }: Encabezado,
  { debe, aRendirle }: Cuenta<Fila>,
): string {
  const lines = ({ nombre, filas, total, importe }: Parte<Fila>) => {
    if (filas.length === 0) return [];
    const rest = filas.slice(MAX_ROWS_PER_MESSAGE);
    return [
      '',
      `${nombre}: ${asText(total)}`,
      ...filas
        .slice(0, MAX_ROWS_PER_MESSAGE)
        .map((row) =>
          [
            row.fecha ? formatFecha(row.fecha) : 'Sin fecha',
            row.remitoNumero ? `remito ${oneLine(row.remitoNumero)}` : 'sin remito',
            asText(importe(row)),
          ].join(' · '),
        ),
      ...(rest.length > 0
        ? [`y ${formatCantidad(rest.length)} más: ${asText(sumPesos(rest.map(importe)))}`]
        : []),
    ];
  };
  const textOf = ({ total }: { total: number }, nombre: string) =>
    total === 0 ? [] : [`${nombre}, aparte: ${asText(total)}`];
  return [
    oneLine(empresa),
    `Estado de cuenta al ${formatFecha(hoy)}. Movimientos desde el ${formatFecha(desde)}.`,
    oneLine(cliente),
    '',
    `Fletes a pagar: ${asText(debe.total)}`,
    ...textOf(deAntes.debe, 'Saldo anterior'),
    ...debe.partes.flatMap(lines),
    ...lines(aRendirle),
    ...textOf(deAntes.aRendirle, 'A rendirle de antes'),
  ].join('\n');
}
