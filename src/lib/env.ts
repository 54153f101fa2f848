/** The API's base URL: `VITE_API_URL`, or `/api` on the page's origin. Always absolute, with a trailing slash. */
export function apiUrl(): string {
  const configured: string = import.meta.env.VITE_API_URL || '/api';
  return new URL(configured.replace(/\/*$/, '/'), window.location.origin).href;
}

/** Whether POST requests carry an `Idempotency-Key`: `VITE_IDEMPOTENCY_KEYS=true`. */
export const sendsIdempotencyKeys = (): boolean => import.meta.env.VITE_IDEMPOTENCY_KEYS === 'true';

/** The carrier's name in the panel and on receipts: `VITE_COMPANY_NAME`, with its default in `.env`. */
export const companyName: string = import.meta.env.VITE_COMPANY_NAME;
