import { companyName } from './env';

/** A document title: the screen first, since tabs are narrow. */
export function pageTitle(screen: string) {
  return { meta: [{ title: `${screen} · ${companyName}` }] };
}
