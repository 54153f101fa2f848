import type * as model from './model';

/** Fields to change; an undefined one stays as it was. */
export type Changes<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Rows of one entity in insertion order, indexed by id. */
export class Table<T extends { id: number }> {
  #rows: T[] = [];
  #byId = new Map<number, T>();
  #lastId = 0;

  /** Called after each change. */
  changed: () => void = () => undefined;

  /** Replaces all rows. Ids up to `lastId` are not given to new ones. */
  load(rows: readonly T[], lastId = 0): void {
    this.#rows = [...rows];
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#lastId = rows.reduce((last, row) => Math.max(last, row.id), lastId);
  }

  get rows(): readonly T[] {
    return this.#rows;
  }

  get lastId(): number {
    return this.#lastId;
  }

  get(id: number | null): T | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  /** Stores a row under the next id. */
  insert(row: Omit<T, 'id'>): T {
    this.#lastId += 1;
    const stored = Object.assign({ id: 0 }, row, { id: this.#lastId }) as unknown as T;
    this.#rows.push(stored);
    this.#byId.set(stored.id, stored);
    this.changed();
    return stored;
  }

  /** Changes the given fields of a stored row. */
  update(row: T, changes: Changes<T>): T {
    const entries: [string, unknown][] = Object.entries(changes);
    for (const [key, value] of entries) {
      if (value !== undefined) Object.assign(row, { [key]: value });
    }
    this.changed();
    return row;
  }

  remove(row: T): void {
    if (!this.#byId.delete(row.id)) return;
    this.#rows.splice(this.#rows.indexOf(row), 1);
    this.changed();
  }
}

/** Every stored entity. */
class Tables {
  readonly clientes = new Table<model.Cliente>();
  readonly representantes = new Table<model.Representante>();
  readonly vehiculos = new Table<model.Vehiculo>();
  readonly choferes = new Table<model.Chofer>();
  readonly servicios = new Table<model.Servicio>();
  readonly empleados = new Table<model.Empleado>();
  readonly movimientos = new Table<model.Movimiento>();
  readonly recibos = new Table<model.Recibo>();
  readonly hojasRuta = new Table<model.HojaRuta>();
  readonly notificaciones = new Table<model.Notificacion>();
  readonly anotaciones = new Table<model.Anotacion>();
  readonly usuarios = new Table<model.Usuario>();
}

/** Plain rows by entity, as a seed makes them. */
export type DbData = { [Entity in keyof Tables]: Tables[Entity]['rows'][number][] };

/** The store's whole state. */
export interface DbSnapshot {
  version: 1;
  /** The last id by entity: a deleted row's id is never reused. */
  lastIds: { [Entity in keyof Tables]: number };
  data: DbData;
}

/** The mock server's store. It takes ownership of the rows it is given. */
export class Db extends Tables {
  #listeners = new Set<() => void>();

  constructor(initial: DbData | DbSnapshot) {
    super();
    this.#read(initial);
    for (const [, table] of this.#tables()) table.changed = this.#changed;
  }

  /** Replaces everything that is stored. */
  load(next: DbData | DbSnapshot): void {
    this.#read(next);
    this.#changed();
  }

  /** Calls `listener` after each change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A deep copy. */
  snapshot(): DbSnapshot {
    return structuredClone(this.toJSON());
  }

  /** The same without copying: what `JSON.stringify(db)` writes. */
  toJSON(): DbSnapshot {
    const tables = this.#tables();
    return {
      version: 1,
      lastIds: Object.fromEntries(tables.map(([name, table]) => [name, table.lastId])),
      data: Object.fromEntries(tables.map(([name, table]) => [name, table.rows])),
    } as DbSnapshot;
  }

  /** The only fields that are not private. */
  #tables = () => Object.entries(this) as unknown as [keyof Tables, Table<{ id: number }>][];

  #changed = (): void => {
    for (const listener of this.#listeners) listener();
  };

  #read(source: DbData | DbSnapshot): void {
    const data = 'data' in source ? source.data : source;
    const lastIds = 'lastIds' in source ? source.lastIds : undefined;
    for (const [name, table] of this.#tables()) table.load(data[name], lastIds?.[name]);
  }
}
