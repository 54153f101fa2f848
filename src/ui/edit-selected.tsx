import { IconPencil } from '@tabler/icons-react';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { GuardedButton } from './guarded-button';
import type { RowSelection } from './use-row-selection';

interface EditSelectedProps {
  /** `Editar Cliente` */
  label: string;
  selection: RowSelection;
  noneSelected: string;
  severalSelected: string;
  /** The screen that edits a row, where it is one of its own: loaded ahead for the one that is selected. */
  to?: LinkProps['to'];
  onEdit: (id: number) => void;
}

/** Opens the one selected row; with none or several it says what is missing. */
export function EditSelected({
  label,
  selection,
  noneSelected,
  severalSelected,
  to,
  onEdit,
}: EditSelectedProps) {
  const [id, ...others] = selection.ids;
  const only = others.length === 0 ? id : undefined;
  const router = useRouter();
  useEffect(() => {
    if (to === undefined || only === undefined) return;
    return whenIdle(() => void router.preloadRoute({ to, params: { id: only } }));
  }, [router, to, only]);
  const blockedBy = id === undefined ? noneSelected : others.length > 0 ? severalSelected : null;
  return (
    <GuardedButton
      variant="default"
      size="xs"
      leftSection={<IconPencil size={16} />}
      blockedBy={blockedBy}
      onClick={() => id !== undefined && onEdit(id)}
    >
      {label}
    </GuardedButton>
  );
}
