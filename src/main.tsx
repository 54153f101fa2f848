import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { nameMissingCode } from '@/lib/missing-code';
import { session } from '@/lib/session';

nameMissingCode();
session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
