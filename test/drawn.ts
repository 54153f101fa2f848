interface Fiber {
  stateNode: unknown;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

let drawn: Set<Element> | null = null;

/** Walks what a commit drew: where the children are those of before, nothing below was. */
function collect(fiber: Fiber | null, into: Set<Element>): void {
  for (let next = fiber; next; next = next.sibling) {
    const before = next.alternate;
    if (next.stateNode instanceof Element && before?.memoizedProps !== next.memoizedProps) {
      into.add(next.stateNode);
    }
    if (next.child !== before?.child) collect(next.child, into);
  }
}

/** Has React tell what it draws, as it tells its developer tools. To be called before React is loaded. */
export function watchDrawing(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot(_: number, root: { current: Fiber }) {
        if (drawn) collect(root.current.child, drawn);
      },
    },
  });
}

/** The elements that React draws during an action, whether or not anything in them changed. */
export async function drawnDuring(action: () => Promise<unknown>): Promise<ReadonlySet<Element>> {
  const elements = new Set<Element>();
  drawn = elements;
  await action();
  drawn = null;
  return elements;
}
