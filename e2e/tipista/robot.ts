import { expect, type Page } from '@playwright/test';
import type { Db } from '@mocks/db';
import { fold, pickRows } from '../../mocks/lib/search';
import type { Entry, Shipment } from './habits';

export type Body = Record<string, unknown>;

/** The fields in the order of Tab and of Enter. */
const FIELDS = [
  'Cliente Origen',
  'Cliente Destino',
  'Nro Remito',
  'Servicio',
  'Bultos',
  'Sub Servicio',
  'Representante',
  'Flete a cargo',
  'Cuenta corriente',
  'Monto',
  'Monto pagado',
  'Monto rendido',
  'Flete',
  'Flete pagado',
  'Flete rendido',
  'Com. Contrareembolso',
] as const;
type Field = (typeof FIELDS)[number];

const TABLES = {
  'Cliente Origen': 'clientes',
  'Cliente Destino': 'clientes',
  Servicio: 'servicios',
  Representante: 'representantes',
} as const;
type Picker = keyof typeof TABLES;

/** Pesos of a typed amount. */
const pesos = (text: string | null, without = 0): number =>
  text === null ? without : Number(text.replaceAll('.', '').replace(',', '.'));

/** Half a cent rounds up; the small addend makes up for binary fractions. */
const cents = (value: number) => Math.round(value * 100 + 1e-6) / 100;

/** A clerk at the form of new movements, who looks at the screen only to choose from a list. */
export class Robot {
  latency = 0;
  /** The keys typed for the current shipment. */
  typed = '';
  #pace = 0;
  #at: Field = 'Cliente Origen';
  #last: Body = {};
  #count = 0;

  constructor(
    private readonly page: Page,
    private readonly db: Db,
    /** The newest remito number, until a shipment has one. */
    private number: string,
  ) {}

  async #press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.typed += `{${key}}`;
      await this.page.keyboard.press(key, { delay: this.#pace });
    }
  }

