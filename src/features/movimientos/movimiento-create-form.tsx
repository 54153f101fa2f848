import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Kbd, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { delays } from '@/lib/delays';
import { fechaInicial } from '@/lib/fecha-inicial';
import { invalidate } from '@/lib/query-client';
import { toasts } from '@/lib/toasts';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { focusField, formKeys } from '@/ui/forms/form-keys';
import { Foot } from '@/ui/layout/foot';
import { focusMeaningless, settleFields } from '@/ui/forms/settle';
import { useScreenKeys } from '@/ui/list/use-screen-keys';
import { useUnsavedWork } from '@/ui/overlay/unsaved-work';
import { BorradorNotice, clientsText } from './borrador-notice';
import { EtiquetasDeGuardado } from './imprimir-tildados';
import { MovimientoFields } from './movimiento-fields';
import classes from './movimiento-form.module.css';
import {
  emptyMovimientoForm,
  movimientoCreateFormSchema,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import { NEW_PICKERS } from './movimiento-pickers';
import { CREATE_ERROR, type RemitoKind } from './movimientos.queries';
import { RefusedNotice } from './refused-notice';
import { useCreated, useRemitoSiguiente } from './ultimos-movimientos';
import { isBegun, useBorrador, type Borrador } from './use-borrador';
import { useMovimientoQueue, type Refused } from './use-movimiento-queue';

const NOT_REPEATED = {
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
    <Text span inherit fz="xs" fw={400} aria-hidden="true" className={classes.keys}>
      {keys}
    </Text>
  ),
});

type Field = keyof MovimientoFormValues;

const HALF_TYPED = 'Hay un movimiento a medio cargar: agregalo o limpiá los campos';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a page can do with its form. */
export interface MovimientoCreateFormHandle {
  /** Fills an untouched form in for one more shipment like this. */
  repeat: (values: MovimientoFormValues) => void;
  /** Folds the form into a line, as the user is in the list, and keeps the element that has the focus in view. */
  fold: (focused: HTMLElement) => void;
}

interface MovimientoCreateFormProps {
  onCreated?: (id: number) => void;
  ref?: Ref<MovimientoCreateFormHandle>;
}

