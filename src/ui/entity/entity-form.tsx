import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { GuardedButton } from '@/ui/action/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { askFechas } from '@/ui/field/ask-fechas';
import { Foot } from '@/ui/frame/foot';
import { useConfirm, type Question } from '@/ui/overlay/confirm';
import { editResolver } from './edit-resolver';
import { FormGrid } from './form-grid';
import type { Editing, FormRules } from './editing';
import { useSaveForm, type SaveFormOptions } from './use-save-form';

interface SaveFormProps<Item, Values extends FieldValues, Saved> extends Omit<
  SaveFormOptions<Item, Values, Saved>,
  'confirm'
> {
  submitLabel: string;
  question: (values: Values) => Question | null;
  onCancel: () => void;
  error: unknown;
  errorFallback: string | undefined;
  children: ReactNode;
}

export function SaveForm<Item, Values extends FieldValues, Saved>({
  submitLabel,
  question,
  onCancel,
  error,
  errorFallback,
  children,
  ...saving
}: SaveFormProps<Item, Values, Saved>) {
  const { passes, dialog: asking } = useConfirm();
  const { save, button, dialog } = useSaveForm({
    ...saving,
    confirm: (values) => passes(question(values)),
  });
  return (
    <FormProvider {...saving.form}>
      <form
        noValidate
        onSubmit={(event) => {
          // React bubbles events from a drawer's form to the form around it.
          event.stopPropagation();
          event.preventDefault();
          void save();
        }}
      >
        <FormGrid>{children}</FormGrid>
        <SaveError error={error} fallback={errorFallback} />
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
  stored?: Pick<Editing<Item, Values>, 'record' | 'arrival' | 'read'>;
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
