import './support/happy-dom';
import { beforeAll, beforeEach } from 'vitest';
import { prefetchOverlays } from '@/ui/overlay/lazy-overlay';
import { shortenDelays } from './support/delays';

// As in a browser that has been idle. One panel serves several tests, so nothing is reset between them.
beforeAll(prefetchOverlays);

beforeEach(shortenDelays);
