import { provideChromium } from './provide-chromium';

try {
  const { path, source } = await provideChromium();
  console.log(`Browser: ${path} (${source})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
