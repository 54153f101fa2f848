import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { beginWork } from '@/lib/cache/under-way';
import { downloadBlob } from '@/lib/page/download';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';
import type { Format } from '@/lib/planilla/planilla';
import { writePlanilla } from '@/lib/planilla/files';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { UnreadPageError, type ExportSource } from './export-source';
import { toPlanilla } from './to-planilla';

const FORMATS = [
  { format: 'xlsx', label: 'Excel (.xlsx)', Icon: IconFileSpreadsheet },
  { format: 'csv', label: 'CSV (.csv)', Icon: IconFileText },
] as const;

interface ExportarProps<Item> {
  /** Null while there are no rows: the button keeps its place and is blocked. */
  source: ExportSource<Item> | null;
}

export function Exportar<Item>({ source }: ExportarProps<Item>) {
  const button = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ text: string; retry: () => void } | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    button.current?.focus();
  }

  function retry() {
    failure?.retry();
    // Cancelar replaces the clicked button.
    button.current?.focus();
  }

  async function exportAs(source: ExportSource<Item>, format: Format, since: number) {
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setProgress('Exportando…');
    const work = beginWork(`Se está exportando «${source.name}»`);
    try {
      const { rows, missing } =
        typeof source.rows === 'function'
          ? await source.rows({
              since,
              signal,
              onPage: (done, total) =>
                setProgress(`Leyendo página ${showCount(done)} de ${showCount(total)}…`),
            })
          : { rows: source.rows, missing: 0 };
      setProgress('Armando el archivo…');
      const planilla = toPlanilla({ ...source, rows }, new Date());
      const fileName = `${planilla.name}.${format}`;
      downloadBlob(await writePlanilla(planilla, format, signal), fileName);
      const done = `${showCount(rows.length, 'fila')} en «${fileName}».`;
      if (missing > 0) {
        toasts.warning(`${done} Faltan ${showCount(missing)}: no se pudieron leer.`);
      } else toasts.success(done);
    } catch (error) {
      if (signal.aborted) return;
      logError(error);
      setFailure({
        text: `No se exportó nada. ${error instanceof UnreadPageError ? error.message : 'Probá de nuevo.'}`,
        retry: () => void exportAs(source, format, since),
      });
    } finally {
      work.end();
      setProgress(null);
    }
  }

  return (
    <Group gap="xs">
      {progress && (
        <Text size="xs" c="dimmed" role="status">
          {progress}
        </Text>
      )}
      {failure && (
        <>
          <Text role="alert" size="xs" c="red">
            {failure.text}
          </Text>
          <Button variant="default" size="xs" onClick={retry}>
            Reintentar
          </Button>
        </>
      )}
      {progress && (
        <Button variant="default" size="xs" onClick={cancel}>
          Cancelar
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <GuardedButton
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} />}
            blockedBy={progress === null ? (source ? null : 'No hay filas para exportar') : ''}
          >
            Exportar
          </GuardedButton>
        </Menu.Target>
        {source && (
          <Menu.Dropdown>
            <Menu.Label>{source.scope}</Menu.Label>
            {FORMATS.map(({ format, label, Icon }) => (
              <Menu.Item
                key={format}
                leftSection={<Icon size={18} stroke={1.7} />}
                onClick={() => void exportAs(source, format, performance.now())}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        )}
      </Menu>
    </Group>
  );
}
