import { addDays } from '../lib/dates';
import { sumPesos } from '../lib/money';
import type { Contacto, HojaRuta, Movimiento, Recibo } from '../model';
import { seedWords } from './words';

const concepts = [
  'Alquiler de depósito',
  'Fletes del mes',
  'Seña por traslado de maquinaria agrícola, saldo contra entrega en destino según presupuesto aceptado',
  'Saldo de cuenta corriente',
  'Devolución de envases',
];

const states = ['Emitido', 'Emitido', 'Emitido', 'Anulado'];

const manualTotals = [15000, 0.01, 1, 21, 1000.5, 1000000, 1234567.89, 98750.4];

/** 24 receipts: one in three is free, the rest pay contrareembolsos; the oldest came from another system and lacks data. */
export function seedRecibos(
  today: string,
  clientes: readonly Contacto[],
  movimientos: readonly Movimiento[],
): Recibo[] {
  // Only the oldest month is in receipts, so that recent movements can still be deleted.
  const old = movimientos.slice(0, Math.min(Math.floor(movimientos.length / 2), 400));
  const owed = clientes.filter((c) => old.some((m) => m.clienteOrigenId === c.id && m.monto > 0));
  const payees = owed.length > 0 ? owed : clientes;
  return Array.from({ length: 24 }, (_, i) => {
    const id = i + 1;
    const cliente = payees[i % payees.length] as Contacto;
    const row = {
      id,
      reciboNumero: `0001-${String(id + 340).padStart(8, '0')}`,
      fechaGeneracion: `${addDays(today, Math.floor(i * 1.5) - 36)}T${i % 2 ? '09' : '16'}:${10 + i}:00`,
      estado: states[i % states.length] ?? null,
    };
    if (i === 0) return { ...row, ...legacy };
    if (i % 3 === 0) {
      const totalMonto = manualTotals[i / 3 - 1] ?? 0;
      return {
        ...row,
        clienteId: cliente.id,
        tipo: 'Manual',
        totalMonto,
        totalFlete: 0,
        concepto: concepts[i % concepts.length] ?? '',
        importeEnLetras: seedWords(totalMonto),
        movimientoIds: [],
      };
    }
    const covered = old.filter((m) => m.clienteOrigenId === cliente.id);
    const totalMonto = sumPesos(covered.map((m) => m.monto));
    return {
      ...row,
      clienteId: cliente.id,
      tipo: 'Contrareembolso',
      totalMonto,
      totalFlete: i % 2 ? sumPesos(covered.map((m) => m.flete)) : 0,
      concepto: 'PAGO CONTRAREEMBOLSO',
      importeEnLetras: seedWords(totalMonto),
      movimientoIds: covered.map((m) => m.id),
    };
  });
}

const legacy = {
  clienteId: null,
  estado: null,
  tipo: 'Manual',
  totalMonto: 500,
  totalFlete: 0,
  concepto: '',
  importeEnLetras: '',
  movimientoIds: [] as number[],
};

/** Three past route sheets. */
export function seedHojasRuta(today: string, movimientos: readonly Movimiento[]): HojaRuta[] {
  return [20, 12, 5].map((daysAgo, i) => {
    const fecha = addDays(today, -daysAgo);
    const rows = movimientos.filter((m) => m.fecha === fecha).slice(0, 200);
    return {
      id: i + 1,
      fecha,
      representanteId: i === 1 ? 4 : null,
      vehiculoId: i + 1,
      // Walter Aguirre, Néstor Fabián Bustos and Ezequiel Córdoba.
      empleadoId: 2 * i + 2,
      movimientoIds: rows.map((m) => m.id),
    };
  });
}
