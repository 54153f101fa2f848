import { IconPencil } from '@tabler/icons-react';
import { GuardedButton } from './guarded-button';
import type { RowSelection } from './use-row-selection';

interface EditSelectedProps {
  /** `Editar Cliente` */
  label: string;
  selection: RowSelection;
  noneSelected: string;
  severalSelected: string;
  onEdit: (id: number) => void;
}

/** Opens the one selected row; with none or several it says what is missing. */
export function EditSelected({
  label,
  selection,
  noneSelected,
  severalSelected,
  onEdit,
}: EditSelectedProps) {
  const [id, ...others] = selection.ids;
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
