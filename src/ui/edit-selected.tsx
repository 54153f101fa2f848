import { IconPencil } from '@tabler/icons-react';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { GuardedButton } from './guarded-button';
import type { RowSelection } from './use-row-selection';

interface EditSelectedProps {
  /** `Editar Cliente` */
  label: string;
  selection: RowSelection;
  noneSelected: string;
  severalSelected: string;
  /** The screen that edits a row, where it is one of its own: loaded ahead when the button is pointed at or has the focus. */
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
  const { size } = selection.ids;
  const [id] = selection.ids;
  const blockedBy = size === 0 ? noneSelected : size > 1 ? severalSelected : null;
  const router = useRouter();
  function lookAhead() {
    if (to !== undefined && id !== undefined && blockedBy === null) {
      void router.preloadRoute({ to, params: { id } });
    }
  }
  return (
    <GuardedButton
      variant="default"
      size="xs"
      leftSection={<IconPencil size={16} />}
      blockedBy={blockedBy}
      onPointerEnter={lookAhead}
      onFocus={lookAhead}
      onClick={() => id !== undefined && onEdit(id)}
    >
      {label}
    </GuardedButton>
  );
}
