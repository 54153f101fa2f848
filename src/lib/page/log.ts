import { reportError } from './error-reports';
import { isOfLeavingPage } from './missing-code';

export const panelVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'sin versión';

/** Logs an error with the build, and reports it to the carrier's collector, if there is one. */
export function logError(error: unknown): void {
  if (isOfLeavingPage(error)) return;
  console.error(`panel ${panelVersion()}:`, error);
  reportError(error, panelVersion());
}

/** Reports uncaught errors. The browser logs them itself. */
export function watchUncaught(): void {
  window.addEventListener('error', ({ error }) => reportError(error, panelVersion()));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, panelVersion()),
  );
}
