import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BarAction } from './bar-action';
import { DeleteDialog, type DeleteTexts } from './delete-dialog';
import { useGoneRows } from './use-gone-rows';

export function ClearSelection({ selection }: { selection: RowSelection }) {
  return (
    <BarAction
      variant="subtle"
      color="gray"
      blockedBy={selection.ids.size === 0 ? '' : null}
      onClick={() => selection.replace([])}
    >
      Deseleccionar todo
    </BarAction>
  );
}

export interface EditTexts {
  label: string;
  noneSelected: string;
  severalSelected: string;
}

export const blockedUnlessOne = (
  { ids: { size } }: RowSelection,
  texts: Omit<EditTexts, 'label'>,
) => (size === 0 ? texts.noneSelected : size > 1 ? texts.severalSelected : null);

interface EditSelectedProps {
  texts: EditTexts;
  selection: RowSelection;
  onEdit: (row: { id: number }) => void;
}

export function EditSelected({ texts, selection, onEdit }: EditSelectedProps) {
  const [id] = selection.ids;
  return (
    <GuardedButton
      variant="default"
      size="xs"
      leftSection={<IconPencil size={16} />}
      blockedBy={blockedUnlessOne(selection, texts)}
      onClick={() => id !== undefined && onEdit({ id })}
    >
      {texts.label}
    </GuardedButton>
  );
}

interface RowActionsProps<Item extends { id: number }> extends EditSelectedProps {
  rows: readonly Item[];
  pagina: number | undefined;
  rowName: (row: Item) => string;
  remove: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<unknown>;
  deleteTexts: DeleteTexts;
  children?: ReactNode;
}

export function RowActions<Item extends { id: number }>({
  selection,
  rows,
  pagina,
  rowName,
  remove,
  read,
  deleteTexts,
  children,
  ...edit
}: RowActionsProps<Item>) {
  const [isDeleting, setIsDeleting] = useState(false);
  useGoneRows({ selection, rows, pagina, read });
  return (
    <>
      {children}
      <EditSelected selection={selection} {...edit} />
      <GuardedButton
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} />}
        blockedBy={selection.ids.size === 0 ? deleteTexts.noneSelected : null}
        onClick={() => setIsDeleting(true)}
      >
        Eliminar
      </GuardedButton>
      <DeleteDialog
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        selection={selection}
        visible={rows
          .filter(({ id }) => selection.ids.has(id))
          .map((row) => ({ id: row.id, name: rowName(row) }))}
        remove={remove}
        texts={deleteTexts}
      />
    </>
  );
}
