import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Entity } from '@/ui/entity/entity';
import type { FieldsOf } from '@/ui/entity/entity-form';
import { FormGrid } from '@/ui/entity/form-grid';
import { QueryState } from '@/ui/feedback/states';
import { checkEntidad, indexRecords } from './check-entidad';
import type { Fila } from './fila';
import { FilaDrawer } from './fila-drawer';
import { Filas } from './filas';
import { PlanillaScreen } from './planilla-screen';
import { useCarga } from './use-carga';
import { usePlanilla } from './use-planilla';

interface ImportarPageProps<Item extends { id: number }, Values extends FieldValues> {
  entity: Entity<Item, Values>;
  Fields: FieldsOf<Item>;
}

/** Records of an entity from a spreadsheet. Those that are there already are told, and never changed. */
export function ImportarPage<Item extends { id: number }, Values extends FieldValues>({
  entity,
  Fields,
}: ImportarPageProps<Item, Values>) {
  const { key, campos, form, to, texts, nameOf, count, queries, mutations } = entity;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const planilla = usePlanilla(key, campos);
  const stored = { ...queries.directory(), staleTime: 0 };
  const directory = useQuery({ ...stored, enabled: planilla.kept !== null });
  const records = directory.data?.items;
  const filas = useMemo(
    () => checkEntidad(planilla.filas, entity, records),
    [planilla.filas, entity, records],
  );
  const [editing, setEditing] = useState<Fila<Values> | null>(null);
  const carga = useCarga<Fila<Values>>({
    planilla,
    count,
    error: texts.createError,
    newest: async () => Math.max(0, ...(await queryClient.query(stored)).items.map(({ id }) => id)),
    async send({ values }) {
      const create = { ...mutations.create(), meta: { invalidates: [] } };
      const created = await queryClient
        .getMutationCache()
        .build(queryClient, create)
        .execute({ values, before: values });
      return created?.id ?? null;
    },
    async find({ values }, since, taken) {
      const { items } = await queryClient.query(stored);
      const fresh = items.filter(({ id }) => id > since && !taken.has(id));
      return indexRecords(fresh, nameOf)(values, nameOf(values as unknown as Item))?.id ?? null;
    },
  });
  return (
    <PlanillaScreen
      planilla={planilla}
      title={`${texts.title} desde una planilla`}
      crumbs={[{ label: texts.crumb, to: to.list }, { label: 'Desde una planilla' }]}
      isRunning={carga.progress !== null}
    >
      <QueryState queries={[directory]} error={texts.listError}>
        <Stack gap="md">
          <Filas
            planilla={planilla}
            filas={filas}
            carga={carga}
            count={count}
            waits={records ? null : 'Todavía se está leyendo la lista'}
            onOpen={setEditing}
            next={
              <Button
                size="xs"
                variant="default"
                onClick={() => planilla.leaveSaved(() => void navigate({ to: to.list }))}
              >
                {`Ver ${texts.title.toLowerCase()}`}
              </Button>
            }
          />
        </Stack>
      </QueryState>
      <FilaDrawer
        fila={editing}
        schema={form.schema}
        fields={() => (
          <FormGrid locked={false}>
            <Fields record={undefined} />
          </FormGrid>
        )}
        onSave={(n, changes) => {
          planilla.mark({ [n]: { changes } });
          setEditing(null);
        }}
        onClose={() => setEditing(null)}
      />
    </PlanillaScreen>
  );
}
