import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
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
  /** `Editar Cliente` */
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
  /** The route that edits a row. Preloads once a row is selected, as the first click of a double click does, and on hover and focus. */
  to?: LinkProps['to'];
  onEdit: (row: { id: number }) => void;
}

export function EditSelected({ texts, selection, to, onEdit }: EditSelectedProps) {
  const [id] = selection.ids;
  const blockedBy = blockedUnlessOne(selection, texts);
  const router = useRouter();
  const only = selection.ids.size === 1 ? id : undefined;
  const preload = useCallback(() => {
    if (to !== undefined && only !== undefined) {
      void router.preloadRoute({ to, params: { id: only } });
    }
  }, [router, to, only]);
  useEffect(preload, [preload]);
  return (
    <GuardedButton
      variant="default"
      size="xs"
      leftSection={<IconPencil size={16} />}
      blockedBy={blockedBy}
      onPointerEnter={preload}
      onFocus={preload}
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
