import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Db, type DbData, type DbSnapshot } from './db';

export interface StoreOptions {
  /** The JSON file that the data live in. */
  file: string;
  /** What to begin with when there is no file, it cannot be read, or `fresh` is set. */
  seed: () => DbData;
  fresh?: boolean | undefined;
  /** Called when writing the file starts to fail. The store goes on in memory and tries again at the next change. */
  onWriteError: (error: Error) => void;
}

export interface Store {
  db: Db;
  /** What was found: kept data, none, or a file that could not be read and was set aside as `.bad`. */
  origin: 'kept' | 'seeded' | 'unreadable';
  /** Writes what is still unwritten and lets another process open the file. */
  close: () => void;
}

/** Another running process has the data file open. */
export class FileInUseError extends Error {
  override name = 'FileInUseError';

  constructor(
    readonly pid: number,
    readonly lockFile: string,
  ) {
    super(`Process ${pid} holds ${lockFile}`);
  }
}

const pause = 150;

/**
 * A store that persists its changes to a file, in batches and atomically.
 *
 * @throws FileInUseError while another process has the file open.
 */
export function openStore({ file, seed, fresh = false, onWriteError }: StoreOptions): Store {
  const lockFile = `${file}.lock`;
  let unwritten = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = (action: () => void) => {
    try {
      mkdirSync(dirname(file), { recursive: true });
      action();
      failing = false;
    } catch (error) {
      if (error instanceof FileInUseError) throw error;
      if (!failing) onWriteError(error as Error);
      failing = true;
    }
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    attempt(() => {
      const draft = `${file}.tmp`;
      writeFileSync(draft, JSON.stringify(db));
      renameSync(draft, file);
      unwritten = false;
    });
  };

  attempt(() => takeLock(lockFile));
  const found = fresh ? undefined : read(file);
  const db = new Db(found?.snapshot ?? seed());
  db.onChange(() => {
    unwritten = true;
    timer ??= setTimeout(write, pause);
  });
  if (!found?.snapshot) write();

  return {
    db,
    origin: found?.snapshot ? 'kept' : found?.unreadable ? 'unreadable' : 'seeded',
    close: () => {
      if (unwritten) write();
      if (holderOf(lockFile) === process.pid) rmSync(lockFile, { force: true });
    },
  };
}

/** The lock is a file with the process id of its holder. One that a crash left behind has no living holder, and is replaced. */
function takeLock(lockFile: string): void {
  const pid = holderOf(lockFile);
  if (pid !== undefined && pid !== process.pid && isAlive(pid)) {
    throw new FileInUseError(pid, lockFile);
  }
  rmSync(lockFile, { force: true });
  writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
}

function holderOf(lockFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): { snapshot?: DbSnapshot; unreadable?: boolean } {
  try {
    const snapshot = JSON.parse(readFileSync(file, 'utf8')) as DbSnapshot;
    // Throws if an entity is missing.
    new Db(snapshot);
    return { snapshot };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    setAside(file);
    return { unreadable: true };
  }
}

function setAside(file: string): void {
  try {
    rmSync(`${file}.bad`, { force: true });
    renameSync(file, `${file}.bad`);
  } catch {
    // The first write will report the error.
  }
}
