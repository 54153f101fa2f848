import { Button, getDefaultZIndex, Text } from '@mantine/core';
import { noop, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useRouter } from '@tanstack/react-router';
import {
  createContext,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isChanging } from '@/lib/cache/under-way';
import { session } from '@/lib/person/session';
import { onEscape } from '@/ui/action/escape';
import { Foot } from '@/ui/frame/foot';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { Modal } from '@/ui/overlay/overlay';
import { closeTopmost } from '@/ui/overlay/use-back-closes';

interface Work {
  isDirty: () => boolean;
  /** Saved, or the user chose to lose it: leaving no longer asks. */
  over: boolean;
}

interface Guard {
  /** Of the whole panel, then of each form overlay around a component: its work is in all of them. */
  places: readonly [Set<Work>, ...Set<Work>[]];
  /** Runs `go`, after asking if that would lose work, by default any. A new question replaces the pending one. */
  leave: (go: () => void, options?: { works?: Set<Work>; stay?: () => void }) => void;
}

const wouldLose = ({ isDirty, over }: Work) => !over && isDirty();

const GuardContext = createContext<Guard | null>(null);

function useGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('There is no LeaveGuard around this.');
  return guard;
}

const QUESTION = '¿Salir sin guardar?';
const CONSEQUENCE = 'Lo que escribiste todavía no se guardó: si salís ahora, se pierde.';

/** Asks before the user leaves unsaved work by navigating, going back or closing the tab. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const isNarrow = useIsNarrow();
  const [question, setQuestion] = useState<{ go: () => void; stay: () => void } | null>(null);
  const [guard] = useState<Guard>(() => {
    const all = new Set<Work>();
    return {
      places: [all],
      leave(go, { works = all, stay = noop } = {}) {
        if (![...works].some(wouldLose)) {
          go();
          return;
        }
        setQuestion({
          go() {
            for (const work of works) work.over = true;
            go();
          },
          stay,
        });
      },
    };
  });

  function answer(leaves: boolean) {
    setQuestion(null);
    if (leaves) question?.go();
    else question?.stay();
  }

  useBlocker({
    // Don't ask after a sign-out, here or in another tab. Closing the tab would also cut running requests.
    enableBeforeUnload: () =>
      session.status() !== 'signed-out' &&
      (isChanging(queryClient) || [...guard.places[0]].some(wouldLose)),
    shouldBlockFn({ current, next, action }) {
      if (action === 'BACK' && closeTopmost(isNarrow)) return true;
      if (next.pathname === current.pathname) {
        // The user went back and forward again while the dialog was open. Close it without an answer: blocking would go forward once more.
        if (action !== 'PUSH' && action !== 'REPLACE') setQuestion(null);
        return false;
      }
      if (session.status() === 'signed-out') return false;
      return new Promise<boolean>((resolve) =>
        guard.leave(() => resolve(false), { stay: () => resolve(true) }),
      );
    },
  });

  return (
    <GuardContext value={guard}>
      {children}
      <Modal
        opened={question !== null}
        onClose={() => answer(false)}
        title={QUESTION}
        centered
        // Above a drawer that mounted later, and above the expired-session dialog.
        zIndex={getDefaultZIndex('overlay') + 1}
      >
        <Text size="sm">{CONSEQUENCE}</Text>
        <Foot>
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            Seguir editando
          </Button>
          <Button color="red" onClick={() => answer(true)}>
            Salir sin guardar
          </Button>
        </Foot>
      </Modal>
    </GuardContext>
  );
}

export function useLeave(): (go: () => void) => void {
  return useGuard().leave;
}

interface FormOverlayProps {
  onClose: () => void;
  /** Renders the drawer or dialog with these props. Its other close buttons call the same `onClose`. */
  children: (overlay: {
    onClose: () => void;
    closeOnEscape: false;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  }) => ReactNode;
}

/** A drawer or dialog with a form: every way to close it asks about unsaved work. */
export function FormOverlay({ onClose, children }: FormOverlayProps) {
  const { leave, places } = useGuard();
  const [works] = useState(() => new Set<Work>());
  const [guard] = useState<Guard>({ leave, places: [...places, works] });
  const close = () => leave(onClose, { works });

  return (
    <GuardContext value={guard}>
      {children({
        onClose: close,
        // Mantine listens on the window, so Escape would also close the overlays below the topmost one.
        closeOnEscape: false,
        onKeyDown: (event) => onEscape(event, close),
      })}
    </GuardContext>
  );
}

/** `onOver` runs when work unmounts that was saved or given up. `leaveSaved` does not ask, and does nothing if the user has left already. */
export function useUnsavedWork(isDirty: Work['isDirty'], onOver: () => void = noop) {
  const { places } = useGuard();
  const router = useRouter();
  const mounted = useRef<Work>(null);
  const isDirtyNow = useEffectEvent(isDirty);
  const end = useEffectEvent(onOver);
  // A layout effect, so that its cleanup runs before `onResolved`.
  useLayoutEffect(() => {
    const work: Work = { isDirty: () => isDirtyNow(), over: false };
    mounted.current = work;
    for (const works of places) works.add(work);
    // The work is still mounted, so the navigation that ended it did not happen.
    const unsubscribe = router.subscribe('onResolved', () => void (work.over = false));
    return () => {
      unsubscribe();
      mounted.current = null;
      for (const works of places) works.delete(work);
      if (work.over) end();
    };
  }, [places, router]);

  return function leaveSaved(leave: () => void) {
    const work = mounted.current;
    if (!work || work.over) return;
    work.over = true;
    leave();
  };
}
