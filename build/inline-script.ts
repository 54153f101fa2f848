import { minify } from 'terser';
import type { Plugin } from 'vite';

const INLINE = /(?<=<script>)[^]*?(?=<\/script>)/g;

/** Minifies the scripts that stand in the page itself, which the bundler leaves as they are. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = html.match(INLINE) ?? [];
        const minified = await Promise.all(scripts.map((script) => minify(script)));
        return html.replace(INLINE, () => minified.shift()?.code ?? '');
      },
    },
  };
}
