import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { withEarlyScript } from '../build/early';
import { SERVERS, securityHeaders } from '../build/security-headers';

const [server = 'nginx'] = process.argv.slice(2);
if (server !== 'nginx' && server !== 'caddy') {
  console.error(`Only for nginx and caddy, not for ${server}.`);
  process.exit(1);
}

const indexHtml = await withEarlyScript(await readFile('index.html', 'utf8'));
console.log(
  SERVERS[server](securityHeaders({ indexHtml, apiUrl: loadEnv('production', '.').VITE_API_URL })),
);
