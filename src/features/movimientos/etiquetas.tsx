import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { lazyOverlay } from '@/ui/overlay/overlay';

/** The dialog that prints labels, lazy. */
export const EtiquetasDialog = lazyOverlay(() =>
  import('./etiquetas-dialog').then((module) => module.EtiquetasDialog),
);

interface EtiquetasDeGuardadoProps {
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
