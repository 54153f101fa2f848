import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DeleteTexts } from './delete-dialog';
import { DeleteSelected } from './delete-selected';
import { EditSelected } from './edit-selected';
import { SelectionActions } from './selection-actions';
import type { RowSelection } from './use-row-selection';

interface ListActionsProps {
  selection: RowSelection;
  /** The rows in view. */
  rows: readonly { id: number }[] | undefined;
  edit: {
    label: string;
    noneSelected: string;
    severalSelected: string;
    to: LinkProps['to'];
    onEdit: (id: number) => void;
  };
  remove: (id: number) => Promise<unknown>;
  deleteTexts: DeleteTexts;
  /** What else one list can do with its selected rows. */
  children?: ReactNode;
}

/** What every server-paged list can do with its selected rows: let them go, edit the one, delete them. */
export function ListActions({
  selection,
  rows = [],
  edit,
  remove,
  deleteTexts,
  children,
}: ListActionsProps) {
  return (
    <>
      <SelectionActions count={selection.ids.size} onClear={() => selection.replace([])} />
      {children}
      <EditSelected selection={selection} {...edit} />
      <DeleteSelected
        selection={selection}
        visibleIds={rows.map(({ id }) => id)}
        remove={remove}
        texts={deleteTexts}
      />
    </>
  );
}
