import { Anchor, Box, Group, Radio, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { importeEnLetras } from '@/domain/importe-en-letras';
import { formatRango } from '@/domain/rangos';
import { computeTotales } from '@/domain/totales';
import { clienteSource } from '@/features/clientes';
import { MovimientosResult, useListado, type ListadoTexts } from '@/features/movimientos';
import { Vistas } from '@/features/vistas';
import { useIssuedByMovimiento, useMarks } from '@/lib/cache/issued';
import { readNow } from '@/lib/cache/read-now';
import { showError } from '@/lib/cache/show-error';
import { toasts } from '@/lib/page/toasts';
import { toOptionParam } from '@/lib/url/option-param';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { showLetras, showMonto } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { BarNotice } from '@/ui/bulk/bar-notice';
import { RangoFields } from '@/ui/field/rango-fields';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { PageHeader } from '@/ui/frame/page-header';
import { PageTabs } from '@/ui/frame/page-tabs';
import { joinQuestions } from '@/ui/overlay/confirm';
import { SearchPicker } from '@/ui/picker/search-picker';
import { CreateFailure, useCreateAndPrint } from '@/ui/print/use-create-and-print';
import { Foldable } from '@/ui/search/filter-fold';
import { SearchForm } from '@/ui/search/search-form';
import { useAppliedSearch } from '@/ui/search/use-applied-search';
import { UndoLine } from '@/ui/undo/undo-line';
import type { ContrareembolsoSearch } from './contrareembolso-search';
import { CONCEPTO_CONTRAREEMBOLSO, type ContrareembolsoPayload } from './recibo.schema';
import { askCambios, askRecibo, reciboMark } from './recibos-emitidos';
import { CONTRAREEMBOLSO, RECIBO_SEARCH_ERROR, recibosQueries } from './recibos.queries';
import classes from './contrareembolso-page.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    tildados?: readonly number[];
  }
}

const TEXTS: ListadoTexts = {
  title: 'Movimientos',
  fileName: 'Contrareembolso',
  viewName: 'contrareembolso',
  importe: 'monto',
  hint: 'Tildá los movimientos del recibo',
  notSearched: 'Elegí el cliente y las fechas, y buscá los movimientos.',
  error: RECIBO_SEARCH_ERROR,
  totals: ['monto', 'flete'],
  totalsOf: 'ticked',
  editor: { position: 'bottom' },
};

const NONE_LEFT = 'Los movimientos tildados ya no están en la búsqueda.';

const NO_LETRAS = 'No se puede imprimir el recibo: su importe está fuera de rango.';

interface Filters {
  cliente: { id: number; nombre: string } | null;
  fechaDesde: string;
  fechaHasta: string;
}

function reciboFilters({ cliente, fechaDesde, fechaHasta, buscado }: ContrareembolsoSearch) {
  if (!buscado || !cliente || !fechaDesde || !fechaHasta) return null;
  return { clienteId: cliente.id, fechaDesde, fechaHasta };
}

function toFormValues({ cliente, fechaDesde, fechaHasta }: ContrareembolsoSearch): Filters {
  return {
    cliente: cliente ?? null,
    fechaDesde: fechaDesde ?? fechaInicial(),
    fechaHasta: fechaHasta ?? fechaInicial(),
  };
}

