import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from '@/app/app';
import { copyOrdinarySpaces } from '@/app/copied-spaces';
import { config, loadConfig } from '@/lib/page/config';
import { reportErrorsTo } from '@/lib/page/error-reports';
import { logError, watchUncaught } from '@/lib/page/log';
import { nameMissingCode } from '@/lib/page/missing-code';
import { session } from '@/lib/person/session';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');

nameMissingCode();
session.start();
watchUncaught();
copyOrdinarySpaces();
// No top-level await: WebKit runs chunks that import a module before its await is over.
void loadConfig().then(() => {
  reportErrorsTo(config.errorCollector);
  createRoot(element, { onCaughtError: logError }).render(<StrictMode>{createApp()}</StrictMode>);
});
