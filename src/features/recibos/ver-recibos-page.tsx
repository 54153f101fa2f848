import { createColumnHelper } from '@tanstack/react-table';
import { IconPrinter } from '@tabler/icons-react';
import { formatFechaHora } from '@/domain/fechas';
import type { PrintKind } from '@/lib/print/batch';
import { printDocument } from '@/lib/print/document';
import { NOTHING_STORED } from '@/lib/print/stored';
import { openPrintJob } from '@/lib/print/window';
import type { ListSearch } from '@/lib/url/list-search';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { ExportList } from '@/ui/entity/export-list';
import { ListCard } from '@/ui/entity/list-card';
import { PageHeader } from '@/ui/frame/page-header';
import { usePrintMany } from '@/ui/print/use-print-many';
import { Card } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import { useRowSelection, useSeenRows, type RowSelection } from '@/ui/table/use-row-selection';
import { reciboName, type Recibo } from './recibo.schema';
import { fetchReciboPdf, PDF_ERROR, PDF_MISSING, recibosQueries } from './recibos.queries';
import classes from './ver-recibos-page.module.css';

const RECIBOS: PrintKind<never> = {
  noun: 'recibo',
  title: 'Recibos',
  fileName: 'recibos.pdf',
  load: fetchReciboPdf,
  source: null,
  error: PDF_ERROR,
  missing: PDF_MISSING,
};

const column = createColumnHelper<TableFeatures, Recibo>();

const textOrDash = (value: string | null | undefined) => value || '-';
const EstadoDeRecibo = ({ children }: { children: string }) => (
  <span className={children.toLowerCase() === 'anulado' ? classes.anulado : undefined}>
    {children}
  </span>
);
const montoOrDash = (pesos: number | null) => (pesos === null ? '-' : showMonto(pesos));

const columns = column.columns([
  column.accessor(({ cliente }) => textOrDash(cliente?.nombre), {
    id: 'cliente',
    header: 'Cliente',
  }),
  column.accessor(({ estado }) => textOrDash(estado?.nombre), {
    id: 'estado',
    header: 'Estado',
    meta: { width: 5 },
    cell: ({ getValue }) => <EstadoDeRecibo>{getValue()}</EstadoDeRecibo>,
  }),
  column.accessor(({ tipo }) => textOrDash(tipo?.tipo), {
    id: 'tipo',
    header: 'Tipo',
    meta: { width: 6.75 },
  }),
  column.accessor(({ reciboNumero }) => textOrDash(reciboNumero), {
    id: 'reciboNumero',
    header: 'Recibo número',
    meta: { width: 6.5 },
  }),
  column.accessor(({ fechaGeneracion }) => fechaGeneracion && formatFechaHora(fechaGeneracion), {
    id: 'fechaGeneracion',
    header: 'Fecha generación',
    meta: { kind: 'fechaHora', width: 7 },
    cell: ({ getValue }) => textOrDash(getValue()),
  }),
  column.accessor('totalMonto', {
    header: 'Total Monto',
    meta: { kind: 'pesos', summed: true, numeric: true, width: 6.25 },
    cell: ({ getValue }) => montoOrDash(getValue()),
  }),
  column.accessor('totalFlete', {
    header: 'Total Flete',
    meta: { kind: 'pesos', summed: true, numeric: true, width: 6.25 },
    cell: ({ getValue }) => montoOrDash(getValue()),
  }),
  column.accessor(({ concepto }) => textOrDash(concepto), { id: 'concepto', header: 'Concepto' }),
]);

const card = {
  rem: 6.375,
  show: ({
    cliente,
    estado,
    reciboNumero,
    fechaGeneracion,
    concepto,
    totalMonto,
    totalFlete,
  }: Recibo) => (
    <Card
      title={textOrDash(cliente?.nombre)}
      details={[textOrDash(reciboNumero)]}
      amounts={[
        ['Monto', montoOrDash(totalMonto)],
        ...(totalFlete ? [['Flete', showMonto(totalFlete)] as const] : []),
      ]}
      note={[fechaGeneracion && formatFechaHora(fechaGeneracion), concepto]
        .filter(Boolean)
        .join(' · ')}
      chips={<EstadoDeRecibo>{textOrDash(estado?.nombre)}</EstadoDeRecibo>}
    />
  ),
};

export function VerRecibosPage({ search }: { search: ListSearch }) {
  const selection = useRowSelection(search.texto);
  return (
    <>
      <PageHeader
        title="Recibos"
        crumbs={[{ label: 'Recibos', to: '/recibos-menu' }, { label: 'Ver Recibos' }]}
      />
      <ListCard
        search={search}
        query={recibosQueries.list}
        texts={{
          search: 'Buscar Recibo',
          total: 'Total clientes',
          noMatch: 'Ningún recibo',
          nothingYet: 'Todavía no hay recibos.',
        }}
        tools={
          <ExportList
            name="Recibos"
            columns={columns}
            search={search}
            query={recibosQueries.list}
            selection={selection}
          />
        }
        frame={(table, rows) => (
          <SelectionBar
            selection={selection}
            hint="Tildá los recibos para imprimir"
            actions={<RecibosActions selection={selection} rows={rows} />}
          >
            {table}
          </SelectionBar>
        )}
      >
        {(table) => (
          <DataTable
            {...table}
            label="Recibos"
            columns={columns}
            card={card}
            selection={selection}
            rowName={({ id, reciboNumero }) => `recibo ${reciboNumero ?? id}`}
          />
        )}
      </ListCard>
    </>
  );
}

interface RecibosActionsProps {
  selection: RowSelection;
  rows: readonly Recibo[];
}

function RecibosActions({ selection, rows }: RecibosActionsProps) {
  const guard = useSubmitGuard();
  const ticked = useSeenRows(rows).filter(({ id }) => selection.ids.has(id));
  const [only, ...others] = ticked;
  const { button, print: printSeveral, busy, status } = usePrintMany(selection);

  function print() {
    if (!only) return;
    const job = openPrintJob();
    void guard.run(() =>
      printDocument(job, {
        name: reciboName(only),
        source: NOTHING_STORED,
        load: () => fetchReciboPdf(only.id),
        fileName: `recibo-${only.id}.pdf`,
        error: PDF_ERROR,
        missing: PDF_MISSING,
      }),
    );
  }

  return (
    <>
      <GuardedButton
        size="xs"
        leftSection={<IconPrinter size={16} />}
        blockedBy={
          guard.blocked
            ? ''
            : only && others.length === 0
              ? null
              : 'Seleccioná un solo recibo para imprimir'
        }
        onClick={print}
      >
        Imprimir
      </GuardedButton>
      {status}
      {others.length > 0 && (
        <GuardedButton
          ref={button}
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={16} />}
          blockedBy={busy ? '' : null}
          onClick={() =>
            printSeveral(
              ticked.map((row) => ({ id: row.id, name: reciboName(row) })),
              RECIBOS,
            )
          }
        >
          {`Imprimir recibos (${showCount(ticked.length)})`}
        </GuardedButton>
      )}
    </>
  );
}
