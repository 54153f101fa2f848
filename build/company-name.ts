import type { Plugin } from 'vite';
import { DEFAULT_COMPANY_NAME } from '../src/lib/default-company-name';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes the carrier's name into the page, where it stands until the panel's own code has come. */
export function companyNameInPage(): Plugin {
  let name = DEFAULT_COMPANY_NAME;
  return {
    name: 'company-name',
    configResolved({ env }) {
      name = (env.VITE_COMPANY_NAME as string | undefined) || DEFAULT_COMPANY_NAME;
    },
    transformIndexHtml: (html) =>
      html.replaceAll('%COMPANY_NAME%', () =>
        name.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? ''),
      ),
  };
}
