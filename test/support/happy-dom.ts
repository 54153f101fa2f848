// Browser features that happy-dom lacks. Its window lives as long as the worker, so once is enough.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { stayBusy } from './idle';

configure({
  // A busy machine may be slow.
  asyncUtilTimeout: 5000,
  // By default each failed try prints the whole document.
  getElementError: (message) => new Error(message ?? ''),
});

stayBusy();

// happy-dom has no fonts; a textarea that grows with its text listens to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// happy-dom has no layout: without a position and a size, a list of options takes its input for scrolled away and hides.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 120, 24);
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth, configurable: true },
  clientHeight: { get: () => window.innerHeight, configurable: true },
});

// Without layout, every observed element counts as in view.
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #tell: () => void;

  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }

  override observe() {
    queueMicrotask(this.#tell);
  }
};

// In happy-dom, Node's `nodeName` is empty, and a node iterator loses its place when DOMPurify removes a node. e2e/notificaciones.spec.ts
// tests hostile HTML in a browser; here a notification only has to keep its text.
Object.defineProperty(Node.prototype, 'nodeName', {
  get(this: Node) {
    if (this instanceof Element) return this.tagName;
    return this.nodeType === Node.TEXT_NODE ? '#text' : '#other';
  },
  configurable: true,
});
const withDescendants = (node: Node): Node[] => [
  node,
  ...[...node.childNodes].flatMap(withDescendants),
];
Document.prototype.createNodeIterator = (root: Node) => {
  const nodes = withDescendants(root);
  return { nextNode: () => nodes.shift() ?? null } as NodeIterator;
};
