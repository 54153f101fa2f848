import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconPencil, IconPlus } from '@tabler/icons-react';
import { createColumnHelper } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { cantidad, importe, type Campo } from '@/lib/planilla/campos';
import { headingsOf } from '@/lib/planilla/columnas';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { BarAction } from '@/ui/bulk/bar-action';
import { ProgressStatus } from '@/ui/bulk/progress';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { PanelCard } from '@/ui/frame/panel-card';
import { useConfirm, type QuestionPart } from '@/ui/overlay/confirm';
import { Card, type CardOf } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import type { TableColumn, TableFeatures } from '@/ui/table/table-features';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { downloadRows } from './download-rows';
import { isMissing, isReady, showValue, statusOf, type Fila } from './fila';
import { momentText } from './kept';
import type { useCarga } from './use-carga';
import type { Planilla } from './use-planilla';
import classes from './filas.module.css';

interface Computed<Values> {
  name: string;
  label: string;
  show: (values: Values) => string;
}

interface FilasProps<Values extends object> {
  planilla: Planilla;
  filas: readonly Fila<Values>[];
  carga: ReturnType<typeof useCarga<Fila<Values>>>;
  count: (n: number) => string;
  /** Amounts that no column of the file has. */
  computed?: readonly Computed<Values>[];
  /** What the question says of the rows that go. */
  sums?: (values: readonly Values[]) => string;
  /** Why no row can go yet. */
  waits?: string | null;
  onOpen: (fila: Fila<Values>) => void;
  /** What stands beside what is done. */
  next?: ReactNode;
}

const NONE_COMPUTED: never[] = [];

const UNSURE_TEXT = 'Puede que estén agregadas. No se envían de nuevo sin que lo digas.';

/** The rows that are not stored yet, what is wrong with each, and what sends them. */
export function Filas<Values extends object>({
  planilla,
  filas,
  carga,
  count,
  computed = NONE_COMPUTED,
  sums,
  waits = null,
  onOpen,
  next,
}: FilasProps<Values>) {
  const { kept, campos, mark } = planilla;
  const selection = useRowSelection();
  const { ask, dialog } = useConfirm();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const open = filas.filter(({ mark }) => mark.state !== 'sent');
  const ready = open.filter(isReady);
  const missing = open.filter(isMissing);
  const unsure = open.filter(({ mark }) => mark.state === 'unsure');
  const before = open.filter(({ mark }) => mark.before !== undefined && mark.out !== false);
  const [last] = before.map(({ mark }) => mark.before ?? 0).sort((a, b) => b - a);
  const sent = filas.length - open.length;
  const isRunning = carga.progress !== null;
  const busy = isRunning || carga.blocked ? '' : null;
  const [columns, card] = useMemo(() => {
    const used = campos.filter(({ name, aside }) => !aside && kept?.columns.includes(name));
    return [columnsOf(used, computed), cardOf(used, computed)];
  }, [campos, kept?.columns, computed]);
  const shown = onlyMissing ? missing : open;
  const selected = open.filter(({ id }) => selection.ids.has(id));

  function setOut(out: boolean) {
    mark(Object.fromEntries(selected.map(({ id }) => [id, { out }])));
    selection.replace([]);
  }

  // Once, when the rows are as they were before a reload.
  const isKnown = waits === null;
  const lookOnce = useEffectEvent(() => void carga.lookFor(unsure));
  useEffect(() => {
    if (isKnown) lookOnce();
  }, [isKnown]);

  async function run() {
    const stays = open.length - ready.length;
    const counts = new Map<string, number>();
    for (const fila of open.filter((fila) => !isReady(fila)))
      counts.set(statusOf(fila), (counts.get(statusOf(fila)) ?? 0) + 1);
    const parts: QuestionPart[] = [
      {
        text:
          sums?.(ready.map(({ values }) => values)) ??
          'Se envían de a uno, en el orden del archivo.',
      },
      ...(stays > 0
        ? [
            {
              text: `${stays === 1 ? 'Queda afuera' : 'Quedan afuera'} ${showCount(stays, 'fila')}:`,
              items: [...counts].map(([why, n]) => ({ name: `${why} (${n})` })),
            },
          ]
        : []),
    ];
    const title = `¿Agregar ${count(ready.length)}?`;
    const acts = () => void carga.run(ready);
    await ask({ title, parts, confirm: `Agregar ${count(ready.length)}` }, acts);
  }

  async function sendAgain() {
    const parts = [
      {
        text: 'El servidor no contestó por ellas y no aparecen en la lista. Si ya estaban agregadas, quedan dos veces:',
        items: unsure.map((fila) => ({ name: nameOf(fila) })),
      },
    ];
    const title = `¿Enviar de nuevo ${showCount(unsure.length, 'fila')}?`;
    const acts = () => void carga.run(unsure);
    await ask({ title, parts, confirm: 'Enviar de nuevo', caution: 'mistake' }, acts);
  }

  function downloadMissing() {
    if (!kept) return;
    const rows = open.filter((fila) => !isReady(fila));
    const headings = headingsOf(kept.hoja, kept.heading);
    void downloadRows('Las que faltan', [
      ...headings.map((header, column) => ({
        header,
        values: rows.map(({ cells }) => cells[column] ?? ''),
      })),
      { header: 'Motivo', values: rows.map(statusOf) },
    ]);
  }

  return (
    <>
      {sent > 0 && !isRunning && (
        <PanelCard>
          <Text fw={600} mb="xs" role="status">
            {`${count(sent)} ${sent === 1 ? 'agregado' : 'agregados'}`}
          </Text>
          {next}
        </PanelCard>
      )}
      {last !== undefined && (
        <Alert
          color="yellow"
          role="status"
          icon={<IconAlertTriangle />}
          title={`Ya se cargó ${momentText(last)}: ${count(before.length)}`}
        >
          <Group gap="xs">
            <Text size="sm">Esas filas quedan afuera.</Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => mark(Object.fromEntries(before.map(({ id }) => [id, { out: false }])))}
            >
              Cargarlas otra vez
            </Button>
          </Group>
        </Alert>
      )}
      {unsure.length > 0 && !isRunning && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle />}
          title={`${showCount(unsure.length, 'fila')} sin confirmar`}
        >
          <Group gap="xs">
            <Text size="sm">{UNSURE_TEXT}</Text>
            <GuardedButton
              size="xs"
              variant="default"
              blockedBy={busy}
              onClick={() => void carga.lookFor(unsure)}
            >
              Buscarlas
            </GuardedButton>
            <GuardedButton
              size="xs"
              variant="default"
              blockedBy={busy}
              onClick={() => void sendAgain()}
            >
              Enviarlas de nuevo
            </GuardedButton>
          </Group>
        </Alert>
      )}
      {open.length > 0 && (
        <PanelCard flush>
          <Group justify="space-between" gap="xs" px="sm" pt="sm" className={classes.head}>
            <Group gap="md">
              <Text size="sm" role="status">
                {[
                  `${showCount(ready.length)} ${ready.length === 1 ? 'lista' : 'listas'}`,
                  missing.length > 0 && `${showCount(missing.length)} con algo que falta`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
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
                blockedBy={open.length === ready.length ? 'No falta ninguna' : null}
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
                {`Agregar ${count(ready.length)}`}
              </GuardedButton>
            </Group>
          </Group>
          <SelectionBar
            selection={selection}
            hint="Doble clic en una fila la abre; tildá varias para dejarlas afuera"
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
                    blockedBy={
                      busy ?? (selected.length > 0 ? null : 'Seleccioná al menos una fila')
                    }
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
              rowName={nameOf}
              onOpen={(fila) => busy === null && onOpen(fila)}
              empty="No falta ninguna."
              card={card}
              tall={new Set(shown.filter(hasProblem).map(({ id }) => id))}
            />
          </SelectionBar>
        </PanelCard>
      )}
      {dialog}
    </>
  );
}

