import { config } from './config';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name, in the document title. */
    title?: string;
  }
}

/** The document title. The screen's name comes first, because browser tabs are narrow. */
export const documentTitle = (screen: string): string => `${screen} · ${config.companyName}`;
