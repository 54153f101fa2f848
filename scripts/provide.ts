import { provideTools } from './provide-tools';

const { chromium, missing, skipped } = await provideTools();
if (chromium) console.log(`Browser: ${chromium.path} (${chromium.source})`);
for (const sentence of skipped) console.log(sentence);
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
