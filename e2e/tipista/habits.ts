import fc from 'fast-check';
import type { Db } from '@mocks/db';
import { fold } from '../../mocks/lib/search';

/**
 * How a clerk enters a text in a picker. `back`: types another text first and then replaces it. `asIs`: takes the list's last row. `new`: adds
 * the text as a client.
 */
type Way =
  | 'tab'
  | 'enter'
  | 'back'
  | 'typo'
  | 'paste'
  | 'click'
  | 'arrows'
  | 'escape'
  | 'asIs'
  | 'new';

export interface Entry {
  text: string;
  way: Way;
  /** For `back`. */
  before: string;
  /** For `click` and `arrows`: the option's place, if the list is long enough. */
  nth: number;
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight, arbitrary }, { weight: 10 - weight, arbitrary: fc.constant(null) });

/** A full name that no other row has, the name without accents and capitals, or the start of one of its words. */
function textOf(rows: readonly { nombre: string }[]): fc.Arbitrary<string> {
  const folded = rows.map(({ nombre }) => fold(nombre));
  const names = rows
    .map(({ nombre }) => nombre)
    .filter((name) => folded.filter((one) => one === fold(name)).length === 1);
  return fc.tuple(fc.constantFrom(...names), fc.nat(3), fc.nat(9)).map(([name, kind, at]) => {
    if (kind === 0) return name;
    if (kind === 1) return fold(name);
    const words = fold(name).match(/[a-zñ]{4,}/g) ?? [fold(name)];
    return (words[at % words.length] ?? name).slice(0, 4 + (at % 3));
  });
}

/** No client has one of these names, and none of them begins with a client's name. */
const UNKNOWN = fc.constantFrom('Kiosco Pepe', 'Zapatería Wanda', 'Xilofón Hnos', 'Wok Zen');

const entry = (texts: fc.Arbitrary<string>, ...ways: Way[]): fc.Arbitrary<Entry> =>
  fc.record({ text: texts, way: fc.constantFrom(...ways), before: texts, nth: fc.nat(3) });

const PICKING: Way[] = ['tab', 'enter', 'back', 'typo', 'paste', 'click', 'arrows'];
const amount = fc.constantFrom('8000', '12500', '1.234,50', '47250,5', '99,99', '0');

/** Shipments of a clerk with these clients, services and representatives. */
export function shipments({ clientes, servicios, representantes }: Db) {
  const known = { weight: 4, arbitrary: textOf(clientes.rows) };
  const names = fc.oneof(known, { weight: 1, arbitrary: UNKNOWN });
  const cliente = entry(names, ...PICKING, 'escape', 'asIs');
  return fc.record({
    /** Milliseconds between keys. */
    pace: fc.constantFrom(0, 10, 20, 40),
    /** Maximum delay of an answer, in milliseconds. Answers come in any order. */
    latency: fc.constantFrom(0, 80, 300, 600),
    /** `repeat`: Alt+R. `origin`: goes back and types another origin. */
    start: fc.constantFrom('next', 'next', 'next', 'origin', 'repeat'),
    remito: fc.constantFrom('offer', 'offer', 'typed', 'escape', 'enter'),
    /** What is entered in the fields. A switch is pressed. */
    fields: fc.record({
      'Cliente Origen': cliente,
      'Cliente Destino': fc.oneof(
        { weight: 14, arbitrary: cliente },
        { weight: 1, arbitrary: entry(UNKNOWN, 'new') },
      ),
      Servicio: entry(textOf(servicios.rows), ...PICKING),
      Bultos: maybe(fc.constantFrom('2', '3', '12'), 6),
      Representante: maybe(entry(textOf(representantes.rows), ...PICKING), 3),
      'Flete a cargo': fc.boolean(),
      'Cuenta corriente': fc.boolean(),
      Monto: maybe(amount, 4),
      'Monto pagado': fc.boolean(),
      Flete: maybe(amount, 2),
      'Flete rendido': fc.boolean(),
      'Com. Contrareembolso': maybe(amount, 1),
    }),
    /** `twice`: Ctrl+Enter, pressed twice. `last`: Enter in the last field. */
    save: fc.constantFrom('ctrl', 'twice', 'print', 'last'),
  });
}

export type Shipment = ReturnType<typeof shipments> extends fc.Arbitrary<infer One> ? One : never;
