import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { noop, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { clean } from '@/domain/clean';
import type { Tarifas } from '@/features/servicios';
import { toasts } from '@/lib/page/toasts';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { focusField } from '@/ui/field/form-keys';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { useUnsavedWork } from '@/ui/leaving/unsaved-work';
import { askFechas } from '@/ui/field/ask-fechas';
import { useConfirm } from '@/ui/overlay/confirm';
import { focusMeaningless, pickersOf, settleFields } from '@/ui/picker/settle';
import { askBultos } from '../campos/ask-bultos';
import { LABELS } from '../movimiento-labels';
import { movimientoQueue } from '../cola/movimiento-queue';
import { queue, useMovimientoQueue, type Refused } from '../cola/queue-state';
import { useRecent, useRemitoSiguiente } from '../cola/remitos-usados';
import { emptyMovimientoForm } from '../movimiento-form';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import type { RemitoKind } from '../movimientos.queries';
import { isBegun, useBorrador, type Borrador } from './use-borrador';
import { useOutcome } from './use-outcome';

type Field = keyof MovimientoFormValues;

const NOT_REPEATED = {
  montoPagado: false,
  montoRendido: false,
  fletePagado: false,
  fleteRendido: false,
};

export const NOTHING_CREATED = 'Todavía no agregaste ningún movimiento';

/** A new movement's form, its draft, and what becomes of it in the queue. Only keys and presses change the form, never an answer. */
export function useNuevoMovimiento(
  tarifas: Tarifas | undefined,
  onShow: () => void,
  onCreated?: (id: number) => void,
) {
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const { saved, follow } = useOutcome(element, onCreated);
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema(tarifas)),
    defaultValues: emptyMovimientoForm(fechaInicial()),
    // Its delayed focus would interrupt a user who types on.
    shouldFocusError: false,
  });
  const borrador = useBorrador(form, useFollowedFecha(form, ['fecha']));
  /** The refused movement that the form shows again. */
  const [returned, setReturned] = useState<Refused | null>(null);
  /** What Limpiar campos emptied, until a movement is sent or another one comes into the form. */
  const [cleared, setCleared] = useState<{
    values: MovimientoFormValues;
    returned: Refused | null;
  } | null>(null);
  /** Printing was stopped once for an empty number. */
  const [warned, setWarned] = useState(false);
  const { refused } = useMovimientoQueue();
  const { passes, dialog } = useConfirm();
  const [last] = useRecent();
  const siguiente = useRemitoSiguiente();
  useUnsavedWork(
    () => isBegun(form) || refused.length > 0,
    () => {
      borrador.discardOwn();
      refused.forEach(movimientoQueue.remove);
    },
  );

  /** Renders and focuses synchronously, because the next key belongs to what is shown. */
  function show(change: () => void, ...focused: readonly Field[]): boolean {
    flushSync(() => {
      onShow();
      change();
    });
    // The values may hold texts that still await their search.
    void settleFields(queryClient, form);
    return element.current !== null && focusField(element.current, focused);
  }

  const focusStart = (change: () => void = noop) =>
    show(change, form.getValues('clienteOrigen') ? 'clienteDestino' : 'clienteOrigen');

  function fill(values: MovimientoFormValues, one: Refused | null, keepDefaultValues = true) {
    setReturned(one);
    setWarned(false);
    setCleared(null);
    form.reset(values, { keepDefaultValues });
  }

  /** The values become the form's defaults, so that it counts as untouched. */
  const restart = (values: Partial<MovimientoFormValues>, focused: Field) =>
    show(() => fill({ ...emptyMovimientoForm(fechaInicial()), ...values }, null, false), focused);

  async function submit(remito?: RemitoKind) {
    // Pressed twice: the first press has already emptied the form.
    if (queue().isBlocked && !isBegun(form)) return;
    let valid: MovimientoFormValues | undefined;
    await form.handleSubmit(
      (values) => {
        valid = values;
      },
      (errors) => show(noop, ...(Object.keys(errors) as Field[])),
    )();
    if (!valid || focusMeaningless(element.current, valid)) return;
    const former = form.formState.defaultValues?.fecha;
    const fecha = askFechas('operacion', [LABELS.fecha, valid.fecha, former]);
    if (!(await passes(fecha, askBultos(valid, tarifas)))) return;
    if (remito && !warned && clean(valid.remitoNumero) === '') {
      show(() => setWarned(true), 'remitoNumero');
      return;
    }
    void follow(
      movimientoQueue.send(queryClient, {
        values: valid,
        pickers: pickersOf(form),
        tarifas,
        draft: borrador.handOver(valid),
        remito,
      }),
      valid,
    );
    restart({ fecha: valid.fecha, clienteOrigen: valid.clienteOrigen }, 'clienteDestino');
  }

  function isFree(): boolean {
    if (!isBegun(form)) return true;
    toasts.warning('Hay un movimiento a medio cargar: agregalo o limpiá los campos');
    return false;
  }

  function reopen(one: Refused) {
    if (!isFree()) return;
    movimientoQueue.remove(one);
    if (!show(() => fill(one.values, one), ...one.fields)) save.current?.focus();
  }

  function repeat(values: MovimientoFormValues) {
    if (!isFree()) return;
    const fecha = form.getValues('fecha');
    const again = { ...values, ...NOT_REPEATED, fecha, remitoNumero: siguiente ?? '' };
    show(() => fill(again, null), 'remitoNumero');
  }

  /** What was typed since is kept in its turn. */
  function swapCleared(change: () => void) {
    const here = isBegun(form) ? { values: form.getValues(), returned } : null;
    change();
    setCleared(here);
  }

  return {
    element,
    save,
    form,
    returned,
    warned,
    saved,
    refused,
    dialog,
    offers: borrador.offers,
    submit,
    reopen,
    repeat,
    focusStart,
    repeatLast: () => (last ? repeat(last) : toasts.warning(NOTHING_CREATED)),
    clear: () => swapCleared(() => restart({}, 'clienteOrigen')),
    undoClear:
      cleared &&
      (() => swapCleared(() => focusStart(() => fill(cleared.values, cleared.returned)))),
    recover(draft: Borrador) {
      setCleared(null);
      show(() => borrador.recover(draft), 'clienteOrigen');
    },
    discard: (draft: Borrador) => show(() => borrador.discard(draft), 'clienteOrigen'),
  };
}
