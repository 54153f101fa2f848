import { Box, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fechaYHora } from '@/domain/fechas';
import { downloadBlob } from '@/lib/page/download';
import { tellBlocked } from '@/lib/print/document';
import type { Printed } from '@/lib/print/history';
import type { Since } from '@/lib/print/stored';
import { openPrintJob, type PrintJob } from '@/lib/print/window';
import { showCount } from '@/lib/values/show-importe';

/** Records are read one by one. A larger document is looked at when it is printed again. */
const MAX_RECORDS_READ = 20;

const UNCHANGED: Since = { of: 0, changed: 0, deleted: new Set(), unread: 0 };

function sinceText({ of, changed, deleted: { size: deleted }, unread }: Since): string | null {
  const gone = deleted === 1 ? 'ya no existe' : 'ya no existen';
  if (deleted > 0 && deleted === of) return of === 1 ? 'Ya no existe' : 'Ya no existen';
  if (deleted > 0) return `Cambió desde que se imprimió: ${showCount(deleted)} ${gone}`;
  if (changed > 0) return 'Cambió desde que se imprimió';
  return unread > 0 ? 'No se pudo ver si cambió' : null;
}

export function Impresion({ one, onPrinted }: { one: Printed; onPrinted: () => void }) {
  const { name, fileName, pdf, stored } = one;
  const queryClient = useQueryClient();
  const options = {
    queryKey: ['impresiones', one.id],
    queryFn: () => stored?.since() ?? UNCHANGED,
    gcTime: 0,
    staleTime: 0,
    // Offline it says at once that it does not know.
    networkMode: 'always',
  } as const;
  const { data: since = UNCHANGED } = useQuery({
    ...options,
    enabled: stored !== null && stored.count <= MAX_RECORDS_READ,
  });
  const text = sinceText(since);
  const hasChanged = since.changed + since.deleted.size > 0;

  function show(job: PrintJob) {
    tellBlocked(job);
    job.print(pdf, fileName);
    onPrinted();
  }

  async function reprint() {
    const job = openPrintJob();
    const now = stored && !hasChanged ? await job.run(() => queryClient.query(options)) : UNCHANGED;
    // Shown here instead, with both papers to choose from.
    if (now.changed + now.deleted.size > 0) job.cancel();
    else show(job);
  }

  function printNow() {
    stored?.printNow(openPrintJob(), since.deleted);
    onPrinted();
  }

  return (
    <Box component="li" py={4} fz="sm">
      <Box component="span" flex={hasChanged ? '1 0 100%' : 1} miw={0}>
        <span>{name}</span>{' '}
        <Text span inherit c="dimmed">
          {fechaYHora(one.at)[1]}
        </Text>
        <Text span inherit role="status" display="block" c="var(--panel-warning)">
          {text}
        </Text>
      </Box>
      {hasChanged && since.deleted.size < since.of && (
        <Button
          variant="light"
          size="compact-sm"
          aria-label={`Imprimir como está ahora: ${name}`}
          onClick={printNow}
        >
          Imprimir como está ahora
        </Button>
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Reimprimir ${name}`}
        onClick={() => void reprint()}
      >
        Reimprimir
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Descargar ${name}`}
        onClick={() => downloadBlob(pdf, fileName)}
      >
        Descargar
      </Button>
    </Box>
  );
}
