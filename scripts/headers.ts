import { readFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { SERVERS, securityHeaders } from '../build/security-headers';

const [server = 'nginx'] = process.argv.slice(2);
const write = SERVERS[server];
if (write === undefined) {
  console.error(`Only for ${Object.keys(SERVERS).join(' and ')}, not for ${server}.`);
  process.exit(1);
}

const indexHtml = await readFile('index.html', 'utf8');
console.log(write(securityHeaders({ indexHtml, apiUrl: loadEnv('production', '.').VITE_API_URL })));
