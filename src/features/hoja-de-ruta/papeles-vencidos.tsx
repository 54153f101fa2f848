import { Button, Group, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { openPrintJob, type PrintJob } from '@/lib/printing';
import { Modal } from '@/ui/overlay/overlay';
import { describeVencidos, type HojaConPapeles, type Papeles, type Vencidos } from './papeles';
import classes from './papeles-vencidos.module.css';

type PapelesQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Papeles | null, Key>;

/** What of some papers has expired by the date in the form, and whether they could not be read. */
function useVencidos<Data, Key extends QueryKey>(query: PapelesQuery<Data, Key>) {
  const fecha = useWatch<HojaConPapeles, 'fecha'>({ name: 'fecha' });
  const { data, isError, isPaused } = useQuery(query);
  return {
    vencidos: data ? describeVencidos(data, fecha).join(' · ') : '',
    isUnread: data === null || (data === undefined && (isError || isPaused)),
  };
}

/** What has expired of an option. It reads papers only in view, once, and says nothing of those that it cannot read. */
export function OpcionVencidos<Data, Key extends QueryKey>({
  query,
}: {
  query: PapelesQuery<Data, Key>;
}) {
  const { ref, inViewport } = useInViewport();
  const { vencidos } = useVencidos({ ...query, enabled: inViewport, retry: false });
  return <span ref={ref}>{vencidos}</span>;
}

/** The line under the field: what has expired of the chosen one, or that its papers could not be read. */
export function useAvisoDePapeles<Data, Key extends QueryKey>(
  query: PapelesQuery<Data, Key>,
): ReactNode {
  const { vencidos, isUnread } = useVencidos(query);
  if (vencidos) return <span className={classes.vencidos}>{vencidos}</span>;
  return isUnread && 'No se pudieron leer los papeles';
}

/** Whether to create the sheet all the same. The answer is the window to print in, or null. */
export interface PapelesQuestion {
  vencidos: readonly Vencidos[];
  answer: (job: PrintJob | null) => void;
}

const QUESTION = '¿Crear la hoja de ruta igual?';
const REASON = 'Para la fecha de la hoja hay papeles vencidos:';

/** Asks about expired papers. */
export function PapelesDialog({ question }: { question: PapelesQuestion | null }) {
  const lines = (question?.vencidos ?? []).map(({ nombre, vencidos }) => ({
    nombre,
    vencidos: vencidos.join(' · '),
  }));
  const cancel = () => question?.answer(null);
  // Inside the click, or the browser blocks the window.
  const create = () => question?.answer(openPrintJob());

  function askWithoutDialog() {
    const text = lines.map(({ nombre, vencidos }) => `${nombre}: ${vencidos}`).join('\n');
    if (window.confirm(`${QUESTION}\n${REASON}\n${text}`)) create();
    else cancel();
  }

  return (
    <Modal
      opened={question !== null}
      onClose={cancel}
      // After a deploy or offline the dialog's chunk may fail to load; the browser's own dialog always works.
      onMissing={askWithoutDialog}
      title={QUESTION}
      centered
    >
      <Text size="sm">{REASON}</Text>
      <ul className={classes.lines}>
        {lines.map(({ nombre, vencidos }) => (
          <li key={nombre}>
            {nombre} <span className={classes.vencidos}>{vencidos}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg" gap="xs" className={classes.answers}>
        <Button variant="default" data-autofocus onClick={cancel}>
          Cancelar
        </Button>
        <Button onClick={create}>Crear igual</Button>
      </Group>
    </Modal>
  );
}