export function ContrareembolsoPage({ search }: { search: ContrareembolsoSearch }) {
  const [incluyeFlete, setIncluyeFlete] = useState(true);
  const { form, apply } = useAppliedSearch(search, toFormValues);
  useFollowedFecha(form, search.buscado ? [] : ['fechaDesde', 'fechaHasta']);
  const queryClient = useQueryClient();
  const applied = reciboFilters(search);
  const filters = applied && [
    `Cliente: ${search.cliente?.nombre}`,
    formatRango(applied.fechaDesde, applied.fechaHasta) ?? '',
  ];
  const movimientos = useQuery(recibosQueries.movimientos(applied));
  const tildados = useLocation({ select: ({ state }) => state.tildados });
  const listado = useListado(movimientos, JSON.stringify(applied), tildados);
  const { rows = [], selection, ticked } = listado;
  const totales = computeTotales(ticked);
  const letras = importeEnLetras(totales.monto);
  const { createAndPrint, isPending, isBlocked, failure, dialog } = useCreateAndPrint(
    CONTRAREEMBOLSO,
    {
      prepare,
      isSlow: () => askRecibo(ticked, recibos, incluyeFlete) === null,
      onCreated: ({ movimientoIds }) => selection.remove(movimientoIds),
    },
  );
  const recibos = useIssuedByMovimiento<ContrareembolsoPayload>(
    CONTRAREEMBOLSO.creation.mutationKey,
  );
  const marks = useMarks(recibos, reciboMark);

  async function runSearch({ cliente, fechaDesde, fechaHasta }: Filters) {
    if (!cliente) {
      form.setError('cliente', { message: 'Debe seleccionar un cliente' });
      return false;
    }
    const next = { cliente: toOptionParam(cliente), fechaDesde, fechaHasta, buscado: true };
    return apply(next, recibosQueries.movimientos(reciboFilters(next)));
  }

  /** Of the rows as they are stored now. */
  async function prepare() {
    if (!applied || ticked.length === 0) return null;
    const options = recibosQueries.movimientos(applied);
    const read = await readNow(queryClient, { ...options, networkMode: 'always' }).catch(
      (error: unknown) => showError(error, RECIBO_SEARCH_ERROR),
    );
    if (!read) return null;
    queryClient.setQueryData(options.queryKey, read);
    // In the order on screen.
    const stored = ticked.flatMap(({ id }) => read.find((row) => row.id === id) ?? []);
    const recibi = importeEnLetras(computeTotales(stored).monto);
    if (stored.length === 0 || recibi === null) {
      toasts.warning(recibi === null ? NO_LETRAS : NONE_LEFT);
      return null;
    }
    const payload: ContrareembolsoPayload = {
      ...applied,
      concepto: CONCEPTO_CONTRAREEMBOLSO,
      recibi,
      incluyeFlete,
      movimientoIds: stored.map(({ id }) => id),
    };
    const question = joinQuestions(
      askCambios(ticked, stored, incluyeFlete),
      askRecibo(stored, recibos, incluyeFlete),
    );
    return { payload, question };
  }

  return (
    <>
      <PageHeader
        title="Contrareembolso"
        crumbs={[{ label: 'Recibos', to: '/recibos-menu' }, { label: 'Contrareembolso' }]}
      >
        <Vistas pantalla="contrareembolso" search={search} searched={applied !== null} />
        <Anchor
          className={classes.back}
          renderRoot={(props) => <Link {...props} to="/recibos-menu" />}
        >
          <IconArrowLeft size={16} /> Volver
        </Anchor>
      </PageHeader>
      <PageTabs
        label="Contrareembolso"
        tabs={[
          { label: 'Por cliente', to: '/contrareembolso', search, isCurrent: true },
          { label: 'Por rendir', to: '/contrareembolso/por-rendir' },
        ]}
      />
      <SearchForm
        label="Filtros de contrareembolso"
        form={form}
        onSearch={runSearch}
        submitLabel="Buscar movimientos"
        // The API needs all filters, so none can be removed.
        applied={filters && filters.map((text) => ({ text }))}
        query={movimientos}
      >
        <Foldable>
          <SearchPicker form={form} name="cliente" source={clienteSource} label="Cliente" />
          <RangoFields form={form} desde="fechaDesde" hasta="fechaHasta" clearable={false} />
        </Foldable>
      </SearchForm>
      <MovimientosResult
        texts={TEXTS}
        listado={listado}
        filters={filters}
        columnas={search.columnas}
        empty="No hay movimientos para los filtros seleccionados."
        marks={marks}
        actions={
          <>
            <GuardedButton
              size="xs"
              leftSection={<IconPrinter size={16} />}
              loading={isPending}
              blockedBy={ticked.length === 0 || isBlocked ? '' : letras === null ? NO_LETRAS : null}
              onClick={createAndPrint}
            >
              Imprimir
            </GuardedButton>
            <BarNotice>
              <CreateFailure {...failure} onRetry={createAndPrint} />
            </BarNotice>
            <UndoLine of="movimientos" />
          </>
        }
        footer={
          rows.length > 0 && (
            <Stack gap="sm" py="sm" data-print="never">
              <Radio.Group
                label="Flete en el recibo"
                classNames={{ label: VisuallyHidden.classes.root }}
                value={incluyeFlete ? 'con' : 'sin'}
                onChange={(value) => setIncluyeFlete(value === 'con')}
              >
                <Group gap="0.4rem 1.5rem" px="sm">
                  <Radio value="con" label="Recibo con flete" />
                  <Radio value="sin" label="Recibo sin flete" />
                </Group>
              </Radio.Group>
              <Box mx="sm" px="sm" py="xs" bg="var(--panel-ground)" className={classes.letras}>
                <Text inherit role="status" aria-label="Importe en letras">
                  Recibí la suma de: <span>{showLetras(totales.monto)}</span>
                </Text>
                <Text fz="xs" c="dimmed">
                  <span>Es la suma del monto.</span>{' '}
                  {incluyeFlete ? (
                    <span key="con">
                      El flete, <span>{showMonto(totales.flete)}</span>, va aparte en el recibo.
                    </span>
                  ) : (
                    <span key="sin">El flete no va en el recibo.</span>
                  )}
                </Text>
              </Box>
              {/* Always one line, so that a tick moves nothing. */}
              <Text
                inherit
                mx="sm"
                c="var(--panel-warning)"
                role="status"
                aria-label="Aviso del recibo"
              >
                {ticked.length > 0 && totales.monto === 0 ? 'El recibo es por cero.' : '\u00a0'}
              </Text>
            </Stack>
          )
        }
      />
      {dialog}
    </>
  );
}
