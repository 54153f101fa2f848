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

/** Something typed that would be lost by leaving. */
interface Work {
  /** Closing the tab may also lose what is being saved; going to another screen does not. */
  isDirty: (closesTab?: boolean) => boolean;
  /** The user chose to discard it: don't ask again. Undone if it is still mounted after the navigation. */
  letGo: () => void;
}

/** What can be left as a whole: the screen, or a drawer or dialog over it, with all that is typed there. */
interface Scope extends Work {
  add: (work: Work) => () => void;
  /** Answers whether to leave; asks only where something would be lost. */
  ask: (work: Work) => Promise<boolean>;
  leave: (go: () => void) => void;
}

function createScope(ask: Scope['ask']): Scope {
  const works = new Set<Work>();
  const scope: Scope = {
    isDirty: (closesTab) => [...works].some((work) => work.isDirty(closesTab)),
    letGo: () => works.forEach((work) => work.letGo()),
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

/** Asks before a screen with unsaved work in it is left: for another one, by going back, or by closing the tab. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  // A newer question takes the place of one that was not answered: what led to that one is forgotten.
  const [scope] = useState(() =>
    createScope(
      (work) =>
        new Promise((resolve) =>
          setAnswer(() => (leaves: boolean) => {
            setAnswer(null);
            if (leaves) work.letGo();
            resolve(leaves);
          }),
        ),
    ),
  );

  // Once signed out, here after asking or in another tab, there is nobody left to ask.
  const asks = useCallback(
    (closesTab?: boolean) => scope.isDirty(closesTab) && session.status() !== 'signed-out',
    [scope],
  );
  useBlocker({
    enableBeforeUnload: useCallback(() => asks(true), [asks]),
    shouldBlockFn: useCallback(
      async ({ current, next, action }) => {
        if (next.pathname === current.pathname) {
          // Gone back and forward again while it was asked: there is nothing left to ask.
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
        // With a new deploy or without a connection the dialog's code may be out of reach; the browser's own never is.
        onMissing={() => answer?.(window.confirm(`${QUESTION}\n${CONSEQUENCE}`))}
        title={QUESTION}
        centered
        // Above a drawer that was opened later than this was drawn, and above the dialog of an expired session.
        zIndex={getDefaultZIndex('overlay') + 1}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
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

/** Does what would lose unsaved work, after asking where there is some. */
export function useLeave(): (go: () => void) => void {
  return useScope().leave;
}

interface FormOverlayProps {
  onClose: () => void;
  /** Draws the drawer or dialog with these props; `onClose` is for its other ways out as well. */
  children: (overlay: {
    onClose: () => void;
    closeOnEscape: false;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  }) => ReactNode;
}

/** A drawer or dialog that holds a form: closing it, in whatever way, asks where something typed in it would be lost. */
export function FormOverlay({ onClose, children }: FormOverlayProps) {
  const parent = useScope();
  const [scope] = useState(() => createScope(parent.ask));
  useEffect(() => parent.add(scope), [parent, scope]);
  const close = () => scope.leave(onClose);

  return (
    <ScopeContext value={scope}>
      {children({
        onClose: close,
        // Mantine's own listens to the whole window, and would also close what lies below the topmost.
        closeOnEscape: false,
        onKeyDown(event) {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // An open list or calendar takes the key for itself.
          const { mantineStopPropagation } = (event.target as HTMLElement).dataset;
          if (mantineStopPropagation !== 'true') close();
        },
      })}
    </ScopeContext>
  );
}

/**
 * Whether a form differs from its default values. Compared on demand, since `formState.isDirty` misses an amount that its field tidies
 * on blur.
 */
export const isFormDirty = <Values extends FieldValues>(form: UseFormReturn<Values>): boolean =>
  !deepEqual(form.getValues(), form.formState.defaultValues);

/**
 * Makes leaving ask while a form holds what was typed and not saved. After a save `leaveSaved` leaves it without a question; where it
 * was left meanwhile nothing is to be left any more. `onLetGo` is called as a form that was discarded unmounts. A save that
 * is on its way needs no question, unless `isMerging` says that nothing has been sent yet.
 */
export function useUnsavedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { onLetGo, isMerging }: { onLetGo?: () => void; isMerging?: () => boolean } = {},
) {
  const scope = useScope();
  const router = useRouter();
  const { isSubmitting } = useFormState({ control: form.control });
  const isSaving = useRef(false);
  const isSettled = useRef(false);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isSaving.current = isSubmitting;
  }, [isSubmitting]);
  // A layout effect, so that a screen that was left is cleaned up before `onResolved`.
  useLayoutEffect(() => {
    isMounted.current = true;
    let isLetGo = false;
    const removeWork = scope.add({
      isDirty: (closesTab = false) =>
        !isSettled.current &&
        !isLetGo &&
        (closesTab || !isSaving.current || isMerging?.() === true) &&
        isFormDirty(form),
      letGo() {
        isLetGo = true;
      },
    });
    const unsubscribe = router.subscribe('onResolved', () => {
      isLetGo = false;
    });
    return () => {
      isMounted.current = false;
      removeWork();
      unsubscribe();
      if (isLetGo) onLetGo?.();
    };
  }, [scope, router, form, onLetGo, isMerging]);

  return {
    leaveSaved(leave: () => void) {
      if (!isMounted.current) return;
      isSettled.current = true;
      leave();
    },
  };
}
