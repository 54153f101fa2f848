import { minify } from 'terser';
import type { Plugin } from 'vite';

const INLINE = /(?<=<script>)[^]*?(?=<\/script>)/g;

/** The page with the scripts that stand in it minified, which the bundler would leave as they are. The policy knows them by their hash. */
export async function minifyInline(html: string): Promise<string> {
  const scripts = html.match(INLINE) ?? [];
  const minified = await Promise.all(scripts.map((script) => minify(script)));
  return html.replace(INLINE, () => minified.shift()?.code ?? '');
}

/** Minifies them in a build. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: minifyInline },
  };
}
