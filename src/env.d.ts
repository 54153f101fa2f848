/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_COMPANY_NAME: string;
  readonly VITE_IDEMPOTENCY_KEYS?: string;
}

declare module 'virtual:mantine-variables.css';
