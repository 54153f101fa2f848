import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from '@/app/app';
import { loadConfig } from '@/lib/config';
import { logError, nameMissingCode } from '@/lib/missing-code';
import { session } from '@/lib/session';

nameMissingCode();
session.start();
// The page has preloaded it.
await loadConfig();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');
createRoot(element, { onCaughtError: logError }).render(<StrictMode>{createApp()}</StrictMode>);
