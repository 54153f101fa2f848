import { Anchor, Radio, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { fechaPorDefecto } from '@/domain/fecha-por-defecto';
import { importeEnLetras } from '@/domain/importe-en-letras';
import { computeTotales } from '@/domain/totales';
import { ClientePicker } from '@/features/clientes';
import { MovimientosResult, MovimientosTotales } from '@/features/movimientos';
import { toOptionParam } from '@/lib/option-param';
import { showLetras } from '@/lib/show-importe';
import { useSubmitGuard } from '@/lib/submit-guard';
import { FechaField } from '@/ui/forms/fecha-field';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { PageHeader } from '@/ui/layout/page-header';
import { PickerField } from '@/ui/forms/picker-field';
import { SearchForm } from '@/ui/list/search-form';
import { SaveError } from '@/ui/feedback/states';
import { useAppliedSearch } from '@/ui/list/use-applied-search';
import { useRowSelection } from '@/ui/table/use-row-selection';
import classes from './contrareembolso-page.module.css';
import { createAndPrint } from './create-and-print';
import { ReciboNotPrinted } from './recibo-not-printed';
import type { ContrareembolsoSearch } from './contrareembolso-search';
import { CONCEPTO_CONTRAREEMBOLSO } from './recibo.schema';
import { PRINT_ERROR, recibosMutations, recibosQueries, SEARCH_ERROR } from './recibos.queries';

const NO_LETRAS = 'No se puede imprimir el recibo: su importe está fuera de rango.';

interface Filters {
  cliente: { id: number; nombre: string } | null;
  /** `yyyy-mm-dd` */
  fechaDesde: string;
  /** `yyyy-mm-dd` */
  fechaHasta: string;
}

/** The search in the URL, or null before a search or if a filter is missing. */
function appliedFilters({ cliente, fechaDesde, fechaHasta, buscado }: ContrareembolsoSearch) {
  if (!buscado || !cliente || !fechaDesde || !fechaHasta) return null;
  return { clienteId: cliente.id, fechaDesde, fechaHasta };
}

function toFilters({ cliente, fechaDesde, fechaHasta }: ContrareembolsoSearch): Filters {
  return {
    cliente: cliente ?? null,
    fechaDesde: fechaDesde ?? fechaPorDefecto(new Date()),
    fechaHasta: fechaHasta ?? fechaPorDefecto(new Date()),
  };
}

/** /contrareembolso (spec section 2, Receipts). */
export function ContrareembolsoPage({ search }: { search: ContrareembolsoSearch }) {
  const printGuard = useSubmitGuard();
  const [incluyeFlete, setIncluyeFlete] = useState(true);
  const { form, apply } = useAppliedSearch(search, toFilters);
  const applied = appliedFilters(search);
  const movimientos = useQuery(recibosQueries.movimientos(applied));
  const rows = movimientos.isError ? [] : (movimientos.data ?? []);
  const selection = useRowSelection(JSON.stringify(applied), movimientos.data);
  const selectedRows = rows.filter(({ id }) => selection.ids.has(id));
  const totales = computeTotales(selectedRows);
  const letras = importeEnLetras(totales.monto);
  const creation = useMutation(recibosMutations.createContrareembolso());
  const [notPrinted, setNotPrinted] = useState(false);

  async function buscar({ cliente, fechaDesde, fechaHasta }: Filters) {
    if (!cliente) {
      form.setError('cliente', { message: 'Debe seleccionar un cliente' });
      return;
    }
    if (fechaDesde > fechaHasta) {
      form.setError('fechaHasta', { message: 'Es anterior a la fecha desde' });
      return;
    }
    const next = { cliente: toOptionParam(cliente), fechaDesde, fechaHasta, buscado: true };
    await apply(next, recibosQueries.movimientos(appliedFilters(next)));
  }

  async function imprimir() {
    if (!applied || selectedRows.length === 0 || letras === null) return;
    setNotPrinted(false);
    const outcome = await createAndPrint(() =>
      creation.mutateAsync({
        ...applied,
        concepto: CONCEPTO_CONTRAREEMBOLSO,
        recibi: letras,
        incluyeFlete,
        movimientoIds: selectedRows.map(({ id }) => id),
      }),
    );
    setNotPrinted(outcome === 'created');
  }

  return (
    <>
      <PageHeader
        title="Contrareembolso"
        crumbs={[
          { label: 'Inicio', to: '/' },
          { label: 'Recibos', to: '/recibos-menu' },
          { label: 'Contrareembolso' },
        ]}
      >
        <Anchor
          className={classes.back}
          renderRoot={(props) => <Link {...props} to="/recibos-menu" />}
        >
          <IconArrowLeft size={16} /> Volver
        </Anchor>
      </PageHeader>
      <SearchForm
        label="Filtros de contrareembolso"
        form={form}
        onSearch={buscar}
        submitLabel="Buscar movimientos"
        busy={movimientos.isFetching}
      >
        <PickerField control={form.control} name="cliente" label="Cliente" picker={ClientePicker} />
        <FechaField
          control={form.control}
          name="fechaDesde"
          label="Fecha desde"
          clearable={false}
        />
        <FechaField
          control={form.control}
          name="fechaHasta"
          label="Fecha hasta"
          clearable={false}
        />
      </SearchForm>
      <MovimientosResult
        title="Movimientos"
        query={movimientos}
        searched={applied !== null}
        selection={selection}
        notSearched="Elegí el cliente y las fechas, y buscá los movimientos."
        empty="No hay movimientos para los filtros seleccionados."
        error={SEARCH_ERROR}
        editor={{ position: 'bottom' }}
        actions={
          <GuardedButton
            size="xs"
            leftSection={<IconPrinter size={16} />}
            loading={creation.isPending}
            blockedBy={
              selectedRows.length === 0 || printGuard.blocked
                ? ''
                : letras === null
                  ? NO_LETRAS
                  : null
            }
            onClick={() => void printGuard.run(imprimir)}
          >
            Imprimir
          </GuardedButton>
        }
        footer={() => (
          <div className={classes.footer}>
            <MovimientosTotales totales={totales} show={['monto', 'flete']} />
            <Radio.Group
              label="Flete en el recibo"
              classNames={{ label: VisuallyHidden.classes.root }}
              value={incluyeFlete ? 'con' : 'sin'}
              onChange={(value) => setIncluyeFlete(value === 'con')}
            >
              <div className={classes.options}>
                <Radio value="con" label="Recibo con flete" />
                <Radio value="sin" label="Recibo sin flete" />
              </div>
            </Radio.Group>
            <p className={classes.letras} role="status" aria-label="Importe en letras">
              Recibí la suma de: {showLetras(totales.monto)}
            </p>
            <SaveError error={creation.error} fallback={PRINT_ERROR} />
            {notPrinted && <ReciboNotPrinted />}
          </div>
        )}
      />
    </>
  );
}
