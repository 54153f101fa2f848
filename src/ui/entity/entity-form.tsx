import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { GuardedButton } from '@/ui/action/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { askFechas } from '@/ui/field/ask-fechas';
import { Foot } from '@/ui/frame/foot';
import { useConfirm, type Question } from '@/ui/overlay/confirm';
import { editResolver } from './edit-resolver';
import { FormGrid } from './form-grid';
import type { Editing, FormRules, MergedEdit } from './editing';
import { useSaveForm, type SaveFormOptions } from './use-save-form';

interface SaveFormProps<Item, Values extends FieldValues, Saved> extends Omit<
  SaveFormOptions<Item, Values, Saved>,
  'confirm' | 'onSubmit'
> {
  mutation: UseMutationOptions<Saved, Error, MergedEdit<Item, Values>>;
  submitLabel: string;
  question: (values: Values) => Question | null;
  onCancel: () => void;
  children: ReactNode;
}

export function SaveForm<Item, Values extends FieldValues, Saved>({
  mutation,
  submitLabel,
  question,
  onCancel,
  children,
  ...saving
}: SaveFormProps<Item, Values, Saved>) {
  const { mutateAsync, error } = useMutation(mutation);
  const { passes, dialog: asking } = useConfirm();
  const { props, button, locked, dialog } = useSaveForm({
    ...saving,
    confirm: (values) => passes(question(values)),
    onSubmit: (edit: MergedEdit<Item, Values>) => mutateAsync(edit),
  });
  return (
    <FormProvider {...saving.form}>
      <form {...props}>
        <FormGrid locked={locked}>{children}</FormGrid>
        <SaveError error={error} fallback={mutation.meta?.error} />
        <Foot>
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <GuardedButton type="submit" {...button}>
            {submitLabel}
          </GuardedButton>
        </Foot>
      </form>
      {dialog}
      {asking}
    </FormProvider>
  );
}

/** The fields on screen. `record` is undefined for a new one. */
export type FieldsOf<Item> = ComponentType<{ record: Item | undefined }>;

interface EntityFormProps<Item, Values extends FieldValues, Saved> extends Omit<
  SaveFormProps<Item, Values, Saved>,
  'form' | 'editing' | 'question' | 'children'
> {
  rules: FormRules<Item, Values>;
  Fields: FieldsOf<Item>;
  stored?: Pick<Editing<Item, Values>, 'record' | 'isCopy' | 'read'>;
  typed?: Partial<Values>;
}

export function EntityForm<Item, Values extends FieldValues, Saved>({
  rules,
  Fields,
  stored,
  typed,
  ...saving
}: EntityFormProps<Item, Values, Saved>) {
  const { schema, editSchema, toForm, labels, papeles = [] } = rules;
  const values = toForm(stored?.record);
  const form = useForm<Values>({
    resolver: stored ? editResolver(editSchema, values) : standardSchemaResolver(schema),
    defaultValues: { ...values, ...typed } as DefaultValues<Values>,
  });
  return (
    <SaveForm
      {...saving}
      form={form}
      editing={stored && { ...rules, ...stored }}
      question={(typed) =>
        askFechas(
          'papel',
          ...papeles.map((name) => [labels[name], typed[name], values[name]] as const),
        )
      }
    >
      <Fields record={stored?.record} />
    </SaveForm>
  );
}
