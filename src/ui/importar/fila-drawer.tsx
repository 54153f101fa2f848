import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, type DrawerProps } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSaveForm } from '@/ui/entity/use-save-form';
import { formKeys } from '@/ui/field/form-keys';
import { Foot } from '@/ui/frame/foot';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { Drawer } from '@/ui/overlay/overlay';
import { changesOf, type Fila } from './fila';
import type { Marks } from './kept';

interface FilaFormProps<Values extends FieldValues> {
  fila: Fila<Values>;
  /** The record's own form: its rules and fields. */
  schema: z.ZodMiniType<Values, Values>;
  fields: (form: UseFormReturn<Values>) => ReactNode;
  onSave: (mark: Marks) => void;
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
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: fila.values as DefaultValues<Values>,
  });
  // What the row lacks is marked before anyone looks for it.
  useEffect(() => void form.trigger(), [form]);
  const { save, props } = useSaveForm({
    form,
    onSubmit: ({ values }) => Promise.resolve(values),
    onSaved(values) {
      const changes = changesOf(values, fila);
      // What the server refused is not what the row says now.
      const isNew = fila.mark.state === 'failed';
      onSave({ [fila.id]: isNew ? { changes, state: undefined, reason: undefined } : { changes } });
    },
  });
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to */}
      <form
        {...props}
        aria-label={`Fila ${fila.id}`}
        onKeyDown={formKeys([['mod+Enter', () => void save()]])}
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

export interface FilaDrawerProps<Values extends FieldValues> extends Omit<
  FilaFormProps<Values>,
  'fila'
> {
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
