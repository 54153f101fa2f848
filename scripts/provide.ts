import { provideChromium } from './provide-chromium';
import { provideNginx } from './provide-nginx';

try {
  const chromium = await provideChromium();
  console.log(`Browser: ${chromium.path} (${chromium.source})`);
  const nginx = await provideNginx();
  console.log(`Web server: ${nginx.path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
