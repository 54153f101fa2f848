// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildOpenApi, toYaml } from './openapi';

it('docs/openapi.yaml is what the contract generates', { timeout: 30_000 }, async () => {
  const written = readFileSync('docs/openapi.yaml', 'utf8');
  expect(
    written === toYaml(await buildOpenApi()),
    'Run `npm run openapi` and commit docs/openapi.yaml',
  ).toBe(true);
});
