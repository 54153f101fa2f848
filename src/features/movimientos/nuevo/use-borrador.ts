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
import { emptyMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { borradorFields, upgradeBorrador } from './borrador.schema';

export type Borrador = Draft<MovimientoFormValues>;

/** The origin that stays for the next movement may still be searched when its form opens; its answer does not count as input. */
export function isBegun(form: UseFormReturn<MovimientoFormValues>): boolean {
  const values = form.getValues();
  const { defaultValues } = form.formState;
  const { clienteOrigen } = isTyped(defaultValues?.clienteOrigen) ? values : { ...defaultValues };
  return !deepEqual(values, { ...defaultValues, clienteOrigen });
}

/** The draft survives a reload, a crash and a sign-in. Saving, Limpiar campos and leaving without saving delete it. */
export function useBorrador(
  form: UseFormReturn<MovimientoFormValues>,
  isFollowed: (name: 'fecha') => boolean,
) {
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
      const { fecha, ...values } = form.getValues();
      if (isBegun(form) && !isDiscarded.current) {
        // A default date is left out, so that the draft gets that of the day it is recovered.
        keeper.write(isFollowed('fecha') ? values : { fecha, ...values });
      } else keeper.remove();
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        isPending = true;
        if (isBegun(form)) timer = setTimeout(save, delays.saveDraft);
        else save();
      },
    });
    // Without a change, keep the time of the stored draft.
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
  }, [form, isFollowed]);

  return {
    offers,

    /** Loads a draft into the form. The form's own draft is offered instead. */
    recover(borrador: Borrador) {
      live.current?.flush();
      const values = live.current?.keeper.recover(borrador) ?? borrador.values;
      form.reset(values, { keepDefaultValues: true });
    },

    discard: (borrador: Borrador) => live.current?.keeper.discard(borrador),

    handOver: (values: MovimientoFormValues): HandedDraft =>
      live.current?.keeper.handOver(values) ?? { forget: noop, release: noop },

    /** For good: the form writes no draft afterwards. */
    discardOwn() {
      isDiscarded.current = true;
      live.current?.save();
    },
  };
}
