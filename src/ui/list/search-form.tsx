import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSubmitGuard } from '@/lib/submit-guard';
import { FilterActions, FilterGrid } from './filter-grid';
import { GuardedButton } from '../forms/guarded-button';
import { PanelCard } from '../layout/panel-card';
import { submitOnceSettled } from '../forms/submit-once-settled';

interface SearchFormProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  onSearch: (values: Values) => Promise<void>;
  /** The screen's wording of `Buscar`. */
  submitLabel: string;
  busy: boolean;
  /** More buttons after the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form of filters with a guarded submit button. */
export function SearchForm<Values extends FieldValues>({
  label,
  form,
  onSearch,
  submitLabel,
  busy,
  actions,
  children,
}: SearchFormProps<Values>) {
  const guard = useSubmitGuard();
  return (
    <PanelCard>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitOnceSettled(
            event.currentTarget,
            form.handleSubmit((values) => guard.run(() => onSearch(values))),
          );
        }}
      >
        <FilterGrid>{children}</FilterGrid>
        <FilterActions>
          <GuardedButton
            type="submit"
            leftSection={<IconSearch size={18} />}
            loading={busy}
            blockedBy={guard.blocked ? '' : null}
          >
            {submitLabel}
          </GuardedButton>
          {actions}
        </FilterActions>
      </form>
    </PanelCard>
  );
}
