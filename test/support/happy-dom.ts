// What a test of a screen needs of a browser and happy-dom lacks. Its window lives as long as the worker: once is enough.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { stayBusy } from './idle';

configure({
  // What is waited for may be slow in coming on a busy machine.
  asyncUtilTimeout: 5000,
  // The whole document would be printed each time that something awaited is not there yet.
  getElementError: (message) => new Error(message ?? ''),
});

stayBusy();

// happy-dom has no fonts; a textarea that grows with its text listens to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// happy-dom lays nothing out: without a place and a size, a list of options takes its input for scrolled away and hides.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 120, 24);
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth, configurable: true },
  clientHeight: { get: () => window.innerHeight, configurable: true },
});

// Nothing is laid out, so what is observed counts as in view.
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

// DOMPurify reads names through the getter of Node, which is empty in happy-dom, and removes nodes under its iterator, which loses its
// way there. What hostile HTML becomes is seen in a browser (e2e/notificaciones.spec.ts); here a notification only must keep its text.
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
