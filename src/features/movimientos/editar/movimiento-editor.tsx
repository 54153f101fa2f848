import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { inTurn } from '@/lib/cache/write-record';
import { toasts } from '@/lib/page/toasts';
import { openPrintJob } from '@/lib/print/window';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { DetailState, type Arrival } from '@/ui/entity/detail-state';
import { editResolver } from '@/ui/entity/edit-resolver';
import { useSaveForm } from '@/ui/entity/use-save-form';
import { SaveError } from '@/ui/feedback/states';
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
import { printStored } from '../imprimir/print-remito';
import { LABELS, ladoACargo } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import {
  movimientosQueries,
  readMovimiento,
  scopeOfMovimiento,
  type RemitoKind,
} from '../movimientos.queries';
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

const PRINTS = [
  { kind: 'remito', label: 'Imprimir remito' },
  { kind: 'remito-duplicado', label: 'Imprimir duplicado' },
] as const;

export function MovimientoEditor({ id, ...editor }: MovimientoEditorProps) {
  return (
    <DetailState query={movimientosQueries.detail(id)} notFound="Movimiento no encontrado">
      {(movimiento, arrival) => (
        <Editor key={id} {...editor} movimiento={movimiento} arrival={arrival} />
      )}
    </DetailState>
  );
}

type EditorProps = Omit<MovimientoEditorProps, 'id'> & {
  movimiento: Movimiento;
  arrival: Arrival<Movimiento> | undefined;
};

function Editor({ movimiento, arrival, closeLabel, errorText, onClose, onSaved }: EditorProps) {
  const printGuard = useSubmitGuard();
  const client = useQueryClient();
  const update = useMutation(saveMovimiento(movimiento.id, errorText));
  const stored = useMemo(() => toMovimientoForm(movimiento), [movimiento]);
  const form = useForm<MovimientoFormValues>({
    resolver: editResolver(movimientoEditFormSchema, stored, settleEdit),
    defaultValues: stored,
  });
  const { isDirty } = useFormState({ control: form.control });
  const { ask, dialog: question } = useConfirm();
  const { save, button, dialog } = useSaveForm({
    form,
    editing: {
      toForm: toTheirForm,
      labels: LABELS,
      merge: mergeMovimiento,
      show: showFleteACargo,
      record: movimiento,
      arrival,
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

  function print(kind: RemitoKind) {
    if (isDirty) {
      toasts.warning('Guardá los cambios antes de imprimir');
      return;
    }
    void printGuard.run(() => printStored(openPrintJob(), kind, movimiento));
  }

  const onKeyDown = formKeys([['mod+Enter', () => void save()]]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        aria-label="Editar movimiento"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.stopPropagation();
          event.preventDefault();
          void save();
        }}
        onReset={(event) => {
          event.preventDefault();
          form.reset(stored);
        }}
      >
        <Group gap="xs" justify="flex-end" mb="xs">
          {PRINTS.map(({ kind, label }) => (
            <GuardedButton
              key={kind}
              variant="default"
              size="xs"
              leftSection={<IconPrinter size={16} />}
              blockedBy={printGuard.blocked ? '' : null}
              onClick={() => print(kind)}
            >
              {label}
            </GuardedButton>
          ))}
        </Group>
        <MovimientoFields form={form} editing={movimiento} />
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
