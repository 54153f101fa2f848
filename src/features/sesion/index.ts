export { LoginPage } from './login-page';
export { safeRedirect } from './redirect';
export { SessionExpiredDialog } from './session-expired-dialog';
export { useEndSession } from './use-end-session';
