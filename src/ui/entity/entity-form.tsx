import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { GuardedButton } from '@/ui/action/guarded-button';
import { SaveError } from '@/ui/feedback/states';
import { Foot } from '@/ui/frame/foot';
import { FormGrid } from './form-grid';
import { useSaveForm, type SaveFormOptions, type SaveHost } from './use-save-form';

export interface FormHost<Item, Values, Saved = unknown> extends SaveHost<Item, Values, Saved> {
  /** Undefined for a new record. */
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

export function EntityForm<Item, Values extends FieldValues, Saved>({
  submitLabel,
  onCancel,
  error,
  errorFallback,
  children,
  ...saving
}: EntityFormProps<Item, Values, Saved>) {
  const { save, button, dialog } = useSaveForm(saving);
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
    </FormProvider>
  );
}
