export { mountApp as renderApp, serveMockApi, storeSession, type MountedApp } from './mount-app';
