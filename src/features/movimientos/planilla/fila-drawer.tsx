import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { changesOf } from '@/ui/importar/fila';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { Drawer } from '@/ui/overlay/overlay';
import { settleForm } from '@/ui/picker/settle';
import { MovimientoFields } from '../campos/movimiento-fields';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import type { FilaMovimiento } from './check-movimientos';

interface FilaFormProps {
  fila: FilaMovimiento;
  onSave: (changes: Record<string, unknown>) => void;
  onClose: () => void;
}

/** A row in the form's own fields. It is kept with the planilla, and sent with it. */
function FilaForm({ fila, onSave, onClose }: FilaFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema),
    defaultValues: fila.values,
  });
  const leaveSaved = useUnsavedForm(form);

  async function save() {
    if (!(await settleForm(queryClient, form))) return;
    await form.handleSubmit((values) => leaveSaved(() => onSave(changesOf(values, fila))))();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to
    <form
      noValidate
      aria-label={`Fila ${fila.id}`}
      onKeyDown={formKeys([['mod+Enter', () => void save()]])}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <MovimientoFields form={form} />
      <Foot>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit">Guardar fila</Button>
      </Foot>
    </form>
  );
}

interface FilaDrawerProps {
  fila: FilaMovimiento | null;
  onSave: FilaFormProps['onSave'];
  onClose: () => void;
}

export const FilaDrawer = ({ fila, onSave, onClose }: FilaDrawerProps) => (
  <FormOverlay onClose={onClose}>
    {(overlay) => (
      <Drawer
        {...overlay}
        opened={fila !== null}
        position="right"
        size="xl"
        title={`Fila ${fila?.id ?? ''}`}
      >
        {fila && <FilaForm key={fila.id} fila={fila} onSave={onSave} onClose={overlay.onClose} />}
      </Drawer>
    )}
  </FormOverlay>
);
