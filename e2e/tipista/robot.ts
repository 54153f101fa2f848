import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Db } from '@mocks/db';
import type { Entry, Shipment } from './habits';
import { Keys } from './keys';
import { dueOf, listOf, nextNumber, pesos, type Due, type Table, type Values } from './oracle';

/** The fields in the order of Enter. Tab also stops at `Más datos`. */
const FIELDS = [
  'Cliente Origen',
  'Cliente Destino',
  'Nro Remito',
  'Servicio',
  'Bultos',
  'Con sub',
  'Representante',
  'Flete a cargo',
  'Cuenta corriente',
  'Sub Servicio',
  'Sub bultos',
  'Monto',
  'Monto pagado',
  'Monto rendido',
  'Flete',
  'Flete pagado',
  'Flete rendido',
  'Com. Contrareembolso',
  'Más datos',
  'Seguro',
  'Redespacho',
  'Valor Declarado',
  'Observaciones',
] as const;
type Field = (typeof FIELDS)[number];
type Picker = 'Cliente Origen' | 'Cliente Destino' | 'Servicio' | 'Representante' | 'Sub Servicio';

const TABLES: Record<Picker, Table> = {
  'Cliente Origen': 'clientes',
  'Cliente Destino': 'clientes',
  Servicio: 'servicios',
  Representante: 'representantes',
  'Sub Servicio': 'servicios',
};

const FAILED = /^No se pudo buscar/;
/** An aborted search is tried three times. */
const SLOWLY = { timeout: 15_000 };
const SEVERAL = 'Hay varios con ese nombre: elegí uno';

