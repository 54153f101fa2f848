import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  MovimientosResult,
  useConteo,
  useConteoMarks,
  useListado,
  type ListadoTexts,
} from '@/features/movimientos';
import { Vistas } from '@/features/vistas';
import { useIssuedByMovimiento, useMarks } from '@/lib/cache/issued';
import { toasts } from '@/lib/page/toasts';
import { toOptionParam } from '@/lib/url/option-param';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { GuardedButton } from '@/ui/action/guarded-button';
import { BarNotice } from '@/ui/bulk/bar-notice';
import { askFechas } from '@/ui/field/ask-fechas';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { PageHeader } from '@/ui/frame/page-header';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useUnsavedWork } from '@/ui/leaving/unsaved-work';
import { joinQuestions } from '@/ui/overlay/confirm';
import { isSettling, settleForm } from '@/ui/picker/settle';
import { CreateFailure, useCreateAndPrint } from '@/ui/print/use-create-and-print';
import { SearchForm } from '@/ui/search/search-form';
import { useAppliedSearch } from '@/ui/search/use-applied-search';
import { UndoLine } from '@/ui/undo/undo-line';
import { askHoja, hojaMark } from './ask-hoja';
import { NO_FECHA, toHojaDeRutaPayload, type Problem } from './check-hoja-de-ruta';
import { hojaDeRutaChips, HojaDeRutaFields, type HojaDeRutaFilters } from './hoja-de-ruta-filters';
import type { HojaDeRutaSearch } from './hoja-de-ruta-search';
import { HOJA_DE_RUTA, HOJA_SEARCH_ERROR, hojaDeRutaQueries } from './hoja-de-ruta.queries';
import type { HojaDeRutaPayload } from './hoja-de-ruta.schema';
import { findVencidos } from './papeles-del-viaje';

/** So many ticks of movements that are on no sheet yet are work, scanned one by one. */
const MANY_TICKS = 5;

const TEXTS: ListadoTexts = {
  title: 'Lista de movimientos',
  fileName: 'Hoja de Ruta',
  viewName: 'hoja-de-ruta',
  importe: 'flete',
  hint: 'Tildá los movimientos de la hoja; sin tildar, van todos',
  notSearched: 'Elegí los filtros y buscá los movimientos.',
  error: HOJA_SEARCH_ERROR,
  totals: ['bultos', 'monto', 'flete'],
};

function appliedFilters(search: HojaDeRutaSearch) {
  return {
    fecha: search.fecha ?? fechaInicial(),
    representanteId: search.representante?.id ?? null,
    tipo: search.tipo ?? 'todos',
  };
}

function toFormValues(search: HojaDeRutaSearch): HojaDeRutaFilters {
  const { fecha, tipo } = appliedFilters(search);
  return {
    fecha,
    tipo,
    conRepresentante: search.representante !== undefined,
    representante: search.representante ?? null,
    chofer: search.chofer ?? null,
    vehiculo: search.vehiculo
      ? { ...search.vehiculo, patente: search.vehiculo.patente ?? null }
      : null,
  };
}

function toSearch(filters: HojaDeRutaFilters): HojaDeRutaSearch {
  const { vehiculo } = filters;
  return {
    fecha: filters.fecha ?? undefined,
    chofer: toOptionParam(filters.chofer),
    vehiculo: vehiculo
      ? { id: vehiculo.id, nombre: vehiculo.nombre, patente: vehiculo.patente ?? undefined }
      : undefined,
    representante: filters.conRepresentante ? toOptionParam(filters.representante) : undefined,
    tipo: filters.tipo,
    buscado: true,
  };
}

