import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Entity } from '@/ui/entity/entity';
import type { FieldsOf } from '@/ui/entity/entity-form';
import { FormGrid } from '@/ui/entity/form-grid';
import { QueryState } from '@/ui/feedback/states';
import { checkEntidad } from './check-entidad';
import { PlanillaScreen } from './planilla-screen';
import { createQuietly } from './use-carga';
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
  const { key, campos, form, to, texts, count, identitiesOf, queries, mutations } = entity;
  const queryClient = useQueryClient();
  const planilla = usePlanilla(key, campos);
  const stored = { ...queries.directory(), staleTime: 0 };
  const directory = useQuery({ ...stored, enabled: planilla.kept !== null });
  const records = directory.data?.items;
  const filas = useMemo(
    () => checkEntidad(planilla.filas, entity, records, planilla.remember),
    [planilla.filas, entity, records, planilla.remember],
  );
  return (
    <PlanillaScreen<Item, Values>
      planilla={planilla}
      filas={filas}
      title={`${texts.title} desde una planilla`}
      crumbs={[{ label: texts.crumb, to: to.list }, { label: 'Desde una planilla' }]}
      count={count}
      error={texts.createError}
      waits={records ? null : 'Todavía no se leyó lo que hay'}
      fechas={{
        alcance: 'papel',
        labels: Object.fromEntries(
          (form.papeles ?? []).map((name) => [name, form.labels[name]] as const),
        ),
      }}
      send={({ values }) =>
        createQuietly(queryClient, mutations.create(), { values, before: values })
      }
      read={async () => (await queryClient.query(stored)).items}
      isSame={(item, { values }) => {
        const stored = identitiesOf(item);
        return identitiesOf(values).some((one) => stored.includes(one));
      }}
      schema={form.schema}
      fields={() => (
        <FormGrid locked={false}>
          <Fields record={undefined} />
        </FormGrid>
      )}
      next={() => (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to={to.list} />}
        >
          {`Ver ${texts.title.toLowerCase()}`}
        </Button>
      )}
    >
      <QueryState queries={[directory]} error={texts.listError}>
        {null}
      </QueryState>
    </PlanillaScreen>
  );
}
