import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTags } from '@tabler/icons-react';
import { LazyEtiquetasDialog } from './lazy-etiquetas-dialog';

interface EtiquetasDeGuardadoProps {
  id: number;
  remito: string;
}

export function EtiquetasDeGuardado({ id, remito }: EtiquetasDeGuardadoProps) {
  const name = remito ? `Etiquetas de ${remito}` : 'Etiquetas del último movimiento';
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTags size={18} />}
        aria-label={name}
        title={name}
        onClick={open}
      >
        Etiquetas
      </Button>
      <LazyEtiquetasDialog opened={opened} onClose={close} de={id} />
    </>
  );
}
