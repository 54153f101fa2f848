import { Alert, Button, Group, NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useHoy } from '@/lib/values/use-hoy';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { ListToolbar } from '@/ui/entity/list-toolbar';
import { busquedaText, scopeOf } from '@/ui/export/export-source';
import { Exportar } from '@/ui/export/exportar';
import { QueryState } from '@/ui/feedback/states';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { DataTable } from '@/ui/table/data-table';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { useSort } from '@/ui/table/use-sort';
import { filterVencimientos, useVencimientos } from './use-vencimientos';
import { PorMes } from './por-mes';
import { vencimientoCard, vencimientosColumns } from './vencimientos-columns';
import { PAPELES, type VencimientosSearch } from './vencimientos-search';

const ESTADO_OPTIONS = [
  { value: '', label: 'Todos los estados' },
  { value: 'vencido', label: 'Vencidos' },
  { value: 'por-vencer', label: 'Por vencer' },
  { value: 'vigente', label: 'Vigentes' },
];

const VISTA_OPTIONS = [
  { value: 'lista', label: 'En una lista' },
  { value: 'mes', label: 'Por mes' },
];

export function VencimientosPage({ search }: { search: VencimientosSearch }) {
  const hoy = useHoy();
  const navigate = useNavigate();
  const list = useVencimientos();
  const columns = useMemo(() => vencimientosColumns(hoy), [hoy]);
  const card = useMemo(() => vencimientoCard(hoy), [hoy]);
  const unsorted = useMemo(
    () => list.data && filterVencimientos(list.data, search, hoy),
    [list.data, search, hoy],
  );
  const { rows: found, sort } = useSort(columns, unsorted);
  const selection = useRowSelection(JSON.stringify(search), found);

  const filters = [
    ...ESTADO_OPTIONS.filter(({ value }) => value !== '' && value === search.estado).map(
      ({ label }) => `Estado: ${label}`,
    ),
    ...(search.papel ? [`Papel: ${search.papel}`] : []),
    ...busquedaText(search.texto),
  ];

  const change = (changed: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...changed }),
      replace: true,
      resetScroll: false,
    });

  const select = (
    label: string,
    name: 'estado' | 'papel' | 'vista',
    data: NativeSelectProps['data'],
  ) => (
    <NativeSelect
      aria-label={label}
      data={data}
      value={search[name] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value || undefined })}
    />
  );

  return (
    <>
      <PageHeader title="Vencimientos" crumbs={[{ label: 'Vencimientos' }]}>
        <Button
          variant="light"
          leftSection={<IconPrinter size={18} />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </PageHeader>
      <PanelCard flush>
        <ListToolbar
          searchLabel="Buscar vencimiento"
          texto={search.texto}
          onSearch={(texto) => change({ texto })}
          count={found?.length}
          searching={false}
          filters={filters}
        >
          <Group gap="xs">
            {select('Estado', 'estado', ESTADO_OPTIONS)}
            {select('Papel', 'papel', [{ value: '', label: 'Todos los papeles' }, ...PAPELES])}
            {select('Ver', 'vista', VISTA_OPTIONS)}
            <Exportar
              source={
                found && found.length > 0
                  ? {
                      name: 'Vencimientos',
                      columns,
                      filters,
                      ...scopeOf(found, selection.ids),
                    }
                  : null
              }
            />
          </Group>
        </ListToolbar>
        {found && list.unread.length > 0 && (
          <Alert color="yellow" m="sm">
            <Group gap="xs">
              <span>{`No se pudo leer, o no del todo: ${list.unread.join(', ')}.`}</span>
              <Button variant="default" size="compact-sm" onClick={() => void list.refetch()}>
                Reintentar
              </Button>
            </Group>
          </Alert>
        )}
        <QueryState
          queries={[list]}
          error="Error al obtener vencimientos"
          empty={search.vista === 'mes' && found?.length === 0 && NO_VENCIMIENTOS}
        >
          {search.vista === 'mes' && found ? (
            <PorMes rows={found} hoy={hoy} />
          ) : (
            <SelectionBar
              selection={selection}
              hint="Tildá vencimientos para exportar solo esos"
              actions={null}
            >
              <DataTable
                label="Vencimientos"
                columns={columns}
                card={card}
                rows={found}
                selection={selection}
                rowName={({ papel, nombre }) => `${papel} de ${nombre}`}
                empty={NO_VENCIMIENTOS}
                sort={sort}
              />
            </SelectionBar>
          )}
        </QueryState>
      </PanelCard>
    </>
  );
}

const NO_VENCIMIENTOS = 'No hay vencimientos para los filtros elegidos.';