export function HojaDeRutaPage({ search }: { search: HojaDeRutaSearch }) {
  const isNarrow = useIsNarrow();
  const { form, apply } = useAppliedSearch(search, toFormValues);
  useFollowedFecha(form, search.buscado ? [] : ['fecha']);
  const applied = appliedFilters(search);
  const searched = search.buscado === true;
  const movimientos = useQuery({ ...hojaDeRutaQueries.movimientos(applied), enabled: searched });
  const tildados = useLocation({ select: ({ state }) => state.tildados });
  const listado = useListado(movimientos, JSON.stringify(applied), tildados);
  const { rows, selection } = listado;
  const queryClient = useQueryClient();
  const hojas = useIssuedByMovimiento<HojaDeRutaPayload>(HOJA_DE_RUTA.creation.mutationKey);
  const counter = useConteo();
  /** The counts that a sheet was made of: leaving them loses nothing. */
  const usedConteo = useRef(counter.conteo);
  useUnsavedWork(
    () =>
      (counter.conteo.size > 0 && counter.conteo !== usedConteo.current) ||
      [...selection.ids].filter((id) => !hojas.has(id) && !tildados?.includes(id)).length >=
        MANY_TICKS,
  );
  const conteo = counter.isCounting ? counter.conteo : null;
  const marks = useConteoMarks(useMarks(hojas, hojaMark), rows, conteo);
  const { createAndPrint, isPending, isBlocked, failure, dialog } = useCreateAndPrint(
    HOJA_DE_RUTA,
    {
      prepare,
      isSlow: () => isSettling(form),
      onCreated: () => (usedConteo.current = counter.conteo),
    },
  );

  async function runSearch(next: HojaDeRutaSearch) {
    const loaded = await apply(next, hojaDeRutaQueries.movimientos(appliedFilters(next)));
    if (loaded) toasts.success('Movimientos cargados correctamente.');
    return loaded;
  }

  async function submitSearch(filters: HojaDeRutaFilters) {
    if (filters.fecha) return runSearch(toSearch(filters));
    showProblem(NO_FECHA);
    return false;
  }

  /** Also marks the field, because a toast closes. */
  function showProblem({ field, message }: Problem) {
    if (field) {
      // A folded field is focusable only once the error has unfolded it.
      flushSync(() => form.setError(field, { message }));
      form.setFocus(field);
    }
    toasts.warning(message);
  }

  async function prepare() {
    form.clearErrors();
    if (!(await settleForm(queryClient, form, ['chofer', 'vehiculo']))) return null;
    const typed = form.getValues();
    // The sheet is for the applied search, even if the filters have changed since.
    const { chofer, vehiculo } = typed;
    const filters = typed.fecha && searched ? { ...toFormValues(search), chofer, vehiculo } : typed;
    const result = toHojaDeRutaPayload(filters, rows, selection.ids);
    if ('problem' in result) {
      showProblem(result.problem);
      return null;
    }
    const { payload } = result;
    const chosen = new Set(payload.movimientoIds);
    const question = joinQuestions(
      askFechas('operacion', ['Fecha', payload.fecha]),
      askHoja({
        rows: rows?.filter(({ id }) => chosen.has(id)) ?? [],
        isTicked: selection.ids.size > 0,
        vencidos: findVencidos(queryClient, filters),
        hojas,
        conteo,
      }),
    );
    return { payload, question };
  }

  const dated = { ...search, fecha: applied.fecha };
  const chips = searched ? hojaDeRutaChips(dated, (next) => void runSearch(next)) : null;

  return (
    <>
      <PageHeader title="Hoja de Ruta" crumbs={[{ label: 'Hoja de Ruta' }]}>
        <Vistas pantalla="hoja-de-ruta" search={dated} searched={searched} />
      </PageHeader>
      <SearchForm
        label="Filtros de la hoja de ruta"
        form={form}
        others={['chofer', 'vehiculo']}
        onSearch={submitSearch}
        submitLabel={isNarrow ? 'Buscar' : 'Buscar Movimientos'}
        applied={chips}
        query={movimientos}
      >
        <HojaDeRutaFields form={form} />
      </SearchForm>
      <MovimientosResult
        texts={TEXTS}
        listado={listado}
        filters={chips && chips.map(({ text }) => text)}
        columnas={search.columnas}
        empty="No hay movimientos para los filtros seleccionados."
        marks={marks}
        counter={counter}
        actions={
          <>
            <GuardedButton
              // Filled once rows are ticked: until then the search is the main button.
              variant={selection.ids.size > 0 ? 'filled' : 'light'}
              size="xs"
              leftSection={<IconPrinter size={16} />}
              loading={isPending}
              blockedBy={isBlocked ? '' : null}
              onClick={createAndPrint}
            >
              {isNarrow ? 'Crear hoja' : 'Crear hoja de ruta'}
            </GuardedButton>
            <BarNotice>
              <CreateFailure {...failure} onRetry={createAndPrint} />
            </BarNotice>
            <UndoLine of="movimientos" />
          </>
        }
      />
      {dialog}
    </>
  );
}
