import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from '@/app/app';
import { config, loadConfig } from '@/lib/config';
import { reportErrorsTo } from '@/lib/error-reports';
import { logError, watchUncaught } from '@/lib/log';
import { nameMissingCode } from '@/lib/missing-code';
import { session } from '@/lib/session';

nameMissingCode();
session.start();
// The page has preloaded it.
await loadConfig();
reportErrorsTo(config.errorCollector);
watchUncaught();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');
createRoot(element, { onCaughtError: logError }).render(<StrictMode>{createApp()}</StrictMode>);
