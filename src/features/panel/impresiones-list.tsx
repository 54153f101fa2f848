import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import type { Printed } from '@/lib/print/history';
import { ListPopover } from '@/ui/overlay/list-popover';
import { Impresion } from './impresion';

const TITLE = 'Últimas impresiones';

export interface ImpresionesListProps {
  printed: readonly Printed[];
}

export function ImpresionesList({ printed }: ImpresionesListProps) {
  const [opened, list] = useDisclosure();

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
        <Impresion key={one.id} one={one} onPrinted={list.close} />
      ))}
    </ListPopover>
  );
}
