import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/guarded-button';
import { isSettled } from '@/ui/is-settled';
import { SaveError } from '@/ui/states';
import { useUnsavedForm } from '@/ui/unsaved-work';
import { MovimientoFields } from './movimiento-fields';
import classes from './movimiento-form.module.css';
import {
  movimientoEditFormSchema,
  toMovimientoForm,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';
import { movimientosMutations } from './movimientos.queries';

interface MovimientoEditorProps {
  movimiento: Movimiento;
  /** `Volver` on its page, `Cerrar` in a dialog or drawer. */
  closeLabel: string;
  /** What is told where a save fails and the server says nothing better. */
  errorText: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits one movement, wherever it is hosted. */
export function MovimientoEditor({
  movimiento,
  closeLabel,
  errorText,
  onClose,
  onSaved,
}: MovimientoEditorProps) {
  const guard = useSubmitGuard();
  const update = useMutation(movimientosMutations.update(movimiento, errorText));
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoEditFormSchema),
    defaultValues: toMovimientoForm(movimiento),
  });
  const { leaveSaved } = useUnsavedForm(form.control);

  const submit = form.handleSubmit((values) =>
    guard.run(() =>
      update.mutateAsync(values).then(
        () => leaveSaved(onSaved),
        () => undefined,
      ),
    ),
  );

  return (
    <form
      aria-label="Editar movimiento"
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        event.preventDefault();
        if (isSettled(event.currentTarget)) void submit();
      }}
    >
      <MovimientoFields
        form={form}
        editing={{
          roundedSeguro: !Number.isInteger(movimiento.seguro),
          roundedRedespacho: !Number.isInteger(movimiento.redespacho),
        }}
      />
      <SaveError error={update.error} fallback={errorText} />
      <div className={classes.actions}>
        <GuardedButton
          type="submit"
          loading={update.isPending}
          blockedBy={guard.blocked ? '' : null}
        >
          Guardar Cambios
        </GuardedButton>
        <Button variant="default" onClick={onClose}>
          {closeLabel}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          className={classes.last}
          onClick={() => form.reset(toMovimientoForm(movimiento))}
        >
          Restablecer valores
        </Button>
      </div>
    </form>
  );
}
