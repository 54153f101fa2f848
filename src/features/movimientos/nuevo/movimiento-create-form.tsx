import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Text } from '@mantine/core';
import { noop, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { delays, pause } from '@/lib/page/delays';
import { toasts } from '@/lib/page/toasts';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { GuardedButton } from '@/ui/action/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { askFechas } from '@/ui/field/ask-fechas';
import { focusField, formKeys } from '@/ui/field/form-keys';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { Foot } from '@/ui/frame/foot';
import { useUnsavedWork } from '@/ui/leaving/unsaved-work';
import { useConfirm } from '@/ui/overlay/confirm';
import { focusMeaningless, pickersOf, settleFields } from '@/ui/picker/settle';
import { askBultos } from '../campos/ask-bultos';
import { MovimientoFields } from '../campos/movimiento-fields';
import {
  emptyMovimientoForm,
  movimientoCreateFormSchema,
  type MovimientoFormValues,
} from '../movimiento-form.schema';
import { useRecent, useRemitoSiguiente } from '../cola/remitos-usados';
import { EtiquetasDeGuardado } from '../etiquetas/etiquetas-de-guardado';
import { LABELS } from '../movimiento-labels';
import { CREATE_ERROR, type RemitoKind } from '../movimientos.queries';
import classes from '../campos/movimiento-form.module.css';
import { BorradorNotice, clientsText } from './borrador-notice';
import {
  movimientoQueue,
  savingText,
  useMovimientoQueue,
  type Refused,
} from '../cola/movimiento-queue';
import { RefusedNotice } from './refused-notice';
import { isBegun, useBorrador } from './use-borrador';

const NOT_REPEATED = {
  montoPagado: false,
  montoRendido: false,
  fletePagado: false,
  fleteRendido: false,
};

const NOTHING_CREATED = 'Todavía no agregaste ningún movimiento';

/** Shows a button's key in its tooltip, to screen readers, and on the button where there is room. */
const shortcut = (keys: string, ariaKeys: string) => ({
  title: ariaKeys.replace('Control', 'Ctrl'),
  'aria-keyshortcuts': ariaKeys,
  rightSection: (
    <Text span inherit fz="xs" fw={400} aria-hidden="true" className={classes.keys}>
      {keys}
    </Text>
  ),
});

type Field = keyof MovimientoFormValues;

/** `warned`: the remito number that printing was stopped for once: empty, or in use. */
const NO_FAULT: Pick<Refused, 'error' | 'warned'> = { error: null, warned: null };

export interface MovimientoCreateFormHandle {
  repeat: (values: MovimientoFormValues) => void;
  focus: () => void;
  isBegun: () => boolean;
}

interface Saved {
  id: number;
  remito: string;
}

interface MovimientoCreateFormProps {
  onCreated?: (id: number) => void;
  /** Called before the form shows something: a page that hides it must unhide it. */
  onShow?: () => void;
  ref?: Ref<MovimientoCreateFormHandle>;
}

export function MovimientoCreateForm({ onCreated, onShow = noop, ref }: MovimientoCreateFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema),
    defaultValues: emptyMovimientoForm(fechaInicial()),
    // Its delayed focus would interrupt a user who types on.
    shouldFocusError: false,
  });
  const borrador = useBorrador(form, useFollowedFecha(form, ['fecha']));
  const [{ error, warned }, setFault] = useState(NO_FAULT);
  const [saved, setSaved] = useState<Saved | null>(null);
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
  function show(change: () => void, ...focused: Field[]): boolean {
    flushSync(() => {
      onShow();
      change();
    });
    // The values may hold texts that still await their search.
    void settleFields(queryClient, form);
    return element.current !== null && focusField(element.current, focused);
  }

  function fill(values: MovimientoFormValues, fault = NO_FAULT, keepDefaultValues = true) {
    setFault(fault);
    form.reset(values, { keepDefaultValues });
  }

  /** The values become the form's defaults, so that it counts as untouched. */
  const restart = (values: Partial<MovimientoFormValues>, focused: Field) =>
    show(
      () => fill({ ...emptyMovimientoForm(fechaInicial()), ...values }, NO_FAULT, false),
      focused,
    );

  async function submit(remito?: RemitoKind) {
    // Pressed twice: the first press has already emptied the form.
    if (movimientoQueue.get().isBlocked && !isBegun(form)) return;
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
    if (!(await passes(fecha, askBultos(valid)))) return;
    const number = clean(valid.remitoNumero);
    if (remito && warned !== '' && number === '') {
      show(() => setFault({ error, warned: '' }), 'remitoNumero');
      return;
    }
    void movimientoQueue.send(queryClient, {
      values: valid,
      pickers: pickersOf(form),
      draft: borrador.handOver(valid),
      remito,
      warned,
      onCreated: (id) => void afterCreated(id, number),
      onRefused: takeBack,
    });
    restart({ fecha: valid.fecha, clienteOrigen: valid.clienteOrigen }, 'clienteDestino');
  }

  /** Spec sections 4 and 9: navigates after the queue's pause before its refetch, plus its own. */
  async function afterCreated(id: number | null, remito: string) {
    if (id) {
      onCreated?.(id);
      setSaved({ id, remito });
    }
    await pause(delays.beforeRefetch + delays.beforeNavigate);
    if (element.current) await navigate({ to: '/movimientos' });
  }

  function takeBack(one: Refused): boolean {
    const isOpen = element.current !== null;
    if (isOpen && !isBegun(form)) {
      reopen(one);
      return true;
    }
    onShow();
    // A failed call shows its own toast, which does not help a user who has left the screen.
    if (!one.error || !isOpen) {
      toasts.error(`No se agregó el movimiento${clientsText(one.values)}: quedó sin terminar`);
    }
    return false;
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
    show(() => fill(again), 'remitoNumero');
  }

  useImperativeHandle(ref, () => ({
    repeat,
    focus: () => show(noop, form.getValues('clienteOrigen') ? 'clienteDestino' : 'clienteOrigen'),
    isBegun: () => isBegun(form),
  }));

  const repeatLast = () => (last ? repeat(last) : toasts.warning(NOTHING_CREATED));

  const onKeyDown = formKeys([
    ['mod+Enter', () => void submit()],
    ['mod+shift+Enter', () => void submit('remito')],
    ['alt+R', repeatLast],
  ]);

  // Not on a touch screen, where the keyboard would cover the form.
  useEffect(() => {
    const isFine = window.matchMedia('(pointer: fine)').matches;
    if (isFine && element.current) focusField(element.current, ['clienteOrigen']);
  }, []);

  const [offer] = borrador.offers;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to
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
        restart({}, 'clienteOrigen');
      }}
    >
      {offer && (
        <BorradorNotice
          borrador={offer}
          onRecover={() => show(() => borrador.recover(offer), 'clienteOrigen')}
          onDiscard={() => show(() => borrador.discard(offer), 'clienteOrigen')}
        />
      )}
      <MovimientoFields form={form} warned={warned} />
      <SaveError
        error={error}
        fallback={CREATE_ERROR}
        unknown="No sabemos si se agregó: fijate en la lista antes de repetirlo."
      />
      <CreateFoot ref={save} saved={saved} onRepeat={repeatLast} onPrint={submit} />
      {dialog}
      {/* At the end, so that nothing being typed or clicked moves. */}
      {refused.map((one) => (
        <RefusedNotice
          key={one.id}
          refused={one}
          onReopen={() => reopen(one)}
          onDiscard={() => movimientoQueue.remove(one)}
        />
      ))}
    </form>
  );
}

