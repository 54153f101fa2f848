import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { fechaPorDefecto } from '@/domain/fecha-por-defecto';
import { openPrintJob } from '@/lib/printing';
import { invalidate } from '@/lib/query-client';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { submitOnceSettled } from '@/ui/forms/submit-once-settled';
import { useUnsavedForm } from '@/ui/overlay/unsaved-work';
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
import { useBorrador, type Borrador } from './use-borrador';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The form that creates a movement and optionally prints its remito (spec section 2, Movements). */
export function MovimientoCreateForm() {
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
    restart({ fecha: values.fecha, clienteOrigen: values.clienteOrigen }, 'clienteDestino');
    borrador.markSent(false);
    await pause(300);
    await invalidate(queryClient);
    await pause(200);
    // Don't navigate if the user has already left.
    if (element.current) await navigate({ to: '/movimientos' });
  }

  const submit = (remito?: RemitoKind) =>
    submitOnceSettled(
      element.current,
      form.handleSubmit((values) => guard.run(() => create(values, remito))),
    );

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
    <form
      ref={element}
      aria-label="Nuevo movimiento"
      noValidate
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
          type="submit"
          blockedBy={blockedBy}
          loading={creation.isPending}
          leftSection={<IconPlus size={18} />}
        >
          Agregar Movimiento
        </GuardedButton>
        <GuardedButton
          variant="light"
          blockedBy={blockedBy}
          leftSection={<IconPrinter size={18} />}
          onClick={() => void submit('remito')}
        >
          Remito
        </GuardedButton>
        <GuardedButton
          variant="light"
          blockedBy={blockedBy}
          leftSection={<IconPrinter size={18} />}
          onClick={() => void submit('remito-duplicado')}
        >
          Remito Duplicado
        </GuardedButton>
        <Button type="reset" variant="default" className={classes.last}>
          Limpiar campos
        </Button>
      </div>
    </form>
  );
}
