import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { openPrintJob } from '@/lib/printing';
import { useSubmitGuard } from '@/lib/submit-guard';
import { toasts } from '@/lib/toasts';
import { useEditMerge, type MergeRules } from '@/ui/forms/edit-conflict';
import { formKeys } from '@/ui/forms/form-keys';
import { Foot } from '@/ui/layout/foot';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { settleForm } from '@/ui/forms/settle';
import { useReadAhead } from '@/ui/forms/use-read-ahead';
import { useUnsavedForm } from '@/ui/forms/use-unsaved-form';
import { mergeMovimiento, toTheirForm, withComputed } from './merge-movimiento';
import { MovimientoFields } from './movimiento-fields';
import {
  movimientoEditFormSchema,
  toMovimientoForm,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import { LABELS } from './movimiento-labels';
import { EDIT_PICKERS } from './movimiento-pickers';
import type { Movimiento } from './movimiento.schema';
import { movimientosMutations, readMovimiento, type RemitoKind } from './movimientos.queries';
import { printStored } from './print-remito';
import { writeAmounts } from './use-auto-amounts';

interface MovimientoEditorProps {
  movimiento: Movimiento;
  /** `Volver` on its page, `Cerrar` in a dialog or drawer. */
  closeLabel: string;
  /** The spec's text for a failed save without a message from the server. */
  errorText: string;
  onClose: () => void;
  onSaved: () => void;
}

const MERGING: MergeRules<MovimientoFormValues> = {
  labels: { ...LABELS, fleteManual: LABELS.flete, comisionManual: LABELS.contrareembolso },
  show: (name, value) => {
    if (name !== 'fleteACargo') return undefined;
    return value === 'origen' ? 'Origen' : 'Destino';
  },
};

const PRINTS = [
  { kind: 'remito', label: 'Imprimir remito' },
  { kind: 'remito-duplicado', label: 'Imprimir duplicado' },
] as const;

/** The form that edits and prints a movement, for its page and drawers. */
export function MovimientoEditor({
  movimiento,
  closeLabel,
  errorText,
  onClose,
  onSaved,
}: MovimientoEditorProps) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const printGuard = useSubmitGuard();
  const update = useMutation(movimientosMutations.update(movimiento.id, errorText));
  const [base, setBase] = useState(() => toMovimientoForm(movimiento));
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoEditFormSchema),
    defaultValues: base,
  });
  const { merge, isMerging, dialog } = useEditMerge(MERGING);
  const again = useReadAhead((signal) => readMovimiento(movimiento.id, signal));
  const leaveSaved = useUnsavedForm(form, { isMerging });

  const isSaving = useRef(false);

  /** During the second after a failed save a key waits for its end. */
  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    await guard.released();
    if (await settleForm(queryClient, form, EDIT_PICKERS)) {
      writeAmounts(form);
      await submit();
    }
    isSaving.current = false;
  }

  const submit = form.handleSubmit((mine) =>
    guard.run(async () => {
      let stored = movimiento;
      const edit = await merge({
        base,
        mine,
        async read(signal) {
          stored = await again.read(signal);
          return toTheirForm(stored, base);
        },
        merge: mergeMovimiento,
      });
      if (!edit) return;
      await update.mutateAsync({ values: withComputed(edit.values, mine), stored }).then(
        () => leaveSaved(onSaved),
        () => undefined,
      );
    }),
  );

  function restore() {
    const values = toMovimientoForm(movimiento);
    setBase(values);
    form.reset(values);
  }

  function print(kind: RemitoKind) {
    // The server prints what is stored.
    if (!deepEqual(form.getValues(), form.formState.defaultValues)) {
      toasts.warning('Guardá los cambios antes de imprimir');
      return;
    }
    void printGuard.run(() => printStored(openPrintJob(), kind, movimiento));
  }

  const onKeyDown = formKeys([['mod+Enter', () => void save()]]);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        aria-label="Editar movimiento"
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Control') again.ahead();
          onKeyDown(event);
        }}
        onSubmit={(event) => {
          event.stopPropagation();
          event.preventDefault();
          void save();
        }}
        onReset={(event) => {
          event.preventDefault();
          restore();
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
        <MovimientoFields
          form={form}
          editing={{
            roundedSeguro: !Number.isInteger(movimiento.seguro),
            roundedRedespacho: !Number.isInteger(movimiento.redespacho),
          }}
        />
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
            loading={form.formState.isSubmitting}
            blockedBy={guard.blocked ? '' : null}
            onPointerEnter={again.ahead}
            onFocus={again.ahead}
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
          >
            Guardar Cambios
          </GuardedButton>
        </Foot>
      </form>
      {dialog}
    </>
  );
}
