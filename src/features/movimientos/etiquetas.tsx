import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { lazyOverlay } from '@/ui/overlay/overlay';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { Movimiento } from './movimiento.schema';

const EtiquetasDialog = lazyOverlay(() =>
  import('./etiquetas-dialog').then((module) => module.EtiquetasDialog),
);

interface EtiquetasDeTildadosProps {
  selection: RowSelection;
  /** All movements that may be ticked. */
  rows: readonly Movimiento[];
}

/** Offers the labels of the ticked movements. */
export function EtiquetasDeTildados({ selection: { ids }, rows }: EtiquetasDeTildadosProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <GuardedButton
        variant="default"
        size="xs"
        leftSection={<IconTag size={16} />}
        blockedBy={ids.size === 0 ? 'Debe seleccionar al menos un movimiento' : null}
        onClick={() => setOpened(true)}
      >
        Etiquetas
      </GuardedButton>
      <EtiquetasDialog
        opened={opened}
        onClose={() => setOpened(false)}
        de={rows.filter(({ id }) => ids.has(id))}
      />
    </>
  );
}

/** Offers the labels of a movement that was just saved. */
export function EtiquetasDeGuardado({ id, remito }: { id: number; remito: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <GuardedButton
        variant="subtle"
        leftSection={<IconTag size={18} />}
        onClick={() => setOpened(true)}
      >
        {remito ? `Etiquetas de ${remito}` : 'Etiquetas'}
      </GuardedButton>
      <EtiquetasDialog opened={opened} onClose={() => setOpened(false)} de={id} />
    </>
  );
}
