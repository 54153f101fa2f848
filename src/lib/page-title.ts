import { companyName } from './env';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name, in the document title. */
    title?: string;
  }
}

/** A document title: the screen first, since tabs are narrow. */
export const documentTitle = (screen: string): string => `${screen} · ${companyName}`;
