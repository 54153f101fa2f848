import { useQueryClient } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { onEscape } from '@/ui/action/escape';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { SEARCH_KEYS, useScreenKeys } from '@/ui/action/screen-keys';
import { PanelCard } from '@/ui/frame/panel-card';
import { fieldsOf } from '@/ui/field/form-keys';
import { settleForm } from '@/ui/picker/settle';
import { FilterLine, FoldContext, type FilterChip } from './filter-fold';
import { FilterActions, FilterGrid } from './filter-grid';
import classes from './search-form.module.css';

interface SearchFormProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  /** Fields that are not filters. */
  others?: readonly (keyof Values)[];
  /** Returns whether the search succeeded. */
  onSearch: (values: Values) => Promise<boolean>;
  submitLabel: string;
  /** The filters of the search in the URL, or null before a search. */
  applied: readonly FilterChip[] | null;
  query: { isFetching: boolean; isLoadingError: boolean };
  actions?: ReactNode;
  /** Only fields inside a `Foldable` fold. */
  children: ReactNode;
}

/** The user's choice, valid until the search fails or recovers. */
interface Choice {
  hasFailed: boolean;
  isOpen: boolean;
}

/** Keep the filters open under the user's hands, even if the search succeeds. */
const STAYS_OPEN: Choice = { hasFailed: false, isOpen: true };

/** Filters that start folded if the URL has a search, fold after a successful search, and unfold on an error or without a search. */
export function SearchForm<Values extends FieldValues>({
  label,
  form,
  others = [],
  onSearch,
  submitLabel,
  applied,
  query,
  actions,
  children,
}: SearchFormProps<Values>) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const fieldsId = useId();
  const root = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** The user typed or went to another control after the submit: don't fold the form. */
  const movedOn = useRef(false);
  const { errors, dirtyFields } = useFormState({ control: form.control });
  const isChanged = Object.keys(dirtyFields).some((name) => !others.includes(name));
  const hasFailed = query.isLoadingError || Object.keys(errors).length > 0;
  const [choice, choose] = useState<Choice | null>(null);
  const isOpen = !applied || (choice?.hasFailed === hasFailed ? choice.isOpen : hasFailed);

  function focusFields() {
    // A hidden field cannot take the focus.
    flushSync(() => choose({ hasFailed, isOpen: true }));
    fields.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }

  function leaveFields() {
    if (root.current?.contains(document.activeElement)) toggle.current?.focus();
  }

  function fold() {
    leaveFields();
    choose({ hasFailed, isOpen: false });
  }

  async function submit() {
    // A disabled picker is no filter.
    const names = root.current ? fieldsOf(root.current).map(({ name }) => name) : [];
    if (await settleForm(queryClient, form, names)) await form.handleSubmit(search)();
  }

  async function search(values: Values) {
    movedOn.current = false;
    choose(STAYS_OPEN);
    form.resetDefaultValues(values);
    const found = await guard.run(() => onSearch(values));
    if (found) foldUnlessMovedOn();
  }

  function foldUnlessMovedOn() {
    if (movedOn.current) return;
    leaveFields();
    choose(null);
  }

  useScreenKeys(SEARCH_KEYS, focusFields);

  return (
    <PanelCard>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields */}
      <form
        ref={root}
        className={classes.form}
        data-folded={!isOpen || undefined}
        aria-label={label}
        noValidate
        onFocus={() => (movedOn.current = true)}
        onInput={() => {
          movedOn.current = true;
          choose(STAYS_OPEN);
        }}
        onKeyDown={(event) => applied && onEscape(event, fold)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {applied && (
          <FilterLine
            chips={applied}
            isChanged={isChanged}
            isOpen={isOpen}
            controls={fieldsId}
            button={toggle}
            onToggle={isOpen ? fold : focusFields}
          />
        )}
        <FoldContext value={!isOpen}>
          <FilterGrid id={fieldsId} ref={fields}>
            {children}
          </FilterGrid>
        </FoldContext>
        <FilterActions>
          <GuardedButton
            type="submit"
            display={isOpen ? undefined : 'none'}
            leftSection={<IconSearch size={18} />}
            loading={query.isFetching}
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
