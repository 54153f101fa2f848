import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { GuardedButton } from '@/ui/action/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { Foot } from '@/ui/frame/foot';
import { FormGrid } from './form-grid';
import { useSaveForm, type SaveFormOptions, type SaveHost } from './use-save-form';

/** Props that the page, drawer or dialog passes to its form. */
export interface FormHost<Item, Values, Saved = unknown> extends SaveHost<Item, Values, Saved> {
  /** The record to edit; undefined for a new one. */
  record?: Item;
  submitLabel: string;
  onCancel: () => void;
  error: unknown;
  errorFallback?: string | undefined;
}

interface EntityFormProps<Item, Values extends FieldValues, Saved>
  extends SaveFormOptions<Item, Values, Saved>, Omit<FormHost<Item, Values, Saved>, 'record'> {
  children: ReactNode;
}

/** Frame of a form: a grid of fields, the error of a failed save, Cancelar and a guarded submit button. */
export function EntityForm<Item, Values extends FieldValues, Saved>({
  submitLabel,
  onCancel,
  error,
  errorFallback,
  children,
  ...saving
}: EntityFormProps<Item, Values, Saved>) {
  const { submit, button, dialog } = useSaveForm(saving);
  return (
    <FormProvider {...saving.form}>
      <form
        noValidate
        onSubmit={(event) => {
          // A drawer's form is inside another form in the React tree.
          event.stopPropagation();
          void submit(event);
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
    </FormProvider>
  );
}
