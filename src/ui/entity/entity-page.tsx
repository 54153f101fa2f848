import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Edit } from '@/lib/api/payload';
import { inTurn, scopeOf } from '@/lib/cache/write-record';
import { PageHeader, type Crumb } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { rememberEdit } from '@/ui/undo/undo';
import { Detail } from './detail';
import type { Entity } from './entity';
import { EntityForm, type FieldsOf } from './entity-form';
import { useReturnToList } from './list-history';

interface EntityPageProps {
  title: string;
  crumbs: Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

export function EntityPage({ title, crumbs, actions, children }: EntityPageProps) {
  return (
    <Box maw="46rem">
      <PageHeader title={title} crumbs={crumbs}>
        {actions}
      </PageHeader>
      <PanelCard>{children}</PanelCard>
    </Box>
  );
}

interface CreatePageProps<Item extends { id: number }, Values extends FieldValues> {
  entity: Entity<Item, Values>;
  Fields: FieldsOf<Item>;
}

export function CreatePage<Item extends { id: number }, Values extends FieldValues>({
  entity: { to, form, texts, mutations },
  Fields,
}: CreatePageProps<Item, Values>) {
  const returnToList = useReturnToList(to.list);
  const crumbs = [{ label: texts.crumb, to: to.list }, { label: 'Agregar' }];
  return (
    <EntityPage title={texts.create} crumbs={crumbs}>
      <EntityForm
        rules={form}
        Fields={Fields}
        mutation={mutations.create()}
        submitLabel={texts.submit}
        onSaved={(saved) => returnToList(saved?.id)}
        onCancel={() => returnToList()}
      />
    </EntityPage>
  );
}

interface EditPageProps<Item extends { id: number }, Values extends FieldValues> {
  entity: Entity<Item, Values>;
  Fields: FieldsOf<Item>;
  id: number;
  actions?: ReactNode;
}

export function EditPage<Item extends { id: number }, Values extends FieldValues>({
  entity: { key, to, form, texts, nameOf, queries, mutations, read, update },
  Fields,
  id,
  actions,
}: EditPageProps<Item, Values>) {
  const client = useQueryClient();
  const returnToList = useReturnToList(to.list);

  function remember(record: Item, edit: Edit<Values>) {
    const name = nameOf(record);
    rememberEdit(
      edit,
      // Without the mutation, whose toast says that the record was edited.
      { ...form, read: () => read(id), send: (back) => update(id, back) },
      { entity: key, id, name, text: `${texts.updated}: ${name}`, error: texts.updateError },
    );
  }

  const crumbs = [{ label: texts.crumb, to: to.list }, { label: 'Editar' }];
  return (
    <EntityPage title={texts.edit} crumbs={crumbs} actions={actions}>
      <Detail query={queries.detail(id)} notFound={texts.notFound}>
        {(record, isCopy) => (
          <EntityForm
            rules={form}
            Fields={Fields}
            stored={{
              record,
              isCopy,
              read: (signal) => inTurn(client, [scopeOf(key, id)], () => read(id, signal)),
            }}
            mutation={{ ...mutations.update(id), onSuccess: (_, edit) => remember(record, edit) }}
            submitLabel="Guardar Cambios"
            onSaved={() => returnToList(id)}
            onCancel={() => returnToList()}
          />
        )}
      </Detail>
    </EntityPage>
  );
}
