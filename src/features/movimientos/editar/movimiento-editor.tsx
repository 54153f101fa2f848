import { Button, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { TARIFAS_ERROR, type Tarifas } from '@/features/servicios';
import { toasts } from '@/lib/page/toasts';
import { openPrintJob } from '@/lib/print/window';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { DetailState, type Arrival } from '@/ui/entity/detail-state';
import { editResolver } from '@/ui/entity/edit-resolver';
import { useSaveForm } from '@/ui/entity/use-save-form';
import { QueryState, SaveError } from '@/ui/feedback/states';
import { formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { useConfirm } from '@/ui/overlay/confirm';
import { rememberEdit } from '@/ui/undo/undo';
import { askBultos } from '../campos/ask-bultos';
import { MovimientoFields } from '../campos/movimiento-fields';
import {
  movimientoEditFormSchema,
  settleEdit,
  toMovimientoForm,
  type MovimientoFormValues,
} from '../movimiento-form.schema';
import { printStored } from '../imprimir/print-remito';
import { LABELS, ladoACargo, numeroOf } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import {
  movimientosMutations,
  movimientosQueries,
  readMovimiento,
  type RemitoKind,
} from '../movimientos.queries';
import { mergeMovimiento } from './merge-movimiento';
import { useOpenedTarifas } from './use-opened-tarifas';
import { undoRules } from './undo-movimiento';

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
  const { tarifas, query } = useOpenedTarifas();
  if (!tarifas) {
    return (
      <QueryState queries={[query]} error={TARIFAS_ERROR}>
        <Text role="status">Cargando...</Text>
      </QueryState>
    );
  }
  return (
    <DetailState query={movimientosQueries.detail(id)} notFound="Movimiento no encontrado">
      {(movimiento, arrival) => (
        <Editor key={id} {...editor} movimiento={movimiento} arrival={arrival} tarifas={tarifas} />
      )}
    </DetailState>
  );
}

type EditorProps = Omit<MovimientoEditorProps, 'id'> & {
  movimiento: Movimiento;
  arrival: Arrival<Movimiento> | undefined;
  tarifas: Tarifas;
};

function Editor({
  movimiento,
  arrival,
  tarifas,
  closeLabel,
  errorText,
  onClose,
  onSaved,
}: EditorProps) {
  const printGuard = useSubmitGuard();
  const update = useMutation(movimientosMutations.update(movimiento.id, errorText));
  const toForm = useCallback((record: Movimiento) => toMovimientoForm(record, tarifas), [tarifas]);
  const stored = useMemo(() => toForm(movimiento), [toForm, movimiento]);
  const form = useForm<MovimientoFormValues>({
    resolver: editResolver(movimientoEditFormSchema(tarifas), stored, settleEdit(tarifas)),
    defaultValues: stored,
  });
  const { isDirty } = useFormState({ control: form.control });
  const { ask, dialog: question } = useConfirm();
  const read = (signal?: AbortSignal) => readMovimiento(movimiento.id, signal);
  const { save, button, dialog } = useSaveForm({
    form,
    editing: {
      toForm,
      labels: LABELS,
      merge: mergeMovimiento(tarifas),
      show: showFleteACargo,
      record: movimiento,
      arrival,
      read,
    },
    async confirm(values) {
      const asked = askBultos(values, tarifas, stored);
      return !asked || (await ask(asked, () => true)) === true;
    },
    async onSubmit(edit) {
      await update.mutateAsync({ stored: movimiento, ...edit, tarifas });
      const name = numeroOf(movimiento);
      rememberEdit(edit, read, undoRules(tarifas), {
        entity: 'movimientos',
        id: movimiento.id,
        name,
        text: `Movimiento actualizado: ${name}`,
        error: errorText,
      });
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
        <MovimientoFields form={form} tarifas={tarifas} editing={movimiento} />
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
