import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What is waited for may be slow in coming on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

// happy-dom has no fonts; a textarea that grows with its text listens to them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// happy-dom lays nothing out: without a place and a size, a list of options takes its input for scrolled away and hides.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 120, 24);
Object.defineProperties(document.documentElement, {
  clientWidth: { get: () => window.innerWidth, configurable: true },
  clientHeight: { get: () => window.innerHeight, configurable: true },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
