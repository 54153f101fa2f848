/** What npm's lock says of a package. */
export interface LockedPackage {
  version?: string;
  license?: string;
  /** Only for development. */
  dev?: boolean;
  optional?: boolean;
}

/** Licences that a carrier may deploy without more than the notices in the build. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Whether a licence, or one of those that may be chosen from, is allowed. `AND` needs all. */
export function isAllowed(license: string): boolean {
  const parts = (operator: string) => license.replace(/^\((.*)\)$/, '$1').split(` ${operator} `);
  if (parts('OR').length > 1) return parts('OR').some(isAllowed);
  if (parts('AND').length > 1) return parts('AND').every(isAllowed);
  return ALLOWED.has(license.replace(/^\((.*)\)$/, '$1'));
}

/** The packages of the build whose licence is unknown or not allowed: `name version: licence`. */
export function strangeLicenses(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
    if (path === '' || dev || (license !== undefined && isAllowed(license))) return [];
    const name = path.replace(/^.*node_modules\//, '');
    return [`${name} ${version ?? ''}: ${license ?? 'unknown'}`];
  });
}
