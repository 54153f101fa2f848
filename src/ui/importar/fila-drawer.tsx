import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, type DrawerProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { Drawer } from '@/ui/overlay/overlay';
import { settleForm } from '@/ui/picker/settle';
import { changesOf, type Fila } from './fila';

interface FilaFormProps<Values extends FieldValues> {
  fila: Fila<Values>;
  /** The form's own rules and fields. */
  schema: z.ZodMiniType<Values, Values>;
  fields: (form: UseFormReturn<Values>) => ReactNode;
  onSave: (n: number, changes: Record<string, unknown>) => void;
  onClose: () => void;
}

/** A row in the form of its record. It is kept with the planilla, and sent with it. */
function FilaForm<Values extends FieldValues>({
  fila,
  schema,
  fields,
  onSave,
  onClose,
}: FilaFormProps<Values>) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: fila.values as DefaultValues<Values>,
  });
  const leaveSaved = useUnsavedForm(form);

  async function save() {
    if (!(await settleForm(queryClient, form))) return;
    await form.handleSubmit((values) =>
      leaveSaved(() => onSave(fila.id, changesOf(values, fila))),
    )();
  }

  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
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
        {fields(form)}
        <Foot>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Guardar fila</Button>
        </Foot>
      </form>
    </FormProvider>
  );
}

interface FilaDrawerProps<Values extends FieldValues> extends Omit<FilaFormProps<Values>, 'fila'> {
  fila: Fila<Values> | null;
  size?: DrawerProps['size'];
}

export const FilaDrawer = <Values extends FieldValues>({
  fila,
  size = 'md',
  onClose,
  ...form
}: FilaDrawerProps<Values>) => (
  <FormOverlay onClose={onClose}>
    {(overlay) => (
      <Drawer
        {...overlay}
        opened={fila !== null}
        position="right"
        size={size}
        title={`Fila ${fila?.id ?? ''}`}
      >
        {fila && <FilaForm {...form} key={fila.id} fila={fila} onClose={overlay.onClose} />}
      </Drawer>
    )}
  </FormOverlay>
);
