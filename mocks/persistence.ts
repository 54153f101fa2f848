import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Db, type DbData, type DbSnapshot } from './db';

export interface StoreOptions {
  /** The JSON file that the data live in. */
  file: string;
  /** What to begin with when there is no file, it cannot be read, or `fresh` is set. */
  seed: () => DbData;
  fresh?: boolean | undefined;
}

export interface Store {
  db: Db;
  /** What was found: kept data, none, or a file that could not be read and was set aside as `.bad`. */
  origin: 'kept' | 'seeded' | 'unreadable';
  /** Writes now what is still to be written. */
  flush: () => void;
}

const pause = 150;

/** A store whose changes are written to a file: together when several come at once, and all or nothing. */
export function openStore({ file, seed, fresh = false }: StoreOptions): Store {
  const found = fresh ? undefined : read(file);
  const db = new Db(found?.snapshot ?? seed());
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = `${file}.tmp`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(db));
    renameSync(draft, file);
  };
  db.onChange(() => {
    timer ??= setTimeout(write, pause);
  });
  if (!found?.snapshot) write();

  return {
    db,
    origin: found?.snapshot ? 'kept' : found?.unreadable ? 'unreadable' : 'seeded',
    flush: () => {
      if (timer !== undefined) write();
    },
  };
}

function read(file: string): { snapshot?: DbSnapshot; unreadable?: boolean } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    const snapshot = JSON.parse(text) as DbSnapshot;
    // Building a store from it proves that every entity is there.
    new Db(snapshot);
    return { snapshot };
  } catch {
    rmSync(`${file}.bad`, { force: true });
    renameSync(file, `${file}.bad`);
    return { unreadable: true };
  }
}
