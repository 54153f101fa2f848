import { Button, getDefaultZIndex, Group, Text } from '@mantine/core';
import { deepEqual, useBlocker, useRouter } from '@tanstack/react-router';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { session } from '@/lib/session';
import { Modal } from './overlay';

/** Input that leaving would lose. */
interface Work {
  /** Closing the tab would also lose a running save; going to another screen would not. */
  isDirty: (closesTab?: boolean) => boolean;
  /** The user chose to discard it: don't ask again. Undone if the form is still mounted after the navigation. */
  discard: () => void;
}

/** All unsaved work of one screen, drawer or dialog. */
interface Scope extends Work {
  add: (work: Work) => () => void;
  /** Asks the user whether to leave. */
  ask: (work: Work) => Promise<boolean>;
  leave: (go: () => void) => void;
}

function createScope(ask: Scope['ask']): Scope {
  const works = new Set<Work>();
  const scope: Scope = {
    isDirty: (closesTab) => [...works].some((work) => work.isDirty(closesTab)),
    discard: () => works.forEach((work) => work.discard()),
    add(work) {
      works.add(work);
      return () => works.delete(work);
    },
    ask,
    leave(go) {
      if (!scope.isDirty()) go();
      else void ask(scope).then((leaves) => leaves && go());
    },
  };
  return scope;
}

const QUESTION = '¿Salir sin guardar?';
const CONSEQUENCE = 'Lo que escribiste todavía no se guardó: si salís ahora, se pierde.';

const ScopeContext = createContext<Scope | null>(null);

function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('There is no LeaveGuard around this.');
  return scope;
}

/** Asks before the user leaves a screen with unsaved work: by navigating, going back or closing the tab. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  // A new question replaces the pending one, whose promise never settles.
  const [scope] = useState(() =>
    createScope(
      (work) =>
        new Promise((resolve) =>
          setAnswer(() => (leaves: boolean) => {
            setAnswer(null);
            if (leaves) work.discard();
            resolve(leaves);
          }),
        ),
    ),
  );

  // After signing out, here or in another tab, leaving must not ask.
  const asks = useCallback(
    (closesTab?: boolean) => scope.isDirty(closesTab) && session.status() !== 'signed-out',
    [scope],
  );
  useBlocker({
    enableBeforeUnload: useCallback(() => asks(true), [asks]),
    shouldBlockFn: useCallback(
      async ({ current, next, action }) => {
        if (next.pathname === current.pathname) {
          // The user went back and forward again while the dialog was open: close it.
          if (action !== 'PUSH' && action !== 'REPLACE') setAnswer(null);
          return false;
        }
        return asks() && !(await scope.ask(scope));
      },
      [scope, asks],
    ),
  });

  return (
    <ScopeContext value={scope}>
      {children}
      <Modal
        opened={answer !== null}
        onClose={() => answer?.(false)}
        // After a deploy or offline the dialog's chunk may fail to load; the browser's own dialog always works.
        onMissing={() => answer?.(window.confirm(`${QUESTION}\n${CONSEQUENCE}`))}
        title={QUESTION}
        centered
        // Above a drawer that mounted later, and above the expired-session dialog.
        zIndex={getDefaultZIndex('overlay') + 1}
      >
        <Text size="sm">{CONSEQUENCE}</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" data-autofocus onClick={() => answer?.(false)}>
            Seguir editando
          </Button>
          <Button color="red" onClick={() => answer?.(true)}>
            Salir sin guardar
          </Button>
        </Group>
      </Modal>
    </ScopeContext>
  );
}

/** Returns a function that runs `go`, after asking if there is unsaved work. */
export function useLeave(): (go: () => void) => void {
  return useScope().leave;
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

/** A drawer or dialog with a form: every way to close it asks if its form has unsaved work. */
export function FormOverlay({ onClose, children }: FormOverlayProps) {
  const parent = useScope();
  const [scope] = useState(() => createScope(parent.ask));
  useEffect(() => parent.add(scope), [parent, scope]);
  const close = () => scope.leave(onClose);

  return (
    <ScopeContext value={scope}>
      {children({
        onClose: close,
        // Mantine listens on the window, so Escape would also close the overlays below the topmost one.
        closeOnEscape: false,
        onKeyDown(event) {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // An open list or calendar handles Escape itself.
          const { mantineStopPropagation } = (event.target as HTMLElement).dataset;
          if (mantineStopPropagation !== 'true') close();
        },
      })}
    </ScopeContext>
  );
}

/**
 * Whether a form differs from its default values. Compared on demand, because `formState.isDirty` misses amounts that are formatted on
 * blur.
 */
export const isFormDirty = <Values extends FieldValues>(form: UseFormReturn<Values>): boolean =>
  !deepEqual(form.getValues(), form.formState.defaultValues);

/**
 * Registers work that leaving would lose, so that leaving asks while it is dirty. `onDiscarded` runs when work that the user chose to
 * discard unmounts. Both must be stable.
 */
export function useUnsavedWork(
  isDirty: (closesTab: boolean) => boolean,
  onDiscarded?: () => void,
): void {
  const scope = useScope();
  const router = useRouter();
  // A layout effect, so that its cleanup runs before `onResolved`.
  useLayoutEffect(() => {
    let isDiscarded = false;
    const removeWork = scope.add({
      isDirty: (closesTab = false) => !isDiscarded && isDirty(closesTab),
      discard() {
        isDiscarded = true;
      },
    });
    const unsubscribe = router.subscribe('onResolved', () => {
      isDiscarded = false;
    });
    return () => {
      removeWork();
      unsubscribe();
      if (isDiscarded) onDiscarded?.();
    };
  }, [scope, router, isDirty, onDiscarded]);
}

/**
 * Registers a form as unsaved work. A running save does not ask, unless `isMerging` says that nothing has been sent yet. After a save,
 * `leaveSaved` runs its callback without asking, or does nothing if the form has unmounted.
 */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { isMerging }: { isMerging?: () => boolean } = {},
) {
  const { isSubmitting } = useFormState({ control: form.control });
  const isSaving = useRef(false);
  const isSettled = useRef(false);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isSaving.current = isSubmitting;
  }, [isSubmitting]);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useUnsavedWork(
    useCallback(
      (closesTab) =>
        !isSettled.current &&
        (closesTab || !isSaving.current || isMerging?.() === true) &&
        isFormDirty(form),
      [form, isMerging],
    ),
  );

  return {
    leaveSaved(leave: () => void) {
      if (!isMounted.current) return;
      isSettled.current = true;
      leave();
    },
  };
}
