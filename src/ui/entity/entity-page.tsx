import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Edit } from '@/lib/api/payload';
import { PageHeader, type Crumb } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { DetailState } from './detail-state';
import type { FormHost } from './entity-form';
import { FormPage } from './form-grid';
import { useReturnToList } from './list-history';
import type { EditUndo } from './use-save-form';

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

interface CreatePageProps<Item, Values, Saved> {
  title: string;
  submitLabel?: string;
  /** The list's breadcrumb. Saving and Cancelar go there. */
  list: Crumb;
  create: UseMutationOptions<Saved, Error, Values>;
  form: ComponentType<FormHost<Item, Values>>;
}

export function CreatePage<Item, Values, Saved>({
  title,
  submitLabel = title,
  list,
  create,
  form: Form,
}: CreatePageProps<Item, Values, Saved>) {
  const returnToList = useReturnToList(list.to);
  const { mutateAsync, error } = useMutation(create);
  return (
    <EntityPage title={title} crumbs={[HOME, list, { label: 'Agregar' }]}>
      <Form
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

interface EditPageProps<Item, Values, Saved, Key extends QueryKey> {
  title: string;
  /** The list's breadcrumb. Saving and Cancelar go there. */
  list: Crumb;
  detail: UseQueryOptions<Item, Error, Item, Key>;
  notFound: string;
  update: UseMutationOptions<Saved, Error, Edit<Values>>;
  /** Bypasses the cache. */
  read: (id: number, signal: AbortSignal) => Promise<Item>;
  recordName: (record: Item) => string;
  actions?: ReactNode;
  form: ComponentType<FormHost<Item, Values>>;
}

export function EditPage<Item extends { id: number }, Values, Saved, Key extends QueryKey>({
  title,
  list,
  detail,
  notFound,
  update,
  read,
  recordName,
  actions,
  form: Form,
}: EditPageProps<Item, Values, Saved, Key>) {
  const returnToList = useReturnToList(list.to);
  const client = useQueryClient();
  const { mutateAsync, error } = useMutation(update);

  const undoOf = (record: Item): EditUndo<Item, Values> => ({
    entity: String(detail.queryKey[0]),
    id: record.id,
    name: recordName(record),
    text: `${update.meta?.success}: ${recordName(record)}`,
    error: update.meta?.error ?? '',
    // Without the mutation, whose toast says that the record was edited.
    rules: { send: async (edit) => update.mutationFn?.(edit, { client, meta: update.meta }) },
  });

  return (
    <EntityPage title={title} crumbs={[HOME, list, { label: 'Editar' }]} actions={actions}>
      <DetailState query={detail} notFound={notFound}>
        {(record, arrival) => (
          <Form
            key={record.id}
            record={record}
            arrival={arrival}
            read={(signal) => read(record.id, signal)}
            undo={undoOf(record)}
            submitLabel="Guardar Cambios"
            onSubmit={(edit) => mutateAsync(edit)}
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
