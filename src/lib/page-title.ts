import { companyName } from './env';

/** A document title: the screen first, since tabs are narrow. */
export const documentTitle = (screen: string): string => `${screen} · ${companyName}`;

/** A route's head with its title. */
export const pageTitle = (screen: string) => ({ meta: [{ title: documentTitle(screen) }] });
