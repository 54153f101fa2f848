// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileInUseError, openStore } from './persistence';
import { createSeed } from './seed/index';
import { now } from './examples';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  file = join(folder, '.data', 'mock.json');
  onWriteError.mockClear();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const seed = () => createSeed({ now });
const onWriteError = vi.fn<(error: Error) => void>();
const open = (fresh = false) => openStore({ file, seed, fresh, onWriteError });
const recordatorio = { texto: 'Una', fecha: '2026-11-20' };

describe('the data file', () => {
  it('restores everything, used ids included', () => {
    const first = open();
    expect(first.origin).toBe('seeded');
    const added = first.db.anotaciones.insert(recordatorio);
    first.db.anotaciones.remove(added);
    first.db.anotaciones.insert({ texto: 'Otra', fecha: '2026-11-20' });
    const before = first.db.snapshot();
    first.close();

    const second = open();
    expect(second.origin).toBe('kept');
    expect(second.db.snapshot()).toEqual(before);
    expect(second.db.anotaciones.insert({ texto: 'X', fecha: '2026-11-20' }).id).toBe(7);
    second.close();
  });

  it('is written atomically and leaves no other file', () => {
    const { db, close } = open();
    db.load(seed());
    close();
    expect(readdirSync(join(folder, '.data'))).toEqual(['mock.json']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('version', 1);
  });

  it('starts over on request', () => {
    const first = open();
    first.db.clientes.insert({ ...seed().clientes[0]!, nombre: 'Nuevo' });
    first.close();
    expect(open(true).db.clientes.rows).toHaveLength(57);
    expect(open().db.clientes.rows).toHaveLength(57);
  });

  it.each(['', '{"data":{}}'])('is set aside when it holds %j', (text) => {
    open();
    writeFileSync(file, text);
    const store = open();
    expect(store.origin).toBe('unreadable');
    expect(store.db.clientes.rows).toHaveLength(57);
    expect(existsSync(`${file}.bad`)).toBe(true);
  });
});

describe('a data file that cannot be written', () => {
  it('is reported once, and written as soon as possible', () => {
    const { db, close } = open();
    mkdirSync(`${file}.tmp`);
    vi.useFakeTimers();
    db.anotaciones.insert(recordatorio);
    vi.runAllTimers();
    db.anotaciones.insert(recordatorio);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(onWriteError).toHaveBeenCalledOnce();

    rmSync(`${file}.tmp`, { recursive: true });
    close();
    expect(open().db.anotaciones.rows).toHaveLength(6);
  });

  it('is reported at the start, when its folder cannot be made', () => {
    writeFileSync(dirname(file), '');
    const { db, close } = open();
    expect(onWriteError).toHaveBeenCalledOnce();
    expect(db.clientes.rows).toHaveLength(57);
    close();
  });
});

describe('the lock of the data file', () => {
  const lockedBy = (pid: number) => {
    mkdirSync(dirname(file));
    writeFileSync(`${file}.lock`, String(pid));
  };

  it('keeps another process out, its data untouched', () => {
    lockedBy(process.ppid);
    expect(() => open(true)).toThrow(FileInUseError);
    expect(readdirSync(dirname(file))).toEqual(['mock.json.lock']);
  });

  it('is held from opening to closing', () => {
    const { close } = open();
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
    close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it.each(['crashed process', 'garbage'])('does not outlive its holder: %s', (kind) => {
    lockedBy(kind === 'garbage' ? Number.NaN : spawnSync(process.execPath, ['-e', '']).pid);
    const { origin, close } = open();
    expect(origin).toBe('seeded');
    expect(onWriteError).not.toHaveBeenCalled();
    close();
  });
});
