export { mountApp as renderApp, storeSession, type MountedApp } from './mount-app';
