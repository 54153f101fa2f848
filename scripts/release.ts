import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { panelVersion } from '../build/version';
import { run, runBin, type Outcome } from './run';

// Fetched for a release only: it would bring as many packages as a fifth of all others.
const SBOM_TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';
const OUT = 'release';
/** The container is built from the repository, not from a release. */
const INSTALLER = [
  ...['deploy/README.md', 'deploy/install.sh', 'deploy/nginx.sh'],
  'deploy/nginx/panel.conf.template',
];

async function must(what: string, outcome: Promise<Outcome>): Promise<string> {
  const { code, output } = await outcome;
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
}

const changed = await must('git status', run('git', ['status', '--porcelain']));
if (changed !== '') throw new Error(`A release has no changes that are not committed:\n${changed}`);

const version = panelVersion();
const name = `panel-${version.split(' ')[0]}`;
const folder = join(OUT, name);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

console.log(`Building ${version}`);
await must('vite build', runBin('vite', ['build', '--configLoader', 'runner']));
cpSync('dist', join(folder, 'admin'), { recursive: true });
const maps = readdirSync(join(folder, 'admin'), { recursive: true, encoding: 'utf8' });
for (const map of maps.filter((path) => path.endsWith('.map'))) rmSync(join(folder, 'admin', map));
for (const file of INSTALLER) cpSync(file, join(folder, file));
const ABOUT = ['README.md', 'CHANGELOG.md', 'SECURITY.md'];
for (const file of ['LICENSE', ...ABOUT]) cpSync(file, join(folder, file));
cpSync('dist/third-party-notices.txt', join(folder, 'third-party-notices.txt'));
for (const [server, file] of [
  ['nginx', 'deploy/nginx/panel-security-headers.conf.template'],
  ['caddy', 'deploy/panel-security-headers.caddy'],
] as const) {
  const headers = await must('headers', runBin('tsx', ['scripts/headers.ts', server]));
  writeFileSync(join(folder, file), headers);
}

// A link to what the archive lacks becomes its text.
for (const file of ['deploy/README.md', ...ABOUT].map((path) => join(folder, path))) {
  const linked = readFileSync(file, 'utf8').replace(
    /!?\[([^\]]*)\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g,
    (link, text: string, path: string) => (existsSync(join(dirname(file), path)) ? link : text),
  );
  writeFileSync(file, linked);
}

console.log('Listing what is in it');
const sbom = join(folder, 'sbom.cdx.json');
const reproducible = ['--omit', 'dev', '--output-reproducible', '--output-file', sbom];
await must('SBOM', run('npx', ['--yes', SBOM_TOOL, ...reproducible]));

// The same commit gives the same bytes.
const date = await must('git log', run('git', ['log', '-1', '--format=%cI']));
const archive = `${name}.tar.gz`;
const fixed = [
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
  `--mtime=${date.trim()}`,
];
await must(
  'tar',
  run('tar', [
    '-C',
    OUT,
    ...fixed,
    '--use-compress-program=gzip -n',
    '-cf',
    join(OUT, archive),
    name,
  ]),
);

const files = [archive, `${name}/sbom.cdx.json`, `${name}/third-party-notices.txt`];
const sums = files.map((file) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(OUT, file)))
    .digest('hex');
  return `${sum}  ${file}\n`;
});
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
console.log(`${join(OUT, archive)} and its sums in ${join(OUT, 'SHA256SUMS')}`);
