import { afterEach } from 'vitest';
import { unmountApp } from './mount-app';

export { mountApp as renderApp, serveMockApi, storeSession, type MountedApp } from './mount-app';

afterEach(unmountApp);
