import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Edit } from '@/lib/api/payload';
import { PageHeader, type Crumb } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { rememberEdit } from '@/ui/undo/undo';
import { DetailState } from './detail-state';
import { EntityForm, type FormRules } from './entity-form';
import { FormPage } from './form-grid';
import { useReturnToList } from './list-history';

interface EntityPageProps {
  title: string;
  crumbs: Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

export function EntityPage({ title, crumbs, actions, children }: EntityPageProps) {
  return (
    <FormPage>
      <PageHeader title={title} crumbs={crumbs}>
        {actions}
      </PageHeader>
      <PanelCard>{children}</PanelCard>
    </FormPage>
  );
}

const HOME: Crumb = { label: 'Inicio', to: '/' };

const savedIdOf = (saved: unknown): number | undefined =>
  saved instanceof Object && 'id' in saved && typeof saved.id === 'number' ? saved.id : undefined;

interface CreatePageProps<Item, Values extends FieldValues, Saved> {
  title: string;
  submitLabel?: string;
  /** The list's breadcrumb. Saving and Cancelar go there. */
  list: Crumb;
  create: UseMutationOptions<Saved, Error, Values>;
  form: FormRules<Item, Values>;
}

export function CreatePage<Item, Values extends FieldValues, Saved>({
  title,
  submitLabel = title,
  list,
  create,
  form,
}: CreatePageProps<Item, Values, Saved>) {
  const returnToList = useReturnToList(list.to);
  const { mutateAsync, error } = useMutation(create);
  return (
    <EntityPage title={title} crumbs={[HOME, list, { label: 'Agregar' }]}>
      <EntityForm
        rules={form}
        submitLabel={submitLabel}
        onSubmit={({ values }) => mutateAsync(values)}
        onSaved={(saved) => returnToList(savedIdOf(saved))}
        onCancel={() => returnToList()}
        error={error}
        errorFallback={create.meta?.error}
      />
    </EntityPage>
  );
}

interface EditPageProps<Item, Values extends FieldValues, Saved, Key extends QueryKey> {
  title: string;
  /** The list's breadcrumb. Saving and Cancelar go there. */
  list: Crumb;
  detail: UseQueryOptions<Item, Error, Item, Key>;
  notFound: string;
  update: UseMutationOptions<Saved, Error, Edit<Values>>;
  /** Bypasses the cache. */
  read: (id: number, signal?: AbortSignal) => Promise<Item>;
  recordName: (record: Item) => string;
  actions?: ReactNode;
  form: FormRules<Item, Values>;
}

export function EditPage<
  Item extends { id: number },
  Values extends FieldValues,
  Saved,
  Key extends QueryKey,
>({
  title,
  list,
  detail,
  notFound,
  update,
  read,
  recordName,
  actions,
  form,
}: EditPageProps<Item, Values, Saved, Key>) {
  const returnToList = useReturnToList(list.to);
  const client = useQueryClient();
  const { mutateAsync, error } = useMutation(update);

  async function save(record: Item, edit: Edit<Values>) {
    await mutateAsync(edit);
    const name = recordName(record);
    rememberEdit(
      edit,
      () => read(record.id),
      // Without the mutation, whose toast says that the record was edited.
      { ...form, send: async (back) => update.mutationFn?.(back, { client, meta: update.meta }) },
      {
        entity: String(detail.queryKey[0]),
        id: record.id,
        name,
        text: `${update.meta?.success}: ${name}`,
        error: update.meta?.error ?? '',
      },
    );
  }

  return (
    <EntityPage title={title} crumbs={[HOME, list, { label: 'Editar' }]} actions={actions}>
      <DetailState query={detail} notFound={notFound}>
        {(record, arrival) => (
          <EntityForm
            key={record.id}
            rules={form}
            stored={{ record, arrival, read: (signal) => read(record.id, signal) }}
            submitLabel="Guardar Cambios"
            onSubmit={(edit) => save(record, edit)}
            onSaved={() => returnToList(record.id)}
            onCancel={() => returnToList()}
            error={error}
            errorFallback={update.meta?.error}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
