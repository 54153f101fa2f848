import { ActionIcon, Box, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { fechaYHora } from '@/domain/fechas';
import { downloadBlob } from '@/lib/page/download';
import { tellBlocked } from '@/lib/print/document';
import type { Printed } from '@/lib/print/history';
import { openPrintJob } from '@/lib/print/window';
import { ListPopover } from '@/ui/overlay/list-popover';

const TITLE = 'Últimas impresiones';

export interface ImpresionesListProps {
  printed: readonly Printed[];
}

export function ImpresionesList({ printed }: ImpresionesListProps) {
  const [opened, list] = useDisclosure();

  function reprint({ pdf, fileName }: Printed) {
    const job = openPrintJob();
    tellBlocked(job);
    job.print(pdf, fileName);
    list.close();
  }

  return (
    <ListPopover
      title={TITLE}
      opened={opened}
      onChange={list.set}
      width={26}
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={TITLE}
          title={TITLE}
          onClick={list.toggle}
        >
          <IconPrinter size={20} stroke={1.7} />
        </ActionIcon>
      }
      foot="Se guardan las últimas diez, hasta que cerrás la sesión o la pestaña."
    >
      {printed.map((one) => (
        <Box component="li" key={one.id} py={4} fz="sm">
          <Box component="span" flex={1} miw={0}>
            <span>{one.name}</span>{' '}
            <Text span inherit c="dimmed">
              {fechaYHora(one.at)[1]}
            </Text>
          </Box>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Reimprimir ${one.name}`}
            onClick={() => reprint(one)}
          >
            Reimprimir
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Descargar ${one.name}`}
            onClick={() => downloadBlob(one.pdf, one.fileName)}
          >
            Descargar
          </Button>
        </Box>
      ))}
    </ListPopover>
  );
}
