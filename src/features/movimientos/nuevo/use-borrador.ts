import { useEffect, useRef, useState } from 'react';
import { noop } from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { delays } from '@/lib/page/delays';
import { toasts } from '@/lib/page/toasts';
import { keepDrafts, type Draft, type DraftKeeper, type HandedDraft } from '@/lib/person/drafts';
import { session } from '@/lib/person/session';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { isTyped } from '@/lib/values/option';
import { emptyMovimientoForm, type MovimientoFormValues } from '../campos/movimiento-form.schema';
import { borradorFields, upgradeBorrador } from './borrador.schema';

export type Borrador = Draft<MovimientoFormValues>;

/**
 * Whether something was entered. The origin that stays for the next movement may still be searched when its form begins, so its answer
 * does not count.
 */
export function isBegun(form: UseFormReturn<MovimientoFormValues>): boolean {
  const values = form.getValues();
  const { defaultValues } = form.formState;
  const { clienteOrigen } = isTyped(defaultValues?.clienteOrigen) ? values : { ...defaultValues };
  return !deepEqual(values, { ...defaultValues, clienteOrigen });
}

/**
 * Keeps a draft of the new-movement form over a reload, a crash or a sign-in, and returns the drafts that can be recovered. A form that
 * is not dirty has no draft: saving, Limpiar campos and leaving without saving delete it.
 */
export function useBorrador(form: UseFormReturn<MovimientoFormValues>) {
  const [offers, setOffers] = useState<readonly Borrador[]>([]);
  const live = useRef<{
    keeper: DraftKeeper<MovimientoFormValues>;
    save: () => void;
    flush: () => void;
  }>(null);
  const isDiscarded = useRef(false);

  useEffect(() => {
    const user = session.userId();
    if (!user) return;
    const keeper = keepDrafts({
      user,
      fields: borradorFields,
      upgrade: upgradeBorrador,
      defaults: () => emptyMovimientoForm(fechaInicial()),
      onOffer: setOffers,
      onLost: () =>
        toasts.warning('Había un movimiento sin terminar que no se pudo leer: se descartó.'),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPending = false;
    function save() {
      clearTimeout(timer);
      isPending = false;
      if (isBegun(form) && !isDiscarded.current) keeper.write(form.getValues());
      else keeper.remove();
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        isPending = true;
        if (isBegun(form)) timer = setTimeout(save, delays.draft);
        else save();
      },
    });
    // Don't write again without a change: the draft keeps its time.
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

    /** Loads a draft into the form. The form's own draft is offered instead. */
    recover(borrador: Borrador) {
      live.current?.flush();
      live.current?.keeper.recover(borrador);
      form.reset(borrador.values, { keepDefaultValues: true });
    },

    discard: (borrador: Borrador) => live.current?.keeper.discard(borrador),

    /** Keeps the form's values, which are being saved, as a draft of their own. */
    handOver: (values: MovimientoFormValues): HandedDraft =>
      live.current?.keeper.handOver(values) ?? { forget: noop, release: noop },

    /** Deletes the form's own draft for good. */
    discardOwn() {
      isDiscarded.current = true;
      live.current?.save();
    },
  };
}
