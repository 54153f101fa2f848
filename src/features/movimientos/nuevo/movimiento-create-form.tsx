import { Button } from '@mantine/core';
import { noop } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { TARIFAS_ERROR, useTarifas } from '@/features/servicios';
import { LoadError } from '@/ui/feedback/states';
import { focusField, formKeys } from '@/ui/field/form-keys';
import { MovimientoFields } from '../campos/movimiento-fields';
import { movimientoQueue } from '../cola/movimiento-queue';
import { toNewMovimientoForm } from '../movimiento-form';
import type { Movimiento } from '../movimiento.schema';
import { BorradorNotice } from './borrador-notice';
import { CreateFoot } from './create-foot';
import { RefusedNotice } from './refused-notice';
import { isBegun } from './use-borrador';
import { useNuevoMovimiento } from './use-nuevo-movimiento';

export interface MovimientoCreateFormHandle {
  duplicate: (row: Movimiento) => void;
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
  const { tarifas, query: tarifasQuery } = useTarifas();
  const nuevo = useNuevoMovimiento(tarifas, onShow, onCreated);
  const { element, form, submit } = nuevo;

  useImperativeHandle(ref, () => ({
    duplicate: (row) => nuevo.repeat(toNewMovimientoForm(row, tarifas)),
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
  }, [element]);

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
      {nuevo.returned && <RefusedNotice refused={nuevo.returned} />}
      {nuevo.refused.map((one) => (
        <RefusedNotice key={one.id} refused={one}>
          <Button
            size="xs"
            variant="default"
            h="auto"
            py={6}
            styles={{ label: { whiteSpace: 'normal' } }}
            onClick={() => nuevo.reopen(one)}
          >
            Volver a este movimiento
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() => nuevo.focusStart(() => movimientoQueue.remove(one))}
          >
            Descartar
          </Button>
        </RefusedNotice>
      ))}
      {offer && (
        <BorradorNotice
          borrador={offer}
          onRecover={() => nuevo.recover(offer)}
          onDiscard={() => nuevo.discard(offer)}
        />
      )}
      {!tarifas && tarifasQuery.isError && (
        <LoadError
          error={tarifasQuery.error}
          fallback={TARIFAS_ERROR}
          onRetry={() => void tarifasQuery.refetch()}
        />
      )}
      <MovimientoFields form={form} tarifas={tarifas} warned={nuevo.warned} />
      <CreateFoot
        ref={nuevo.save}
        saved={nuevo.saved}
        onRepeat={nuevo.repeatLast}
        onUndo={nuevo.undoClear}
        onPrint={submit}
      />
      {nuevo.dialog}
    </form>
  );
}
