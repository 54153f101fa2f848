import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyEtiquetasDialog } from './lazy-etiquetas-dialog';

interface EtiquetasDeGuardadoProps {
  id: number;
  remito: string;
}

export function EtiquetasDeGuardado({ id, remito }: EtiquetasDeGuardadoProps) {
  const name = remito ? `Etiquetas de ${remito}` : 'Etiquetas del último movimiento';
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTags size={18} />}
        aria-label={name}
        title={name}
        onClick={() => setOpened(true)}
      >
        Etiquetas
      </Button>
      <LazyEtiquetasDialog opened={opened} onClose={() => setOpened(false)} de={id} />
    </>
  );
}
