import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { fechaPorDefecto } from '@/domain/fecha-por-defecto';
import { openPrintJob } from '@/lib/printing';
import { invalidate } from '@/lib/query-client';
import { useSubmitGuard } from '@/lib/submit-guard';
import { toasts } from '@/lib/toasts';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { formKeys } from '@/ui/forms/form-keys';
import { submitOnceSettled } from '@/ui/forms/submit-once-settled';
import { isFormDirty, useUnsavedForm } from '@/ui/overlay/unsaved-work';
import { BorradorNotice } from './borrador-notice';
import { MovimientoFields } from './movimiento-fields';
import classes from './movimiento-form.module.css';
import {
  emptyMovimientoForm,
  movimientoCreateFormSchema,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import { CREATE_ERROR, movimientosMutations, type RemitoKind } from './movimientos.queries';
import { printRemito } from './print-remito';
import { useCreated } from './ultimos-movimientos';
import { useBorrador, type Borrador } from './use-borrador';

const NOT_REPEATED = {
  remitoNumero: '',
  montoPagado: false,
  montoRendido: false,
  fletePagado: false,
  fleteRendido: false,
};

const NOTHING_CREATED = 'Todavía no agregaste ningún movimiento';

/** A button's key: in its tooltip, for screen readers, and on the button where there is room. */
const shortcut = (keys: string, ariaKeys: string) => ({
  title: ariaKeys.replace('Control', 'Ctrl'),
  'aria-keyshortcuts': ariaKeys,
  rightSection: (
    <span aria-hidden="true" className={classes.keys}>
      {keys}
    </span>
  ),
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a page can do with its form. */
export interface MovimientoCreateFormHandle {
  /** Fills an untouched form in for one more shipment like this. */
  repeat: (values: MovimientoFormValues) => void;
}

interface MovimientoCreateFormProps {
  onCreated?: (id: number) => void;
  ref?: Ref<MovimientoCreateFormHandle>;
}

/** The form that creates a movement and optionally prints its remito (spec section 2, Movements). */
export function MovimientoCreateForm({ onCreated, ref }: MovimientoCreateFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const guard = useSubmitGuard();
  const creation = useMutation(movimientosMutations.create());
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema),
    defaultValues: emptyMovimientoForm(fechaPorDefecto(new Date())),
  });
  const borrador = useBorrador(form);
  useUnsavedForm(form, { onDiscarded: borrador.discardOwn });
  const element = useRef<HTMLFormElement>(null);
  const [last] = useCreated();

  /** Resets the form and focuses a field. `flushSync`, because a field must be registered again before it can take the focus. */
  function restart(
    values: Partial<MovimientoFormValues>,
    focus: 'clienteOrigen' | 'clienteDestino',
  ) {
    flushSync(() => form.reset({ ...emptyMovimientoForm(fechaPorDefecto(new Date())), ...values }));
    form.setFocus(focus);
  }

  /** Spec sections 4 and 9: the list refetches after 300 ms, and the app navigates 200 ms later. Printing does not wait. */
  async function create(values: MovimientoFormValues, remito?: RemitoKind) {
    const job = remito && openPrintJob();
    let created;
    borrador.markSent(true);
    try {
      created = await creation.mutateAsync(values);
    } catch {
      job?.cancel();
      borrador.markSent(false);
      return;
    }
    if (job) {
      const received = remito === 'remito' ? created?.remitoPdf : null;
      void printRemito(job, created?.id ?? null, remito, received);
    }
    if (created?.id) onCreated?.(created.id);
    restart({ fecha: values.fecha, clienteOrigen: values.clienteOrigen }, 'clienteDestino');
    borrador.markSent(false);
    await pause(300);
    // Not awaited: a slow list must not hold up the next save.
    void invalidate(queryClient);
    await pause(200);
    // Don't navigate if the user has already left.
    if (element.current) await navigate({ to: '/movimientos' });
  }

  const submit = (remito?: RemitoKind) =>
    submitOnceSettled(
      element.current,
      form.handleSubmit((values) => guard.run(() => create(values, remito))),
    );

  /** During the second after a save the key waits for its end, if the next movement has been typed. */
  async function submitByKey(remito?: RemitoKind) {
    if (!creation.isPending && isFormDirty(form)) await guard.released();
    await submit(remito);
  }

  function repeat(values: MovimientoFormValues) {
    if (isFormDirty(form)) {
      toasts.warning('Hay un movimiento a medio cargar: agregalo o limpiá los campos');
      return;
    }
    const again = { ...values, ...NOT_REPEATED, fecha: form.getValues('fecha') };
    flushSync(() => form.reset(again, { keepDefaultValues: true }));
    form.setFocus('remitoNumero');
  }
  useImperativeHandle(ref, () => ({ repeat }));

  const repeatLast = () => (last ? repeat(last) : toasts.warning(NOTHING_CREATED));

  const onKeyDown = formKeys([
    ['mod+Enter', () => void submitByKey()],
    ['mod+shift+Enter', () => void submitByKey('remito')],
    ['alt+R', repeatLast],
  ]);

  // Not on a touch screen, where the keyboard would cover the screen.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.setFocus('clienteOrigen');
  }, [form]);

  function clear() {
    creation.reset();
    restart({}, 'clienteOrigen');
  }

  function recover(offer: Borrador) {
    flushSync(() => borrador.recover(offer));
    form.setFocus('clienteOrigen');
  }

  function discard(offer: Borrador) {
    flushSync(() => borrador.discard(offer));
    form.setFocus('clienteOrigen');
  }

  const [offer] = borrador.offers;
  const blockedBy = guard.blocked ? '' : null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to
    <form
      ref={element}
      aria-label="Nuevo movimiento"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onReset={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      {offer && (
        <BorradorNotice
          borrador={offer}
          onRecover={() => recover(offer)}
          onDiscard={() => discard(offer)}
        />
      )}
      <MovimientoFields form={form} />
      <SaveError error={creation.error} fallback={CREATE_ERROR} />
      <div className={classes.actions}>
        <GuardedButton
          variant="default"
          blockedBy={last ? null : NOTHING_CREATED}
          onClick={repeatLast}
          title="Alt+R"
          aria-keyshortcuts="Alt+R"
        >
          Repetir último
        </GuardedButton>
        <Button type="reset" variant="default" className={classes.apart}>
          Limpiar campos
        </Button>
        <GuardedButton
          variant="light"
          blockedBy={blockedBy}
          leftSection={<IconPrinter size={18} />}
          onClick={() => void submit('remito-duplicado')}
        >
          Remito Duplicado
        </GuardedButton>
        <GuardedButton
          variant="light"
          blockedBy={blockedBy}
          leftSection={<IconPrinter size={18} />}
          onClick={() => void submit('remito')}
          {...shortcut('Ctrl ⇧ ↵', 'Control+Shift+Enter')}
        >
          Remito
        </GuardedButton>
        <GuardedButton
          type="submit"
          blockedBy={blockedBy}
          loading={creation.isPending}
          leftSection={<IconPlus size={18} />}
          {...shortcut('Ctrl ↵', 'Control+Enter')}
        >
          Agregar Movimiento
        </GuardedButton>
      </div>
    </form>
  );
}
