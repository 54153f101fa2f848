import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OtherBuild {
  dist: string;
  /** The company name that it shows. */
  company: string;
}

/** A later deploy: `dist/` with new names for scripts and styles, and another company name in its `config.json`. */
export function makeOtherBuild(): OtherBuild {
  const dist = mkdtempSync(join(tmpdir(), 'other-build-'));
  const isCompressedOrMap = /\.(br|gz|map)$/;
  cpSync('dist', dist, { recursive: true, filter: (path) => !isCompressedOrMap.test(path) });
  const assets = join(dist, 'assets');
  const names = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
  const rename = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const renamed = text.replaceAll(/[\w.-]+\.(js|css)/g, (name) =>
      names.has(name) ? `other-${name}` : name,
    );
    writeFileSync(file, renamed);
  };
  rename(join(dist, 'index.html'));
  for (const name of names) {
    rename(join(assets, name));
    renameSync(join(assets, name), join(assets, `other-${name}`));
  }
  const company = 'Fletes del Sur';
  const config = join(dist, 'config.json');
  const values = JSON.parse(readFileSync(config, 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...values, companyName: company }));
  return { dist, company };
}
