import { Text } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import type { Ref } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';
import { Foot } from '@/ui/frame/foot';
import classes from '../campos/movimiento-form.module.css';
import { ResetButton } from '../campos/reset-button';
import { savingText, useMovimientoQueue } from '../cola/queue-state';
import { useRecent } from '../cola/remitos-usados';
import { EtiquetasDeGuardado } from '../etiquetas/etiquetas-de-guardado';
import type { RemitoKind } from '../movimientos.queries';
import { NOTHING_CREATED } from './use-nuevo-movimiento';
import type { Saved } from './use-outcome';

/** Shows a button's key in its tooltip, to screen readers, and on the button where there is room. */
const shortcut = (keys: string, ariaKeys: string) => ({
  title: ariaKeys.replace('Control', 'Ctrl'),
  'aria-keyshortcuts': ariaKeys,
  rightSection: (
    <Text span inherit fz="xs" fw={400} aria-hidden="true" className={classes.keys}>
      {keys}
    </Text>
  ),
});

interface CreateFootProps {
  saved: Saved | null;
  onRepeat: () => void;
  onUndo: (() => void) | null;
  onPrint: (remito: RemitoKind) => Promise<void>;
  ref: Ref<HTMLButtonElement>;
}

export function CreateFoot({ saved, onRepeat, onUndo, onPrint, ref }: CreateFootProps) {
  const { waiting, isBlocked } = useMovimientoQueue();
  const [last] = useRecent();
  const saving = savingText(waiting.length);
  const blockedBy = isBlocked ? '' : null;
  return (
    <Foot>
      <GuardedButton
        variant="default"
        blockedBy={last ? null : NOTHING_CREATED}
        onClick={onRepeat}
        title="Alt+R"
        aria-keyshortcuts="Alt+R"
      >
        Repetir último
      </GuardedButton>
      <ResetButton variant="default" onUndo={onUndo}>
        Limpiar campos
      </ResetButton>
      <Text span inherit c="dimmed" fz="sm" role="status">
        {saving}
      </Text>
      {saved && !saving && <EtiquetasDeGuardado {...saved} />}
      <GuardedButton
        variant="light"
        blockedBy={blockedBy}
        leftSection={<IconPrinter size={18} />}
        onClick={() => void onPrint('remito-duplicado')}
      >
        Remito Duplicado
      </GuardedButton>
      <GuardedButton
        variant="light"
        blockedBy={blockedBy}
        leftSection={<IconPrinter size={18} />}
        onClick={() => void onPrint('remito')}
        {...shortcut('Ctrl ⇧ ↵', 'Control+Shift+Enter')}
      >
        Remito
      </GuardedButton>
      <GuardedButton
        ref={ref}
        type="submit"
        blockedBy={blockedBy}
        leftSection={<IconPlus size={18} />}
        {...shortcut('Ctrl ↵', 'Control+Enter')}
      >
        Agregar Movimiento
      </GuardedButton>
    </Foot>
  );
}
