import type {
  Anotacion,
  Chofer,
  Cliente,
  Empleado,
  HojaRuta,
  Movimiento,
  Notificacion,
  Recibo,
  Representante,
  Servicio,
  Usuario,
  Vehiculo,
} from './model';

/** Every stored entity and the type of its rows. */
export interface Rows {
  clientes: Cliente;
  representantes: Representante;
  vehiculos: Vehiculo;
  choferes: Chofer;
  servicios: Servicio;
  empleados: Empleado;
  movimientos: Movimiento;
  recibos: Recibo;
  hojasRuta: HojaRuta;
  notificaciones: Notificacion;
  anotaciones: Anotacion;
  usuarios: Usuario;
}

/** Plain rows by entity, as a seed makes them. */
export type DbData = { [Entity in keyof Rows]: Rows[Entity][] };

/** The store's whole state. */
export interface DbSnapshot {
  version: 1;
  /** The last id by entity: a deleted row's id is never reused. */
  lastIds: { [Entity in keyof Rows]: number };
  data: DbData;
}

/** Fields to change; an undefined one stays as it was. */
export type Changes<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Rows of one entity in insertion order, indexed by id. */
export class Table<T extends { id: number }> {
  #rows: T[];
  #byId: Map<number, T>;
  #lastId: number;

  constructor(
    rows: readonly T[],
    private readonly changed: () => void,
    lastId = 0,
  ) {
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

type Tables = { [Entity in keyof Rows]: Table<Rows[Entity]> };

/** The mock server's store. It takes ownership of the rows it is given. */
export class Db {
  #tables: Tables;
  #listeners = new Set<() => void>();

  constructor(initial: DbData | DbSnapshot) {
    this.#tables = this.#read(initial);
  }

  /** Replaces everything that is stored. */
  load(next: DbData | DbSnapshot): void {
    this.#tables = this.#read(next);
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
    const entities = Object.entries(this.#tables) as [keyof Rows, Table<{ id: number }>][];
    return {
      version: 1,
      lastIds: Object.fromEntries(entities.map(([name, table]) => [name, table.lastId])),
      data: Object.fromEntries(entities.map(([name, table]) => [name, table.rows])),
    } as DbSnapshot;
  }

  get clientes() {
    return this.#tables.clientes;
  }
  get representantes() {
    return this.#tables.representantes;
  }
  get vehiculos() {
    return this.#tables.vehiculos;
  }
  get choferes() {
    return this.#tables.choferes;
  }
  get servicios() {
    return this.#tables.servicios;
  }
  get empleados() {
    return this.#tables.empleados;
  }
  get movimientos() {
    return this.#tables.movimientos;
  }
  get recibos() {
    return this.#tables.recibos;
  }
  get hojasRuta() {
    return this.#tables.hojasRuta;
  }
  get notificaciones() {
    return this.#tables.notificaciones;
  }
  get anotaciones() {
    return this.#tables.anotaciones;
  }
  get usuarios() {
    return this.#tables.usuarios;
  }

  #changed = (): void => {
    for (const listener of this.#listeners) listener();
  };

  #read(source: DbData | DbSnapshot): Tables {
    const data = 'data' in source ? source.data : source;
    const lastIds = 'lastIds' in source ? source.lastIds : undefined;
    const table = <Entity extends keyof Rows>(entity: Entity) =>
      new Table<Rows[Entity]>(data[entity], this.#changed, lastIds?.[entity]);
    return {
      clientes: table('clientes'),
      representantes: table('representantes'),
      vehiculos: table('vehiculos'),
      choferes: table('choferes'),
      servicios: table('servicios'),
      empleados: table('empleados'),
      movimientos: table('movimientos'),
      recibos: table('recibos'),
      hojasRuta: table('hojasRuta'),
      notificaciones: table('notificaciones'),
      anotaciones: table('anotaciones'),
      usuarios: table('usuarios'),
    };
  }
}
