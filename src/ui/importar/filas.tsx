import { Group, Switch, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { headingsOf } from '@/lib/planilla/columnas';
import { GuardedButton } from '@/ui/action/guarded-button';
import { BarAction } from '@/ui/bulk/bar-action';
import { ProgressStatus } from '@/ui/bulk/progress';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { PanelCard } from '@/ui/frame/panel-card';
import { useConfirm } from '@/ui/overlay/confirm';
import { DataTable } from '@/ui/table/data-table';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { askAgregar, type Fechas } from './ask-agregar';
import { downloadRows } from './download-rows';
import {
  countsText,
  hasProblem,
  isMissing,
  isReady,
  nameOfFila,
  situacionOf,
  statusOf,
  type Fila,
} from './fila';
import { cardOf, columnsOf, type Computed } from './fila-table';
import type { Carga } from './use-carga';
import type { Planilla } from './use-planilla';
import classes from './filas.module.css';

export interface FilasProps<Values extends object> {
  planilla: Planilla;
  /** Those that are not stored. */
  filas: readonly Fila<Values>[];
  carga: Pick<Carga<Fila<Values>>, 'run' | 'progress'>;
  count: (n: number) => string;
  computed?: readonly Computed<Values>[];
  /** What the question says of the rows that go. */
  sums?: (values: readonly Values[]) => string;
  fechas: Fechas;
  /** Why no row can go yet. */
  waits: string | null;
  busy: string | null;
  onOpen: (fila: Fila<Values>) => void;
}

const NONE_COMPUTED: never[] = [];

const ONE_BY_ONE = () => 'Se envían de a uno, en el orden del archivo.';

/** The rows that are not stored yet, what is wrong with each, and what sends them. */
export function Filas<Values extends object>({
  planilla,
  filas,
  carga,
  count,
  computed = NONE_COMPUTED,
  sums = ONE_BY_ONE,
  fechas,
  waits,
  busy,
  onOpen,
}: FilasProps<Values>) {
  const { kept, campos, mark } = planilla;
  const selection = useRowSelection();
  const { ask, dialog } = useConfirm();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const ready = filas.filter(isReady);
  const missing = filas.filter(isMissing);
  const shown = onlyMissing ? missing : filas;
  const selected = filas.filter(({ id }) => selection.ids.has(id));
  const [columns, card] = useMemo(() => {
    const used = campos.filter(({ name, aside }) => !aside && kept?.columns.includes(name));
    return [columnsOf(used, computed), cardOf(used, computed)];
  }, [campos, kept?.columns, computed]);

  function setOut(out: boolean) {
    mark(Object.fromEntries(selected.map(({ id }) => [id, { out }])));
    selection.replace([]);
  }

  const isRetry = ready.every((fila) => situacionOf(fila) === 'failed');
  const action =
    ready.length === 0 ? 'Agregar' : `${isRetry ? 'Reintentar' : 'Agregar'} ${count(ready.length)}`;
  const says = () => sums(ready.map(({ values }) => values));
  const run = () => ask(askAgregar(filas, count, says(), fechas), () => void carga.run(ready));

  function downloadMissing() {
    if (!kept) return;
    const rows = filas.filter((fila) => situacionOf(fila) !== 'ready');
    void downloadRows('Las que faltan', [
      ...headingsOf(kept.hoja, kept.heading).map((header, column) => ({
        header,
        values: rows.map(({ cells }) => cells[column] ?? ''),
      })),
      { header: 'Motivo', values: rows.map(statusOf) },
    ]);
  }

  return (
    <PanelCard flush>
      <Group justify="space-between" gap="xs" px="sm" pt="sm" className={classes.head}>
        <Group gap="md">
          <Text size="sm" role="status">
            {countsText(filas)}
          </Text>
          <Switch
            size="xs"
            label="Solo las que faltan"
            checked={onlyMissing}
            onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
          />
        </Group>
        <Group gap="xs">
          <GuardedButton
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} />}
            blockedBy={
              filas.every((fila) => situacionOf(fila) === 'ready') ? 'No falta ninguna' : null
            }
            onClick={downloadMissing}
          >
            Descargar las que faltan
          </GuardedButton>
          <GuardedButton
            ref={add}
            leftSection={<IconPlus size={18} />}
            blockedBy={busy ?? waits ?? (ready.length === 0 ? 'No hay filas listas' : null)}
            onClick={() => void run()}
          >
            {action}
          </GuardedButton>
        </Group>
      </Group>
      <SelectionBar
        selection={selection}
        hint="Tildá una fila para editarla o dejarla afuera; un doble clic la abre"
        actions={
          <>
            <ProgressStatus
              progress={carga.progress && { ...carga.progress, label: 'Agregados', few: 0 }}
              focusAfter={add}
            />
            <BarAction
              leftSection={<IconPencil size={16} />}
              blockedBy={busy ?? (selected.length === 1 ? null : 'Seleccioná una sola fila')}
              onClick={() => selected[0] && onOpen(selected[0])}
            >
              Editar fila
            </BarAction>
            {([true, false] as const).map((out) => (
              <BarAction
                key={String(out)}
                blockedBy={busy ?? (selected.length > 0 ? null : 'Seleccioná al menos una fila')}
                onClick={() => setOut(out)}
              >
                {out ? 'Dejar afuera' : 'Incluir'}
              </BarAction>
            ))}
          </>
        }
      >
        <DataTable
          label="Filas de la planilla"
          columns={columns}
          rows={shown}
          selection={selection}
          rowName={nameOfFila}
          onOpen={(fila) => busy === null && onOpen(fila)}
          empty="No falta ninguna."
          card={card}
          tall={new Set(shown.filter(hasProblem).map(({ id }) => id))}
        />
      </SelectionBar>
      {dialog}
    </PanelCard>
  );
}
