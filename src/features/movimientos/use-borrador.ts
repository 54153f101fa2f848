import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDrafts, type Draft, type DraftKeeper } from '@/lib/drafts';
import { session } from '@/lib/session';
import { isFormDirty } from '@/ui/overlay/unsaved-work';
import { borradorSchema } from './borrador.schema';
import type { MovimientoFormValues } from './movimiento-form.schema';

export type Borrador = Draft<MovimientoFormValues>;

/** Typing is kept once it has been quiet this long, and at once where the page is about to go. */
const QUIET_MS = 400;

/**
 * Keeps what is typed in the form of a new movement over a reload, a crash or a sign-in, and says which former ones can be taken up
 * again. A form that holds nothing new has no draft: it goes with a save, with Limpiar campos and with leaving without saving.
 */
export function useBorrador(form: UseFormReturn<MovimientoFormValues>) {
  const [offers, setOffers] = useState<readonly Borrador[]>([]);
  const live = useRef<{
    keeper: DraftKeeper<MovimientoFormValues>;
    save: () => void;
    flush: () => void;
  }>(null);
  const isSent = useRef(false);
  const isLetGo = useRef(false);

  useEffect(() => {
    const user = session.userId();
    if (!user) return;
    const keeper = keepDrafts({
      user,
      schema: borradorSchema,
      onOffer: setOffers,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPending = false;
    function save() {
      clearTimeout(timer);
      isPending = false;
      if (isFormDirty(form) && !isLetGo.current) keeper.write(form.getValues(), isSent.current);
      else keeper.remove();
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        isPending = true;
        if (isFormDirty(form)) timer = setTimeout(save, QUIET_MS);
        else save();
      },
    });
    // What was saved already keeps its hour.
    const flush = () => isPending && save();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    live.current = { keeper, save, flush };
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      keeper.close();
    };
  }, [form]);

  return {
    offers,

    /** Puts a former draft into the form. What was being typed takes its place among those offered. */
    recover(borrador: Borrador) {
      live.current?.flush();
      live.current?.keeper.recover(borrador);
      form.reset(borrador.values, { keepDefaultValues: true });
    },

    discard: (borrador: Borrador) => live.current?.keeper.discard(borrador),

    /** Marks what is typed as on its way to the server, or as not taken by it. */
    markSent(sent: boolean) {
      isSent.current = sent;
      live.current?.save();
    },

    letGo: useCallback(() => {
      isLetGo.current = true;
      live.current?.save();
    }, []),
  };
}
