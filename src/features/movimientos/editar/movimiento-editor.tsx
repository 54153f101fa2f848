import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-hook-form';
import { TARIFAS_ERROR, type Tarifas } from '@/features/servicios';
import { inTurn } from '@/lib/cache/write-record';
import { GuardedButton } from '@/ui/action/guarded-button';
import { Detail } from '@/ui/entity/detail';
import { editResolver } from '@/ui/entity/edit-resolver';
import { useSaveForm } from '@/ui/entity/use-save-form';
import { QueryState, SaveError } from '@/ui/feedback/states';
import { askFechas } from '@/ui/field/ask-fechas';
import { FieldSet } from '@/ui/field/field-set';
import { focusField, formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { useConfirm } from '@/ui/overlay/confirm';
import { askBultos } from '../campos/ask-bultos';
import { MovimientoFields } from '../campos/movimiento-fields';
import { ResetButton } from '../campos/reset-button';
import { toMovimientoForm } from '../movimiento-form';
import {
  movimientoEditFormSchema,
  settleEdit,
  type MovimientoFormValues,
} from '../movimiento-form.schema';
import { LABELS, ladoACargo } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries, readMovimiento, scopeOfMovimiento } from '../movimientos.queries';
import { ImprimirGuardado } from './imprimir-guardado';
import { mergeMovimiento } from './merge-movimiento';
import { rememberEdited, saveMovimiento } from './save-movimiento';
import { useOpenedTarifas } from './use-opened-tarifas';

interface MovimientoEditorProps {
  id: number;
  closeLabel: string;
  errorText: string;
  onClose: () => void;
  onSaved: () => void;
}

const showFleteACargo = (name: keyof MovimientoFormValues, value: unknown) =>
  name === 'fleteACargo' ? ladoACargo({ fleteACargoCliente: value === 'origen' }) : undefined;

export function MovimientoEditor({ id, ...editor }: MovimientoEditorProps) {
  const { tarifas, query } = useOpenedTarifas();
  return (
    <>
      {!tarifas && (
        <QueryState queries={[query]} error={TARIFAS_ERROR}>
          {null}
        </QueryState>
      )}
      <Detail query={movimientosQueries.detail(id)} notFound="Movimiento no encontrado">
        {(movimiento, isCopy) => (
          <Editor
            {...editor}
            movimiento={movimiento}
            // Its amounts cannot be told from typed ones before the tariffs have come.
            isCopy={isCopy || !tarifas}
            tarifas={tarifas}
          />
        )}
      </Detail>
    </>
  );
}

type EditorProps = Omit<MovimientoEditorProps, 'id'> & {
  movimiento: Movimiento;
  isCopy: boolean;
  tarifas: Tarifas | undefined;
};

function Editor({
  movimiento,
  isCopy,
  tarifas,
  closeLabel,
  errorText,
  onClose,
  onSaved,
}: EditorProps) {
  const client = useQueryClient();
  const update = useMutation(saveMovimiento(movimiento.id, errorText, tarifas));
  const toForm = useCallback((record: Movimiento) => toMovimientoForm(record, tarifas), [tarifas]);
  const stored = useMemo(() => toForm(movimiento), [toForm, movimiento]);
  const form = useForm<MovimientoFormValues>({
    resolver: editResolver(movimientoEditFormSchema(tarifas), stored, settleEdit(tarifas)),
    defaultValues: stored,
  });
  const { isDirty } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  /** What Restablecer valores took out of the form. */
  const [discarded, setDiscarded] = useState<{
    base: unknown;
    values: MovimientoFormValues;
  } | null>(null);
  const { passes, dialog: question } = useConfirm();
  const { save, props, button, locked, dialog } = useSaveForm({
    form,
    editing: {
      toForm,
      labels: LABELS,
      merge: mergeMovimiento(tarifas),
      show: showFleteACargo,
      record: movimiento,
      isCopy,
      read: (signal) =>
        inTurn(client, [scopeOfMovimiento(movimiento.id)], () =>
          readMovimiento(movimiento.id, signal),
        ),
    },
    confirm: (values) =>
      passes(
        askFechas('operacion', [LABELS.fecha, values.fecha, stored.fecha]),
        askBultos(values, tarifas, stored),
      ),
    async onSubmit(edit) {
      rememberEdited(edit, await update.mutateAsync({ stored: movimiento, ...edit }), errorText);
    },
    onSaved,
  });

  /** With their base, or other people's changes since would count as typed. */
  function undo() {
    if (!discarded || !element.current) return;
    flushSync(() => {
      form.reset(discarded.base as MovimientoFormValues);
      form.reset(discarded.values, { keepDefaultValues: true });
      setDiscarded(null);
    });
    focusField(element.current, ['remitoNumero']);
  }

  const onKeyDown = formKeys([['mod+Enter', () => void save()]]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        ref={element}
        aria-label="Editar movimiento"
        {...props}
        onKeyDown={onKeyDown}
        onReset={(event) => {
          event.preventDefault();
          const { defaultValues } = form.formState;
          if (isDirty) setDiscarded({ base: defaultValues, values: form.getValues() });
          form.reset(stored);
        }}
      >
        <ImprimirGuardado movimiento={movimiento} isDirty={isDirty} />
        <FieldSet locked={locked}>
          <MovimientoFields form={form} tarifas={tarifas} editing={movimiento} />
        </FieldSet>
        <SaveError error={update.error} fallback={errorText} />
        <Foot>
          <ResetButton variant="subtle" color="gray" onUndo={discarded && !locked ? undo : null}>
            Restablecer valores
          </ResetButton>
          <Button variant="default" onClick={onClose}>
            {closeLabel}
          </Button>
          <GuardedButton
            type="submit"
            {...button}
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
          >
            Guardar Cambios
          </GuardedButton>
        </Foot>
      </form>
      {dialog}
      {question}
    </>
  );
}
