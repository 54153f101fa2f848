import { provideChromium } from './provide-chromium';
import { provideEngines } from './provide-engines';
import { provideNginx } from './provide-nginx';
import { provideZbar } from './provide-zbar';

try {
  const chromium = await provideChromium();
  console.log(`Browser: ${chromium.path} (${chromium.source})`);
  const nginx = await provideNginx();
  console.log(`Web server: ${nginx.path}`);
  await provideZbar();
  console.log('Barcode reader: zbarimg');
  for (const sentence of await provideEngines()) console.log(sentence);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
