import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { inTurn } from '@/lib/cache/write-record';
import { GuardedButton } from '@/ui/action/guarded-button';
import { Detail } from '@/ui/entity/detail';
import { editResolver } from '@/ui/entity/edit-resolver';
import { useSaveForm } from '@/ui/entity/use-save-form';
import { SaveError } from '@/ui/feedback/states';
import { FieldSet } from '@/ui/field/field-set';
import { formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { useConfirm } from '@/ui/overlay/confirm';
import { askBultos } from '../campos/ask-bultos';
import { MovimientoFields } from '../campos/movimiento-fields';
import {
  movimientoEditFormSchema,
  settleEdit,
  toMovimientoForm,
  type MovimientoFormValues,
} from '../movimiento-form.schema';
import { LABELS, ladoACargo } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries, readMovimiento, scopeOfMovimiento } from '../movimientos.queries';
import { ImprimirGuardado } from './imprimir-guardado';
import { mergeMovimiento, toTheirForm } from './merge-movimiento';
import { rememberEdited, saveMovimiento } from './save-movimiento';

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
  return (
    <Detail query={movimientosQueries.detail(id)} notFound="Movimiento no encontrado">
      {(movimiento, isCopy) => <Editor {...editor} movimiento={movimiento} isCopy={isCopy} />}
    </Detail>
  );
}

type EditorProps = Omit<MovimientoEditorProps, 'id'> & {
  movimiento: Movimiento;
  isCopy: boolean;
};

function Editor({ movimiento, isCopy, closeLabel, errorText, onClose, onSaved }: EditorProps) {
  const client = useQueryClient();
  const update = useMutation(saveMovimiento(movimiento.id, errorText));
  const stored = useMemo(() => toMovimientoForm(movimiento), [movimiento]);
  const form = useForm<MovimientoFormValues>({
    resolver: editResolver(movimientoEditFormSchema, stored, settleEdit),
    defaultValues: stored,
  });
  const { isDirty } = useFormState({ control: form.control });
  const { ask, dialog: question } = useConfirm();
  const { save, props, button, locked, dialog } = useSaveForm({
    form,
    editing: {
      toForm: toTheirForm,
      labels: LABELS,
      merge: mergeMovimiento,
      show: showFleteACargo,
      record: movimiento,
      isCopy,
      read: (signal) =>
        inTurn(client, [scopeOfMovimiento(movimiento.id)], () =>
          readMovimiento(movimiento.id, signal),
        ),
    },
    async confirm(values) {
      const asked = askBultos(values, stored);
      return !asked || (await ask(asked, () => true)) === true;
    },
    async onSubmit(edit) {
      rememberEdited(edit, await update.mutateAsync({ stored: movimiento, ...edit }), errorText);
    },
    onSaved,
  });

  const onKeyDown = formKeys([['mod+Enter', () => void save()]]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        aria-label="Editar movimiento"
        {...props}
        onKeyDown={onKeyDown}
        onReset={(event) => {
          event.preventDefault();
          form.reset(stored);
        }}
      >
        <ImprimirGuardado movimiento={movimiento} isDirty={isDirty} />
        <FieldSet locked={locked}>
          <MovimientoFields form={form} editing={movimiento} />
        </FieldSet>
        <SaveError error={update.error} fallback={errorText} />
        <Foot>
          <Button type="reset" variant="subtle" color="gray">
            Restablecer valores
          </Button>
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
