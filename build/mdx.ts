import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { fold } from '../src/domain/fold';

/** A node of Markdown's syntax tree, as far as it is used here. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
  data?: { hProperties?: Record<string, string | number> };
}

/** Nodes that end a line of text. */
const BLOCKS = /^(heading|paragraph|tableRow|tableCell)$/;

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The text of a node, each block in a line of its own. */
function textOf(node: Node): string {
  const text = node.value ?? (node.children ?? []).map(textOf).join('');
  return BLOCKS.test(node.type) ? `${text}\n` : text;
}

const lineOf = (node: Node | undefined): string => (node ? textOf(node).trim() : '');

/** `Si el navegador bloqueó la ventana` → `si-el-navegador-bloqueo-la-ventana` */
const idOf = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The width and height in a PNG's header, in px. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Gives headings an id, and pictures their size, so that the text does not jump when they come. */
const withIdsAndSizes = (path: string) => () => (tree: unknown) => {
  for (const node of nodesOf(tree as Node)) {
    if (node.type === 'heading') node.data = { hProperties: { id: idOf(lineOf(node)) } };
    if (node.type === 'image') {
      const file = join(dirname(path), node.url ?? '');
      node.data = { hProperties: sizeOf(readFileSync(file)) };
    }
  }
};

/** What a page of the manual holds, read from its MDX. */
export function readPagina(source: string) {
  const tree = createProcessor({ remarkPlugins: [remarkGfm] }).parse(source) as Node;
  const nodes = nodesOf(tree);
  const linesOf = (type: string, depth?: number) =>
    nodes.filter((node) => node.type === type && node.depth === depth).map(lineOf);
  const urlsOf = (type: string) =>
    nodes.filter((node) => node.type === type).map(({ url = '' }) => url);
  return {
    titulo: linesOf('heading', 1)[0] ?? '',
    /** The first paragraph. */
    resumen: lineOf(nodes.find(({ type }) => type === 'paragraph')),
    partes: linesOf('heading', 2).map((texto) => ({ id: idOf(texto), texto })),
    /** All of it as plain text. */
    texto: textOf(tree).trim(),
    /** In bold: buttons, fields and other words of the screens. */
    bold: linesOf('strong'),
    keys: linesOf('inlineCode'),
    links: urlsOf('link'),
    pictures: urlsOf('image'),
  };
}

/** Compiles `.mdx` to a module of React elements. Besides the page itself it exports `titulo`, `resumen`, `partes` and `texto`. */
export const mdx = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    async handler(source, id) {
      const { titulo, resumen, partes, texto } = readPagina(source);
      const page = await compile(
        { path: id, value: source },
        { remarkPlugins: [remarkGfm, withIdsAndSizes(id)] },
      );
      const exported = Object.entries({ titulo, resumen, partes, texto }).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: [String(page), ...exported].join('\n'), moduleType: 'js', map: null };
    },
  },
});
