import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAudit } from './advisories';
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

describe('advisories', () => {
  const counts = { info: 0, low: 0, moderate: 0, high: 1, critical: 0, total: 1 };

  it('are named', () => {
    const found = { name: 'x', severity: 'high', range: '<2.0.0', fixAvailable: true };
    const output = JSON.stringify(
      { vulnerabilities: { x: found }, metadata: { vulnerabilities: counts } },
      null,
      2,
    );
    expect(readAudit({ output })).toEqual({
      advisories: ['x <2.0.0: high, a newer version is free of it'],
    });
  });

  it('may be none', () => {
    const output = JSON.stringify(
      { vulnerabilities: {}, metadata: { vulnerabilities: counts } },
      null,
      2,
    );
    expect(readAudit({ output: `npm warn something\n${output}\n` })).toEqual({ advisories: [] });
  });

  it.each([
    [
      'a registry without the service',
      '{\n  "message": "405 Method Not Allowed"\n}',
      '405 Method Not Allowed',
    ],
    ['no network', '{\n  "error": {\n    "summary": "request failed"\n  }\n}', 'request failed'],
    ['no npm', 'spawn npm ENOENT', 'spawn npm ENOENT'],
    ['silence', '', 'npm printed nothing'],
  ])('are unknown with %s', (_, output, unreachable) => {
    expect(readAudit({ output })).toEqual({ unreachable });
  });
});
