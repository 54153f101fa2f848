import './happy-dom';
import { beforeAll } from 'vitest';
import { prefetchOverlays } from '@/ui/overlay/overlay';

// As they are in a browser that has been idle. One panel stands through several tests, so nothing is reset between them.
beforeAll(prefetchOverlays);
