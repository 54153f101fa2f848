import { Box, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Grupo } from '@/domain/agrupaciones';
import { SEARCH_ERROR } from '@/features/reportes';
import { showMonto } from '@/lib/values/show-importe';
import { scopeText } from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import { QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { ListHeading } from '@/ui/search/list-heading';
import { Card } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import {
  BarraDeDeuda,
  gruposColumns,
  Nombre,
  type TablaDeGrupos,
  type NombreProps,
} from './grupos-table';

interface GruposCardProps<Item> extends Omit<NombreProps, 'grupo'> {
  title: string;
  tabla: TablaDeGrupos<Item>;
  queries: readonly UseQueryResult[];
  empty: string;
  fileName: string;
  filters: readonly string[];
  tools?: ReactNode;
  picture?: ReactNode;
  totals?: ReactNode;
  detail: (grupo: Item) => string;
}

export function GruposCard<Item extends Grupo<unknown>>({
  title,
  tabla,
  queries,
  empty,
  fileName,
  filters,
  tools,
  picture,
  totals,
  detail,
  ...link
}: GruposCardProps<Item>) {
  const { grupos, owed } = tabla;
  const [first] = grupos ?? [];
  const largest = first ? owed.of(first) : 0;
  const nombre = (grupo: Item) => <Nombre grupo={grupo} {...link} />;
  const barra = (grupo: Item) => <BarraDeDeuda pesos={owed.of(grupo)} largest={largest} />;
  const columns = gruposColumns(tabla, nombre, barra);
  return (
    <PanelCard>
      <Group justify="space-between" gap="0.5rem 0.75rem" mb="xs">
        <ListHeading
          title={title}
          count={grupos?.length}
          searching={!grupos && !queries.some(({ isError }) => isError)}
          filters={filters}
        />
        <Group gap="xs" data-print="never">
          <Exportar
            source={
              grupos?.length
                ? {
                    name: fileName,
                    columns,
                    filters,
                    rows: grupos,
                    scope: scopeText(0, grupos.length),
                  }
                : null
            }
          />
          {tools}
        </Group>
      </Group>
      <QueryState queries={queries} error={SEARCH_ERROR} empty={grupos?.length === 0 && empty}>
        {picture}
        <DataTable
          label={title}
          columns={columns}
          card={{
            rem: 6.75,
            show: (grupo) => (
              <Card
                title={nombre(grupo)}
                details={[detail(grupo)]}
                amounts={[[owed.header, showMonto(owed.of(grupo))]]}
              >
                <Box pos="relative" h="0.3rem">
                  {barra(grupo)}
                </Box>
              </Card>
            ),
          }}
          rows={grupos}
          empty={null}
        />
        {grupos && totals}
      </QueryState>
    </PanelCard>
  );
}