interface CreateFootProps {
  saved: Saved | null;
  onRepeat: () => void;
  onPrint: (remito: RemitoKind) => Promise<void>;
  ref: Ref<HTMLButtonElement>;
}

function CreateFoot({ saved, onRepeat, onPrint, ref }: CreateFootProps) {
  const { waiting, isBlocked } = useMovimientoQueue();
  const [last] = useRecent();
  const saving = savingText(waiting.length);
  const blockedBy = isBlocked ? '' : null;
  return (
    <Foot>
      <GuardedButton
        variant="default"
        blockedBy={last ? null : NOTHING_CREATED}
        onClick={onRepeat}
        title="Alt+R"
        aria-keyshortcuts="Alt+R"
      >
        Repetir último
      </GuardedButton>
      <Button type="reset" variant="default">
        Limpiar campos
      </Button>
      <Text span inherit c="dimmed" fz="sm" role="status">
        {saving}
      </Text>
      {saved && !saving && <EtiquetasDeGuardado {...saved} />}
      <GuardedButton
        variant="light"
        blockedBy={blockedBy}
        leftSection={<IconPrinter size={18} />}
        onClick={() => void onPrint('remito-duplicado')}
      >
        Remito Duplicado
      </GuardedButton>
      <GuardedButton
        variant="light"
        blockedBy={blockedBy}
        leftSection={<IconPrinter size={18} />}
        onClick={() => void onPrint('remito')}
        {...shortcut('Ctrl ⇧ ↵', 'Control+Shift+Enter')}
      >
        Remito
      </GuardedButton>
      <GuardedButton
        ref={ref}
        type="submit"
        blockedBy={blockedBy}
        leftSection={<IconPlus size={18} />}
        {...shortcut('Ctrl ↵', 'Control+Enter')}
      >
        Agregar Movimiento
      </GuardedButton>
    </Foot>
  );
}
