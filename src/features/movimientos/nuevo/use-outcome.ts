import { useNavigate } from '@tanstack/react-router';
import { useState, type RefObject } from 'react';
import { clean } from '@/domain/clean';
import { delays, pause } from '@/lib/page/delays';
import { toasts } from '@/lib/page/toasts';
import type { movimientoQueue } from '../cola/movimiento-queue';
import { repeatedText } from '../movimiento-labels';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import type { Movimiento } from '../movimiento.schema';
import { clientsText } from './borrador-notice';

export interface Saved {
  id: number;
  remito: string;
}

/** Says what became of each movement that the form has sent, also after it has left the screen. */
export function useOutcome(
  element: RefObject<HTMLFormElement | null>,
  onCreated?: (id: number) => void,
) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Saved | null>(null);

  async function follow(
    sending: ReturnType<typeof movimientoQueue.send>,
    values: MovimientoFormValues,
  ) {
    const outcome = await sending;
    if (!outcome) return;
    if ('refused' in outcome) {
      // A failed call shows its own toast, which does not help a user who has left the screen.
      if (!outcome.refused.error || !element.current) {
        toasts.error(`No se agregó el movimiento${clientsText(values)}: quedó sin terminar`);
      }
      return;
    }
    const { id, repeated } = outcome;
    const remito = clean(values.remitoNumero);
    if (id) {
      onCreated?.(id);
      setSaved({ id, remito });
    }
    // Spec sections 4 and 9: after the queue's pause before its refetch, plus its own.
    await pause(delays.beforeRefetch + delays.beforeNavigate);
    if (element.current) await navigate({ to: '/movimientos' });
    const other = await repeated;
    if (id && other) sayRepeated(id, remito, other);
  }

  function sayRepeated(id: number, remito: string, other: Movimiento) {
    toasts.warning(repeatedText(remito, other), {
      label: 'Editar el nuevo',
      onClick: () => void navigate({ to: '/movimientos/$id', params: { id } }),
    });
  }

  return { saved, follow };
}
