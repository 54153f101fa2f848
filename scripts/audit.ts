import { readFileSync } from 'node:fs';
import { readAudit } from './advisories';
import { strangeLicenses, type LockedPackage } from './licenses';
import { run } from './run';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const strange = strangeLicenses(lock.packages);
for (const line of strange) console.log(`Licence to look at: ${line}`);
if (strange.length === 0) console.log('All licences of the build are allowed.');

const audit = readAudit(await run('npm', ['audit', '--omit=dev', '--json']));
if ('unreachable' in audit) {
  console.log(
    `The advisories could not be read, so nothing is known of them: ${audit.unreachable}`,
  );
  process.exitCode = 2;
} else {
  for (const line of audit.advisories) console.log(`Advisory: ${line}`);
  if (audit.advisories.length === 0) console.log('No advisories for the packages of the build.');
}
if (strange.length > 0 || ('advisories' in audit && audit.advisories.length > 0)) {
  process.exitCode = 1;
}