/** The form that creates a movement and optionally prints its remito (spec section 2, Movements). */
export function MovimientoCreateForm({ onCreated, ref }: MovimientoCreateFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema),
    defaultValues: emptyMovimientoForm(fechaInicial()),
    // Its timer would take the focus back from whoever types on.
    shouldFocusError: false,
  });
  const borrador = useBorrador(form);
  /** Why the movement in the form was refused. */
  const [error, setError] = useState<unknown>(null);
  /** Refused while another one was being typed. */
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /** The remito number that printing was stopped for once: empty, or in use. */
  const [warned, setWarned] = useState<string | null>(null);
  const [isFolded, setFolded] = useState(false);
  /** The last movement that was created. */
  const [saved, setSaved] = useState<{ id: number; remito: string } | null>(null);
  const queue = useMovimientoQueue({ onCreated: follow, onRefused: takeBack });
  const { waiting } = queue;
  const recent = [...waiting.map(({ values }) => values), ...useCreated()];
  const [last] = recent;
  const siguiente = useRemitoSiguiente(recent);
  // Leaving loses what is typed or refused; closing the tab also what waits.
  useUnsavedWork(
    (closesTab) => isBegun(form) || refused.length > 0 || (closesTab && waiting.length > 0),
    () => {
      borrador.discardOwn();
      for (const { forget } of refused) forget();
    },
  );

  function focus(...names: Field[]) {
    // A hidden field takes no focus.
    flushSync(() => setFolded(false));
    return element.current && focusField(element.current, names);
  }

  function fold(focused: HTMLElement) {
    if (isFolded) return;
    flushSync(() => setFolded(true));
    focused.scrollIntoView({ block: 'nearest' });
  }

  const unfold = () => focus(form.getValues('clienteOrigen') ? 'clienteDestino' : 'clienteOrigen');

  /** Shows other values and moves the focus in the same task, because the next key belongs to them. */
  function show(
    values: MovimientoFormValues,
    focused: Field,
    options?: { keepDefaultValues: boolean },
  ) {
    flushSync(() => {
      setError(null);
      setWarned(null);
      form.reset(values, options);
    });
    settleTexts();
    focus(focused);
  }

  /** The values may come with texts whose search has not answered yet. */
  const settleTexts = () => void settleFields(queryClient, form, NEW_PICKERS);

  const restart = (values: Partial<MovimientoFormValues>, focused: Field) =>
    show({ ...emptyMovimientoForm(fechaInicial()), ...values }, focused);

  /** Hands the movement over to the queue and begins the next one. */
  async function submit(remito?: RemitoKind) {
    // The same key twice.
    if (queue.isBlocked() && !isBegun(form)) return;
    let valid = null as MovimientoFormValues | null;
    await form.handleSubmit(
      (values) => {
        valid = values;
      },
      (errors) => focus(...(Object.keys(errors) as Field[])),
    )();
    if (!valid || focusMeaningless(element.current, valid)) return;
    if (remito && warned !== '' && valid.remitoNumero.trim() === '') {
      flushSync(() => setWarned(''));
      focus('remitoNumero');
      return;
    }
    void queue.send({ values: valid, forget: borrador.handOver(valid), remito, warned });
    restart({ fecha: valid.fecha, clienteOrigen: valid.clienteOrigen }, 'clienteDestino');
  }

  /** Spec sections 4 and 9: the list refetches after 300 ms, and the app navigates 200 ms later. */
  async function follow(id: number | null, { remitoNumero }: MovimientoFormValues) {
    if (id) {
      onCreated?.(id);
      setSaved({ id, remito: remitoNumero.trim() });
    }
    await pause(delays.beforeRefetch);
    // Not awaited: a slow list must not hold up the next save.
    void invalidate(queryClient);
    await pause(delays.beforeNavigate);
    // Don't navigate if the user has already left.
    if (element.current) await navigate({ to: '/movimientos' });
  }

  /** Shows a refused movement again, unless another one is being typed. */
  function takeBack(one: Refused) {
    if (element.current && !isBegun(form)) {
      reopen(one);
      return;
    }
    setRefused((all) => [...all, one]);
    setFolded(false);
    // A failed call has its toast. Once the user has left, the draft is offered on the way back.
    if (one.error && element.current) return;
    toasts.error(`No se agregó el movimiento${clientsText(one.values)}: quedó sin terminar`);
  }

  function reopen(one: Refused) {
    if (isBegun(form)) {
      toasts.warning(HALF_TYPED);
      return;
    }
    remove(one);
    flushSync(() => {
      setError(one.error);
      setWarned(one.warned);
      form.reset(one.values, { keepDefaultValues: true });
    });
    if (!focus(...one.fields)) save.current?.focus();
  }

  function remove(one: Refused) {
    one.forget();
    setRefused((all) => all.filter((other) => other !== one));
  }

  function repeat(values: MovimientoFormValues) {
    if (isBegun(form)) {
      toasts.warning(HALF_TYPED);
      return;
    }
    const fecha = form.getValues('fecha');
    const again = { ...values, ...NOT_REPEATED, fecha, remitoNumero: siguiente ?? '' };
    show(again, 'remitoNumero', { keepDefaultValues: true });
  }
  useImperativeHandle(ref, () => ({ repeat, fold }));
  useScreenKeys(['N'], unfold);

  const repeatLast = () => (last ? repeat(last) : toasts.warning(NOTHING_CREATED));

  const onKeyDown = formKeys([
    ['mod+Enter', () => void submit()],
    ['mod+shift+Enter', () => void submit('remito')],
    ['alt+R', repeatLast],
  ]);

  // Not on a touch screen, where the keyboard would cover the screen.
  useEffect(() => {
    const isFine = window.matchMedia('(pointer: fine)').matches;
    if (isFine && element.current) focusField(element.current, ['clienteOrigen']);
  }, []);

  function recover(offer: Borrador) {
    flushSync(() => borrador.recover(offer));
    settleTexts();
    focus('clienteOrigen');
  }

  function discard(offer: Borrador) {
    flushSync(() => borrador.discard(offer));
    focus('clienteOrigen');
  }

  const [offer] = borrador.offers;
  const blockedBy = queue.blocked ? '' : null;
  const saving =
    waiting.length > 1
      ? `Guardando ${waiting.length} movimientos…`
      : waiting.length === 1 && 'Guardando…';
  const note = saving || (isBegun(form) && 'A medio cargar');
  return (
    <>
      {isFolded && (
        <Button
          classNames={{ label: classes.folded }}
          h="auto"
          py="xs"
          variant="light"
          size="xs"
          fullWidth
          justify="flex-start"
          leftSection={<IconPlus size={16} />}
          rightSection={
            <Kbd size="xs" aria-hidden>
              N
            </Kbd>
          }
          aria-expanded={false}
          aria-controls={id}
          aria-keyshortcuts="N"
          onClick={unfold}
        >
          Nuevo movimiento
          {note && <Text span inherit c="dimmed" fz="sm">{`\u00a0· ${note}`}</Text>}
        </Button>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        ref={element}
        id={id}
        hidden={isFolded}
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
            onRecover={() => recover(offer)}
            onDiscard={() => discard(offer)}
          />
        )}
        <MovimientoFields form={form} recent={recent} warned={warned} />
        <SaveError error={error} fallback={CREATE_ERROR} />
        <Foot>
          <GuardedButton
            variant="default"
            blockedBy={last ? null : NOTHING_CREATED}
            onClick={repeatLast}
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
          {saved && !saving && <EtiquetasDeGuardado opened retries {...saved} />}
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
            ref={save}
            type="submit"
            blockedBy={blockedBy}
            leftSection={<IconPlus size={18} />}
            {...shortcut('Ctrl ↵', 'Control+Enter')}
          >
            Agregar Movimiento
          </GuardedButton>
        </Foot>
        {/* Below, where nothing moves that is being typed or clicked. */}
        {refused.map((one) => (
          <RefusedNotice
            key={one.id}
            refused={one}
            onReopen={() => reopen(one)}
            onDiscard={() => remove(one)}
          />
        ))}
      </form>
    </>
  );
}