const hasProblem = ({ problems }: Fila<unknown>) => Object.keys(problems).length > 0;

const nameOf = ({ id, cells }: Fila<unknown>) =>
  `fila ${id}: ${shorten(cells.filter(Boolean).slice(0, 3).join(', '), 60)}`;

function Estado({ fila }: { fila: Fila<unknown> }) {
  const color = isMissing(fila) ? 'var(--mantine-color-error)' : fila.stays ? 'dimmed' : undefined;
  return (
    <Text span inherit c={color}>
      {shorten(statusOf(fila), 120)}
    </Text>
  );
}

function Celda({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <>
      <span>{shorten(text)}</span>
      {problem && (
        <span className={classes.problem} title={problem}>
          {problem}
        </span>
      )}
    </>
  );
}

const isNumber = ({ read }: Campo) => read === importe || read === cantidad;

const shownValue = (fila: Fila<object>, name: string) =>
  showValue(new Map<string, unknown>(Object.entries(fila.values)).get(name));

function columnsOf<Values extends object>(
  campos: readonly Campo[],
  computed: readonly Computed<Values>[],
): TableColumn<Fila<Values>>[] {
  const column = createColumnHelper<TableFeatures, Fila<Values>>();
  return column.columns([
    column.accessor('id', { header: 'Fila', meta: { width: 2.75, numeric: true } }),
    column.accessor(statusOf, {
      id: 'estado',
      header: 'Estado',
      meta: { width: 10 },
      cell: ({ row }) => <Estado fila={row.original} />,
    }),
    ...campos.map((campo) =>
      column.accessor((fila) => shownValue(fila, campo.name), {
        id: campo.name,
        header: campo.label,
        meta: isNumber(campo) ? { width: 6.5, numeric: true } : { width: 9 },
        cell: ({ row: { original } }) => (
          <Celda text={shownValue(original, campo.name)} problem={original.problems[campo.name]} />
        ),
      }),
    ),
    ...computed.map(({ name, label, show }) =>
      column.accessor((fila) => show(fila.values), {
        id: name,
        header: label,
        meta: { numeric: true, width: 6.5 },
      }),
    ),
  ]);
}

/** On a phone. */
const cardOf = <Values extends object>(
  campos: readonly Campo[],
  computed: readonly Computed<Values>[],
): CardOf<Fila<Values>> => ({
  rem: 6.25,
  show: (fila) => (
    <Card
      title={campos
        .filter((campo) => !isNumber(campo))
        .map(({ name }) => shownValue(fila, name))
        .filter(Boolean)
        .slice(0, 2)
        .join(' · ')}
      details={[`Fila ${fila.id}`]}
      amounts={[
        ...campos
          .filter(isNumber)
          .map(({ name, label }) => [label, shownValue(fila, name)] as const),
        ...computed.map(({ label, show }) => [label, show(fila.values)] as const),
      ].filter(([, amount]) => amount)}
      note={<Estado fila={fila} />}
    />
  ),
});
