import fc from 'fast-check';
import type { Db } from '@mocks/db';
import { fold } from '../../mocks/lib/search';

/**
 * How a clerk enters a text in a picker. `undo`: types another text over it and reverts. `stop`: closes the list on the way.
 * `elsewhere`: leaves by clicking the next field. `asIs`: takes the list's last row. `new`: adds the text as a client.
 */
export type Way =
  | 'tab'
  | 'enter'
  | 'enterTwice'
  | 'back'
  | 'undo'
  | 'stop'
  | 'typo'
  | 'paste'
  | 'escape'
  | 'click'
  | 'arrows'
  | 'elsewhere'
  | 'asIs'
  | 'new';

export interface Entry {
  text: string;
  way: Way;
  /** For `back`: typed first and then replaced. For `undo`: typed over the text. */
  before: string;
  /** For `click` and `arrows`: the option's place, if the list is long enough. */
  nth: number;
}

export interface Shipment {
  /** Milliseconds between keys. */
  pace: number;
  /** Maximum delay of an answer, in milliseconds. Answers come in any order. */
  latency: number;
  /** The fault of the first search for the destination, until the clerk has seen the error. */
  fault: 'error' | 'cut' | 'offline' | null;
  /** `repeat`: Alt+R. `origin`: goes back and types another origin. */
  start: 'next' | 'origin' | 'repeat';
  origen: Entry;
  destino: Entry;
  remito: 'offer' | 'typed' | 'escape' | 'enter';
  servicio: Entry;
  bultos: string | null;
  sub: { servicio: Entry; bultos: string | null } | null;
  representante: Entry | null;
  aCargoDeDestino: boolean;
  cuentaCorriente: boolean;
  monto: string | null;
  montoPagado: boolean;
  fleteRendido: boolean;
  flete: string | null;
  comision: string | null;
  more: { seguro: string; valor: string; observaciones: string } | null;
  /** `twice`: Ctrl+Enter, pressed twice. `last`: Enter in the last field. */
  save: 'ctrl' | 'twice' | 'print' | 'last';
}

const often = <Value>(values: Record<string, [number, Value]>) =>
  fc.oneof(
    ...Object.values(values).map(([weight, value]) => ({
      weight,
      arbitrary: fc.constant(value),
    })),
  );

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number): fc.Arbitrary<Value | null> =>
  fc.oneof(
    { weight, arbitrary },
    { weight: 10 - weight, arbitrary: fc.constant<Value | null>(null) },
  );

/** A full name, the name without accents and capitals, or the start of one of its words. */
const textOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), fc.nat(3), fc.nat(9)).map(([name, kind, at]) => {
    if (kind === 0) return name;
    if (kind === 1) return fold(name);
    const words = fold(name).match(/[a-zñ]{4,}/g) ?? [fold(name)];
    return (words[at % words.length] ?? name).slice(0, 4 + (at % 3));
  });

/** No client has one of these names, and none of them begins with a client's name. */
const UNKNOWN = ['Kiosco Pepe', 'Zapatería Wanda', 'Xilofón Hnos', 'Yerbatera Quique', 'Wok Zen'];

const entry = (texts: fc.Arbitrary<string>, ways: readonly Way[]): fc.Arbitrary<Entry> =>
  fc.record({ text: texts, way: fc.constantFrom(...ways), before: texts, nth: fc.nat(3) });

const PICKING: Way[] = ['tab', 'enter', 'back', 'typo', 'paste', 'click', 'arrows'];
const amount = fc.constantFrom('8000', '12500', '1.234,50', '47250,5', '99,99', '0');

/** Shipments of a clerk with these clients, services and representatives. */
export function shipments(db: Db): fc.Arbitrary<Shipment> {
  const names = (rows: readonly { nombre: string }[]) => rows.map(({ nombre }) => nombre);
  const clientes = fc.oneof(
    { weight: 6, arbitrary: textOf(names(db.clientes.rows)) },
    { weight: 2, arbitrary: fc.constantFrom(...UNKNOWN) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...db.clientes.rows.flatMap(({ identificacion }) => identificacion ?? []),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...TWINS, ...SAME) },
  );
  const cliente = entry(clientes, [
    ...PICKING,
    'enterTwice',
    'escape',
    'stop',
    'asIs',
    'elsewhere',
  ]);
  const servicios = entry(textOf(names(db.servicios.rows)), [...PICKING, 'undo', 'enterTwice']);
  const representantes = entry(textOf(names(db.representantes.rows)), [...PICKING, 'undo']);
  return fc.record({
    pace: fc.constantFrom(0, 10, 20, 40),
    latency: fc.constantFrom(0, 80, 300, 600),
    fault: often<Shipment['fault']>({
      none: [22, null],
      error: [1, 'error'],
      cut: [1, 'cut'],
      offline: [1, 'offline'],
    }),
    start: often<Shipment['start']>({
      next: [6, 'next'],
      origin: [2, 'origin'],
      repeat: [2, 'repeat'],
    }),
    origen: cliente,
    destino: fc.oneof(
      { weight: 14, arbitrary: cliente },
      { weight: 1, arbitrary: entry(fc.constantFrom(...UNKNOWN), ['new']) },
    ),
    remito: fc.constantFrom('offer', 'offer', 'typed', 'escape', 'enter'),
    servicio: servicios,
    bultos: maybe(fc.constantFrom('2', '3', '12'), 6),
    sub: maybe(
      fc.record({
        servicio: entry(textOf(names(db.servicios.rows)), [...PICKING, 'undo']),
        bultos: maybe(fc.constantFrom('2', '4'), 5),
      }),
      2,
    ),
    representante: maybe(representantes, 3),
    aCargoDeDestino: fc.boolean(),
    cuentaCorriente: fc.boolean(),
    monto: maybe(amount, 4),
    montoPagado: fc.boolean(),
    fleteRendido: fc.boolean(),
    flete: maybe(amount, 2),
    comision: maybe(amount, 1),
    more: maybe(
      fc.record({
        seguro: amount,
        valor: amount,
        observaciones: fc.constantFrom('Frágil', 'Llamar antes de ir'),
      }),
      1,
    ),
    save: fc.constantFrom('ctrl', 'twice', 'print', 'last'),
  });
}

/** Two clients that differ by an accent only, and two with the same name. */
const TWINS = ['Corralón San Martín', 'Corralon San Martin'];
const SAME = ['Hermanos Sosa'];

export function addTwins(db: Db): void {
  const [like] = db.clientes.rows;
  if (!like) throw new Error('There is no client.');
  for (const nombre of [...TWINS, ...SAME, ...SAME]) {
    const { id: _, ...rest } = like;
    db.clientes.insert({ ...rest, nombre, identificacion: null });
  }
}