/** A clerk at the form of new movements, who looks at the screen only to choose from a list and when a save is refused. */
export class Robot {
  /** The search that fails, by its text. */
  failing: { texto: string; fault: 'error' | 'cut' } | null = null;
  latency = 0;
  #keys: Keys;
  #at: Field = 'Cliente Origen';
  #hasSub = false;
  #hasMore = false;
  #last: Values | null = null;
  #sentNumbers: string[] = [];
  #count = 0;

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly db: Db,
    /** The remito numbers of the list's first page, newest first. */
    private readonly listed: readonly string[],
  ) {
    this.#keys = new Keys(page, 0);
  }

  #field(name: Field): Locator {
    const form = this.page.getByRole('form', { name: 'Nuevo movimiento' });
    if (name === 'Con sub') return form.getByRole('switch', { name: 'Sub Servicio' });
    if (name in TABLES) return form.getByRole('combobox', { name, exact: true });
    return form.getByRole('textbox', { name, exact: true });
  }

  #press = (...keys: string[]): Promise<void> => this.#keys.press(...keys);
  #type = (text: string): Promise<void> => this.#keys.type(text);

  /** The keys typed for the current shipment. */
  get typed(): string {
    return this.#keys.typed.join('');
  }

  /** The fields that are shown now. */
  #order(): Field[] {
    return FIELDS.filter(
      (name, index) =>
        (this.#hasSub || !name.startsWith('Sub')) &&
        (this.#hasMore || index <= FIELDS.indexOf('Más datos')),
    );
  }

  #after(name: Field, steps = 1): Field {
    const order = this.#order();
    return order[order.indexOf(name) + steps] ?? name;
  }

  /** Tabs to a field, which must lie ahead. */
  async #goTo(name: Field) {
    while (this.#at !== name) {
      await this.#press('Tab');
      this.#at = this.#after(this.#at);
    }
  }

  /** Enters a text in the focused picker, moves to the next field, and returns the expected outcome. */
  async #pick(name: Picker, given: Entry): Promise<Due> {
    const table = TABLES[name];
    // Offline there is no list to choose from.
    const isListed = !this.#isOffline || given.way === 'asIs';
    const entry = isListed ? given : { ...given, way: 'tab' as const };
    const next = this.#after(name);
    const due = dueOf(this.db, table, entry);
    const list = listOf(this.db, table, entry.text);
    await this.#keys.enter(entry, list, this.#field(next), () => this.#goOnline());
    this.#at = entry.way === 'enterTwice' ? this.#after(name, 2) : next;
    if (entry.way !== 'new') return due;
    await expect(this.page.getByRole('dialog').getByLabel('Nombre')).toBeFocused();
    await this.#press('Enter');
    await expect(this.#field(next)).toBeFocused();
    const row = this.db.clientes.rows.find(({ nombre }) => nombre === entry.text);
    return row ? { row } : null;
  }

  /** Tabs to a field and types a text, if there is one. */
  async #fill(name: Field, text: string | null) {
    if (text === null) return;
    await this.#goTo(name);
    await this.#type(text);
  }

  async #tick(name: Field, isOn: boolean) {
    if (!isOn) return;
    await this.#goTo(name);
    await this.#press('Space');
  }

  /** `isFilled`: the field already holds the next number. */
  async #remito(way: Shipment['remito'], isFilled = false): Promise<string> {
    this.#at = 'Servicio';
    const next = nextNumber([...this.#sentNumbers, ...this.listed]);
    if (way === 'offer') {
      await this.#press('Tab');
      return next;
    }
    if (way === 'typed') {
      const number = `R-${100 + this.#count}`;
      await this.#type(number);
      await this.#press('Tab');
      return number;
    }
    if (way === 'escape') await this.#press('Escape', 'Tab');
    else await this.#press('Enter');
    return way === 'enter' && isFilled ? next : '';
  }

  /** Types one shipment, saves it, and returns its values. Waits only for what a clerk must see. */
  async type(shipment: Shipment): Promise<Values> {
    this.#count += 1;
    this.#keys = new Keys(this.page, shipment.pace);
    this.latency = shipment.latency;
    this.#hasSub = false;
    const { destino } = shipment;
    const values =
      shipment.start === 'repeat' && this.#last
        ? await this.#repeat(this.#last, shipment)
        : await this.#typeAll(this.#last, {
            ...shipment,
            destino: this.#withFault(shipment) ?? {
              ...destino,
              text: destino.way === 'new' ? `${destino.text} ${this.#count}` : destino.text,
            },
          });
    await this.#save(shipment.save, values.remito);
    await this.#mend(values);
    this.#last = values;
    this.#sentNumbers.unshift(values.remito);
    this.#at = 'Cliente Destino';
    return values;
  }

  /** A destination of its own, so that the cache does not answer its search. */
  #withFault({ fault, destino }: Shipment): Entry | null {
    const [like] = this.db.clientes.rows;
    if (!fault || !like) return null;
    const text = `fallo ${String(this.#count).padStart(4, '0')}`;
    const { id: _, ...rest } = like;
    if (this.#count % 2) this.db.clientes.insert({ ...rest, nombre: `${text} S.A.` });
    const way = fault === 'offline' && destino.nth % 2 ? 'asIs' : 'tab';
    return { text, way, before: '', nth: 0 };
  }

  async #repeat(last: Values, { remito, bultos }: Shipment): Promise<Values> {
    await this.#press('Alt+r');
    this.#hasSub = last.sub !== null;
    const values = {
      ...last,
      montoPagado: false,
      fleteRendido: false,
      remito: await this.#remito(remito, true),
    };
    if (!bultos) return values;
    await this.#fill('Bultos', bultos);
    // Typing one digit over itself changes nothing. Of two digits, the first one does.
    return Number(bultos) === last.bultos && bultos.length === 1
      ? values
      : { ...values, bultos: Number(bultos), flete: null };
  }

  async #typeAll(last: Values | null, shipment: Shipment): Promise<Values> {
    const { start, fault, sub, more } = shipment;
    let origen = last?.origen ?? null;
    if (!last || start === 'origin') {
      if (last) await this.#press('Shift+Tab');
      const { way } = shipment.origen;
      // The next field must be filled in.
      const entry = { ...shipment.origen, way: way === 'enterTwice' ? ('enter' as const) : way };
      origen = await this.#pick('Cliente Origen', entry);
    }
    this.#at = 'Cliente Destino';
    if (fault) await this.#breakSearches(fault, shipment.destino.text);
    const destino = await this.#pick('Cliente Destino', shipment.destino);
    const remito = this.#isAt('Nro Remito') ? await this.#remito(shipment.remito) : '';
    const servicio = await this.#pick('Servicio', shipment.servicio);
    const bultos = this.#isAt('Bultos') ? shipment.bultos : null;
    await this.#fill('Bultos', bultos);
    await this.#tick('Con sub', sub !== null);
    this.#hasSub = sub !== null;
    let representante: Due = null;
    if (shipment.representante) {
      await this.#goTo('Representante');
      representante = await this.#pick('Representante', shipment.representante);
    }
    if (shipment.aCargoDeDestino) {
      await this.#goTo('Flete a cargo');
      await this.#press('ArrowRight');
    }
    await this.#tick('Cuenta corriente', shipment.cuentaCorriente);
    let subDue: Values['sub'] = null;
    if (sub) {
      await this.#goTo('Sub Servicio');
      const subServicio = await this.#pick('Sub Servicio', sub.servicio);
      await this.#fill('Sub bultos', sub.bultos);
      subDue = { servicio: subServicio, bultos: Number(sub.bultos ?? 1) };
    }
    await this.#fill('Monto', shipment.monto);
    await this.#tick('Monto pagado', shipment.montoPagado);
    await this.#fill('Flete', shipment.flete);
    await this.#tick('Flete rendido', shipment.fleteRendido);
    await this.#fill('Com. Contrareembolso', shipment.comision);
    if (more) {
      await this.#goTo('Más datos');
      if (!this.#hasMore) await this.#press('Space');
      this.#hasMore = true;
      await this.#fill('Seguro', more.seguro);
      await this.#fill('Valor Declarado', more.valor);
      await this.#fill('Observaciones', more.observaciones);
    }
    return {
      origen,
      destino,
      remito,
      servicio,
      bultos: Number(bultos ?? 1),
      sub: subDue,
      representante,
      aCargoDeDestino: shipment.aCargoDeDestino,
      cuentaCorriente: shipment.cuentaCorriente,
      monto: pesos(shipment.monto),
      montoPagado: shipment.montoPagado,
      fleteRendido: shipment.fleteRendido,
      flete: shipment.flete === null ? null : pesos(shipment.flete),
      comision: shipment.comision === null ? null : pesos(shipment.comision),
      seguro: pesos(more?.seguro ?? null),
      valor: pesos(more?.valor ?? null),
      observaciones: more?.observaciones ?? '',
    };
  }

  #isAt = (name: Field): boolean => this.#at === name;

  async #save(way: Shipment['save'], remito: string) {
    if (way === 'last' && !this.#hasMore) {
      while (!this.#isAt('Com. Contrareembolso')) {
        await this.#press('Enter');
        this.#at = this.#after(this.#at);
      }
      await this.#press('Enter');
    } else if (way === 'print') {
      // Without a number it stops once.
      await this.#press(...Array.from({ length: remito ? 1 : 2 }, () => 'Control+Shift+Enter'));
    } else await this.#press('Control+Enter', ...(way === 'twice' ? ['Control+Enter'] : []));
  }

  /** Waits until no other call is pending, which would fail too. */
  async #breakSearches(fault: 'error' | 'cut' | 'offline', texto: string) {
    await expect(this.page.getByText(/^Guardando/)).toBeHidden();
    this.#keys.typed.push(`{${fault}}`);
    if (fault === 'offline') {
      this.#isOffline = true;
      await this.context.setOffline(true);
    } else this.failing = { texto, fault };
    this.#isBroken = true;
  }
  #isBroken = false;
  #isOffline = false;

  async #goOnline() {
    if (!this.#isOffline) return;
    this.#keys.typed.push('{online}');
    await this.context.setOffline(false);
    await expect(this.page.getByText('Sin conexión a internet.')).toBeHidden();
    this.#isOffline = false;
    this.#isBroken = false;
  }

  /** Fixes a movement that must be refused, as its errors say. */
  async #mend(values: Values) {
    if (this.#isBroken) {
      await expect(this.#field('Cliente Destino')).toHaveAccessibleDescription(FAILED, SLOWLY);
      await this.#goOnline();
      this.failing = null;
      this.#isBroken = false;
      await this.#press('Control+Enter');
    }
    for (const [name, key] of [
      ['Cliente Origen', 'origen'],
      ['Cliente Destino', 'destino'],
    ] as const) {
      const due = values[key];
      if (!due || !('error' in due)) continue;
      await expect(this.#field(name)).toHaveAccessibleDescription(SEVERAL);
      await expect(this.#field(name)).toBeFocused();
      await this.#keys.answered();
      await this.#press('ArrowDown', 'Enter', 'Control+Enter');
      values[key] = due.error[0] ? { row: due.error[0] } : null;
    }
  }
}
