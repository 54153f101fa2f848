import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, strangeLicenses, type LockedPackage } from './licenses';

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-3.0', false],
    ['(MIT AND ISC)', true],
    ['GPL-3.0', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%s', (license, allowed) => {
    expect(isAllowed(license)).toBe(allowed);
  });

  it('names what the build has and may not have, and leaves out what only develops it', () => {
    expect(
      strangeLicenses({
        '': { version: '1.0.0' },
        'node_modules/react': { version: '19.0.0', license: 'MIT' },
        'node_modules/a/node_modules/@x/gpl': { version: '2.0.0', license: 'GPL-3.0' },
        'node_modules/unnamed': { version: '3.0.0' },
        'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0', dev: true },
      }),
    ).toEqual(['@x/gpl 2.0.0: GPL-3.0', 'unnamed 3.0.0: unknown']);
  });

  it('all packages of the build are allowed', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    expect(Object.keys(packages)).toContain('node_modules/react');
    expect(strangeLicenses(packages)).toEqual([]);
  });
});
