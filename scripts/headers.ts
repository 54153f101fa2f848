import { readFile } from 'node:fs/promises';
import { withEarlyScript } from '../build/early';
import { SERVERS } from '../build/security-headers';

const [server = 'nginx'] = process.argv.slice(2);
if (server !== 'nginx' && server !== 'caddy') {
  console.error(`Only for nginx and caddy, not for ${server}.`);
  process.exit(1);
}

console.log(SERVERS[server](await withEarlyScript(await readFile('index.html', 'utf8'))));
