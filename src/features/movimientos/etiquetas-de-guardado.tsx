import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { EtiquetasDialog } from './etiquetas';

export interface EtiquetasDeGuardadoProps {
  id: number;
  remito: string;
}

/** Offers the labels of a movement that was just saved. */
export function EtiquetasDeGuardado({ id, remito }: EtiquetasDeGuardadoProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <GuardedButton
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTags size={16} />}
        onClick={() => setOpened(true)}
      >
        {remito ? `Etiquetas de ${remito}` : 'Etiquetas'}
      </GuardedButton>
      <EtiquetasDialog opened={opened} onClose={() => setOpened(false)} de={id} />
    </>
  );
}
