// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './persistence';
import { createSeed } from './seed/index';
import { now } from './test-client';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  file = join(folder, '.data', 'mock.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const seed = () => createSeed({ now });
const open = (fresh = false) => openStore({ file, seed, fresh });

describe('the data file', () => {
  it('brings everything back, ids that were given out included', () => {
    const first = open();
    expect(first.origin).toBe('seeded');
    const added = first.db.anotaciones.insert({ texto: 'Una', fecha: '2026-11-20' });
    first.db.anotaciones.remove(added);
    first.db.anotaciones.insert({ texto: 'Otra', fecha: '2026-11-20' });
    const before = first.db.snapshot();
    first.flush();

    const second = open();
    expect(second.origin).toBe('kept');
    expect(second.db.snapshot()).toEqual(before);
    expect(second.db.anotaciones.insert({ texto: 'X', fecha: '2026-11-20' }).id).toBe(7);
    second.flush();
  });

  it('is written whole: nothing else is left beside it', () => {
    const { db, flush } = open();
    db.load(seed());
    flush();
    expect(readdirSync(join(folder, '.data'))).toEqual(['mock.json']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('version', 1);
  });

  it('begins anew when asked', () => {
    const first = open();
    first.db.clientes.insert({ ...seed().clientes[0]!, nombre: 'Nuevo' });
    first.flush();
    expect(open(true).db.clientes.rows).toHaveLength(57);
    expect(open().db.clientes.rows).toHaveLength(57);
  });

  it.each(['', '{"version":1', '{"data":{}}', '[]'])('is set aside when it holds %j', (text) => {
    open();
    writeFileSync(file, text);
    const store = open();
    expect(store.origin).toBe('unreadable');
    expect(store.db.clientes.rows).toHaveLength(57);
    expect(existsSync(`${file}.bad`)).toBe(true);
  });
});