  async #type(text: string): Promise<void> {
    this.typed += text;
    await this.page.keyboard.type(text, { delay: this.#pace });
  }

  /** Moves on to a field, which must lie ahead. */
  async #goTo(field: Field, key = 'Tab'): Promise<void> {
    for (let at = FIELDS.indexOf(this.#at); at < FIELDS.indexOf(field); at += 1)
      await this.#press(key);
    this.#at = field;
  }

  /** Chooses from the open list of a text by its place. */
  async #choose(place: number, way: Entry['way']): Promise<void> {
    const options = this.page.locator('[role=listbox]:not([data-stale])').getByRole('option');
    await options.first().waitFor();
    if (way === 'click') {
      this.typed += `{click option ${place}}`;
      await options.nth(place).click();
      await this.#press('Tab');
    } else await this.#press(...Array.from({ length: place }, () => 'ArrowDown'), 'Enter');
  }

  /** Enters a text in the focused picker and moves to the next field. Returns what must be sent, by decision 10's table of keys. */
  async #pick(name: Picker, { text, way, before, nth }: Entry): Promise<Body> {
    const { rows: all } = this.db[TABLES[name]];
    const found = pickRows<(typeof all)[number]>(all, text, (row) => row.nombre);
    const isExact = (row: { nombre: string }) => fold(row.nombre) === fold(text);
    const rows = [...found.filter(isExact), ...found.filter((row) => !isExact(row))];
    const place = (way === 'click' || way === 'arrows') && rows.length > 0 ? nth % rows.length : 0;
    let id = way === 'asIs' || way === 'escape' ? undefined : rows[place]?.id;

    if (way === 'paste') {
      this.typed += `{paste ${text}}`;
      await this.page.keyboard.insertText(text);
    } else if (way === 'typo') {
      await this.#type(`${text.slice(0, 3)}xq`);
      await this.#press('Backspace', 'Backspace');
      await this.#type(text.slice(3));
    } else {
      if (way === 'back') {
        await this.#type(before);
        await this.#press('Tab', 'Shift+Tab');
      }
      await this.#type(text);
    }
    this.#at = FIELDS[FIELDS.indexOf(name) + 1]!;
    if (way === 'enter') await this.#press('Enter');
    else if (way === 'escape') await this.#press('Escape', 'Tab');
    else if (way === 'asIs') await this.#press('ArrowUp', 'Enter');
    else if (way === 'new') {
      await this.#press('ArrowUp', 'ArrowUp', 'Enter');
      await expect(this.page.getByRole('dialog').getByLabel('Nombre')).toBeFocused();
      await this.#press('Enter');
      await expect(this.page.getByRole('textbox', { name: this.#at })).toBeFocused();
      id = this.db.clientes.lastId;
    } else if (way !== 'click' && way !== 'arrows') await this.#press('Tab');
    else if (rows.length > 0) await this.#choose(place, way);
    else await this.#press('Tab');

    if (name === 'Servicio') return { servicioId: id };
    if (name === 'Representante') return { representanteId: id };
    const key = name === 'Cliente Origen' ? 'clienteOrigen' : 'clienteDestino';
    return { [`${key}Id`]: id ?? 0, [`${key}Nombre`]: id === undefined ? text : undefined };
  }

  /** `isFilled`: the field already holds the next number. */
  async #remito(way: Shipment['remito'], isFilled = false): Promise<string> {
    this.#at = 'Servicio';
    const typed = `R-${100 + this.#count}`;
    if (way === 'typed') await this.#type(typed);
    if (way === 'escape') await this.#press('Escape');
    await this.#press(way === 'enter' ? 'Enter' : 'Tab');
    if (way === 'escape' || (way === 'enter' && !isFilled)) return '';
    const next = this.number.replace(/\d+$/, (digits) =>
      String(Number(digits) + 1).padStart(digits.length, '0'),
    );
    this.number = way === 'typed' ? typed : next;
    return this.number;
  }

  /** Types and saves one shipment, and returns the body that the API must receive (spec sections 3 and 9). */
  async type({ pace, latency, start, remito, fields, save }: Shipment): Promise<Body> {
    this.#count += 1;
    this.typed = '';
    this.#pace = pace;
    this.latency = latency;
    const due = { ...this.#last, montoPagado: false, fleteRendido: false };
    if (start === 'repeat' && this.#count > 1) {
      await this.#press('Alt+r');
      Object.assign(due, { remitoNumero: await this.#remito(remito, true) });
    } else Object.assign(due, await this.#typeAll(fields, start === 'origin', remito));
    await this.#save(save, Boolean((due as Body).remitoNumero));
    this.#last = due;
    this.#at = 'Cliente Destino';
    return due;
  }

  async #typeAll(fields: Shipment['fields'], isOther: boolean, remito: Shipment['remito']) {
    const due: Body = { representanteId: null };
    if (isOther && this.#count > 1) await this.#press('Shift+Tab');
    if (isOther || this.#count === 1) this.#at = 'Cliente Origen';
    for (const name of FIELDS.slice(FIELDS.indexOf(this.#at))) {
      if (name === 'Nro Remito') due.remitoNumero = await this.#remito(remito);
      const value = name in fields ? fields[name as keyof typeof fields] : null;
      if (value === null || value === false) continue;
      await this.#goTo(name);
      if (value === true) await this.#press(name === 'Flete a cargo' ? 'ArrowRight' : 'Space');
      else if (typeof value === 'string') await this.#type(value);
      else {
        const isNew = value.way === 'new';
        const text = isNew ? `${value.text} ${this.#count}` : value.text;
        Object.assign(due, await this.#pick(name as Picker, { ...value, text }));
      }
    }
    const bultos = Number(fields.Bultos ?? 1);
    const monto = pesos(fields.Monto);
    const servicio = this.db.servicios.rows.find(({ id }) => id === due.servicioId)!;
    const freight = servicio.porcentaje
      ? monto * servicio.porcentaje
      : (servicio.precio ?? 0) * bultos;
    const rate = servicio.contrareembolso ? (servicio.porcentajeContrareembolso ?? 0) : 0;
    return Object.assign(due, {
      bultos,
      monto,
      montoPagado: fields['Monto pagado'],
      montoRendido: false,
      flete: pesos(fields.Flete, cents(freight)),
      fletePagado: false,
      fleteRendido: fields['Flete rendido'],
      seguro: 0,
      redespacho: 0,
      contrareembolso: pesos(fields['Com. Contrareembolso'], cents(monto * rate)),
      valorDeclarado: 0,
      cuentaCorriente: fields['Cuenta corriente'],
      observaciones: '',
      fleteACargoCliente: !fields['Flete a cargo'],
    });
  }

  async #save(way: Shipment['save'], hasNumber: boolean) {
    if (way === 'last') {
      await this.#goTo('Com. Contrareembolso', 'Enter');
      await this.#press('Enter');
    } else if (way === 'print') {
      // Without a number it stops once.
      await this.#press(...Array.from({ length: hasNumber ? 1 : 2 }, () => 'Control+Shift+Enter'));
    } else await this.#press('Control+Enter', ...(way === 'twice' ? ['Control+Enter'] : []));
  }
}
