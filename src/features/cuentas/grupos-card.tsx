import { Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Grupo } from '@/domain/agrupaciones';
import { SEARCH_ERROR } from '@/features/reportes';
import { QueryState } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { ListHeading } from '@/ui/search/list-heading';
import { ExportarGrupos } from './exportar-grupos';
import { GruposTable, type Grupos, type GruposTableProps } from './grupos-table';

interface GruposCardProps<Item> extends Pick<
  GruposTableProps<Item>,
  'param' | 'detail' | 'isCliente'
> {
  title: string;
  tabla: Grupos<Item>;
  queries: readonly UseQueryResult[];
  notSearched?: string | undefined;
  empty: string;
  fileName: string;
  /** One line per filter, for files and paper. */
  filters: readonly string[];
  tools?: ReactNode;
  /** Above the table. */
  picture?: ReactNode;
  totals?: ReactNode;
}

export function GruposCard<Item extends Grupo<unknown>>({
  title,
  tabla,
  queries,
  notSearched,
  empty,
  fileName,
  filters,
  tools,
  picture,
  totals,
  ...table
}: GruposCardProps<Item>) {
  const { grupos } = tabla;
  return (
    <PanelCard>
      <Group justify="space-between" gap="0.5rem 0.75rem">
        <ListHeading
          title={title}
          count={grupos?.length}
          searching={!notSearched && !grupos && !queries.some(({ isError }) => isError)}
          filters={filters}
        />
        <Group gap="xs" data-print="never">
          <ExportarGrupos name={fileName} filters={filters} tabla={tabla} />
          {tools}
        </Group>
      </Group>
      <QueryState
        queries={queries}
        error={SEARCH_ERROR}
        notSearched={notSearched}
        empty={grupos?.length === 0 && empty}
      >
        {picture}
        <GruposTable label={title} {...tabla} {...table} />
        {grupos && totals}
      </QueryState>
    </PanelCard>
  );
}
