/** The parts of React's fiber tree that are read here. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
  stateNode: unknown;
}

interface Renders {
  /** How many components ran, one that ran twice counted twice. */
  components: number;
  /** The labels of the inputs whose props changed. */
  fields: string[];
}

declare global {
  interface Window {
    renderCount: { take: () => Renders };
  }
}

/**
 * Counts renders as React DevTools does, through the hook that React calls at each commit, in production builds too. Runs in the page
 * before its scripts and must be self-contained: only its source text is sent.
 */
export function installRenderCount(): void {
  const COMPONENTS = [0, 1, 11, 14, 15];
  const HOST = 5;
  const PERFORMED_WORK = 1;
  let components = 0;
  let fields = new Set<string>();

  function look(fiber: Fiber, before: Fiber): void {
    if (COMPONENTS.includes(fiber.tag)) components += fiber.flags & PERFORMED_WORK;
    const node = fiber.stateNode;
    const isField = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
    if (fiber.tag === HOST && isField && fiber.memoizedProps !== before.memoizedProps) {
      fields.add(node.labels?.[0]?.textContent ?? node.getAttribute('aria-label') ?? node.name);
    }
  }

  /** React skipped the subtree of a fiber whose children did not change. */
  function walk(parent: Fiber): void {
    if (parent.child === parent.alternate?.child) return;
    for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
      if (fiber.alternate) look(fiber, fiber.alternate);
      else if (COMPONENTS.includes(fiber.tag)) components += 1;
      walk(fiber);
    }
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        walk(root.current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  window.renderCount = {
    take: () => {
      const renders = { components, fields: [...fields] };
      components = 0;
      fields = new Set();
      return renders;
    },
  };
}
