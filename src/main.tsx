import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '@/app/start';
import { nameMissingCode } from '@/lib/missing-code';
import { session } from '@/lib/session';

nameMissingCode();
session.start();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');
const root = createRoot(element);

void start((screen: ReactNode) => root.render(<StrictMode>{screen}</StrictMode>));
