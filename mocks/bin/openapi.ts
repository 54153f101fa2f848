import { writeFileSync } from 'node:fs';
import { buildOpenApi, toYaml } from '../openapi';

const file = 'docs/openapi.yaml';
writeFileSync(file, toYaml(await buildOpenApi()));
console.log(`${file} written`);
