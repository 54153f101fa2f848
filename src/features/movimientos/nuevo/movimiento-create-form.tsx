import { noop } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { SaveError } from '@/ui/feedback/states';
import { focusField, formKeys } from '@/ui/field/form-keys';
import { MovimientoFields } from '../campos/movimiento-fields';
import { movimientoQueue } from '../cola/movimiento-queue';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { CREATE_ERROR } from '../movimientos.queries';
import { BorradorNotice } from './borrador-notice';
import { CreateFoot } from './create-foot';
import { RefusedNotice } from './refused-notice';
import { isBegun } from './use-borrador';
import { useNuevoMovimiento } from './use-nuevo-movimiento';

export interface MovimientoCreateFormHandle {
  repeat: (values: MovimientoFormValues) => void;
  focus: () => void;
  isBegun: () => boolean;
}

interface MovimientoCreateFormProps {
  onCreated?: (id: number) => void;
  /** Called before a key or press shows something in the form: a page that hides it must unhide it. */
  onShow?: () => void;
  ref?: Ref<MovimientoCreateFormHandle>;
}

export function MovimientoCreateForm({ onCreated, onShow = noop, ref }: MovimientoCreateFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const nuevo = useNuevoMovimiento({ element, save, onCreated, onShow });
  const { form, fault, submit } = nuevo;

  useImperativeHandle(ref, () => ({
    repeat: nuevo.repeat,
    focus: () => nuevo.focusStart(),
    isBegun: () => isBegun(form),
  }));

  const onKeyDown = formKeys([
    ['mod+Enter', () => void submit()],
    ['mod+shift+Enter', () => void submit('remito')],
    ['alt+R', nuevo.repeatLast],
  ]);

  // Not on a touch screen, where the keyboard would cover the form.
  useEffect(() => {
    const isFine = window.matchMedia('(pointer: fine)').matches;
    if (isFine && element.current) focusField(element.current, ['clienteOrigen']);
  }, []);

  const [offer] = nuevo.offers;
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
        nuevo.clear();
      }}
    >
      {nuevo.refused.map((one) => (
        <RefusedNotice
          key={one.id}
          refused={one}
          onReopen={() => nuevo.reopen(one)}
          onDiscard={() => nuevo.focusStart(() => movimientoQueue.remove(one))}
        />
      ))}
      {offer && (
        <BorradorNotice
          borrador={offer}
          onRecover={() => nuevo.recover(offer)}
          onDiscard={() => nuevo.discard(offer)}
        />
      )}
      <MovimientoFields form={form} warned={fault.warned} />
      <SaveError
        error={fault.error}
        fallback={CREATE_ERROR}
        unknown="No sabemos si se agregó: fijate en la lista antes de repetirlo."
      />
      <CreateFoot ref={save} saved={nuevo.saved} onRepeat={nuevo.repeatLast} onPrint={submit} />
      {nuevo.dialog}
    </form>
  );
}
