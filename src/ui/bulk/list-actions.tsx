import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shortMessage } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import type { Question } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BarAction } from './bar-action';
import { useBulk } from './use-bulk';
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

export interface DeleteTexts {
  count: (n: number) => string;
  noneSelected: string;
  deleted: string;
  error: string;
}

interface RowActionsProps<Item extends { id: number }> extends EditSelectedProps {
  /** Of this page: the question names the selected ones, and warns about those of other pages. */
  rows: readonly Item[];
  pagina: number | undefined;
  rowName: (row: Item) => string;
  remove: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<unknown>;
  deleteTexts: DeleteTexts;
  children?: ReactNode;
}

/** Edits or deletes the selected rows (spec section 2, Shared list behaviour). */
export function RowActions<Item extends { id: number }>({
  selection,
  rows,
  pagina,
  rowName,
  remove,
  read,
  deleteTexts: texts,
  children,
  ...edit
}: RowActionsProps<Item>) {
  const queryClient = useQueryClient();
  const { button, run, guard, ask, busy, isRunning, status } = useBulk(selection);
  useGoneRows({ selection, rows, pagina, read });

  async function deleteSelected() {
    const named = (id: number, name = '') => ({ id, name: name.trim() || 'Sin nombre' });
    const shown = rows
      .filter(({ id }) => selection.ids.has(id))
      .map((row) => named(row.id, rowName(row)));
    const elsewhere = [...selection.ids]
      .filter((id) => !rows.some((row) => row.id === id))
      .map((id) => named(id));
    const chosen = [...shown, ...elsewhere];
    const question = askDelete(texts.count(chosen.length), shown, elsewhere.length);
    if (!(await ask(question, () => true))) return;
    await guard.run(() =>
      run(chosen, {
        async send(batch) {
          await remove(batch[0].id);
          return batch;
        },
        label: 'Eliminados',
        doing: 'eliminando',
        count: texts.count,
        undone: 'sin eliminar',
        reason: (error, { name }) => `${shorten(name)}: ${shortMessage(error, texts.error)}`,
        error: texts.error,
        success: (total) =>
          total === 1 ? texts.deleted : `${texts.deleted} (${showCount(total)})`,
        async after({ done }) {
          selection.remove(done.map(({ id }) => id));
          await invalidate(queryClient);
        },
      }),
    );
  }

  return (
    <>
      {children}
      <EditSelected selection={selection} {...edit} />
      <GuardedButton
        ref={button}
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} />}
        loading={isRunning}
        blockedBy={busy ? '' : selection.ids.size === 0 ? texts.noneSelected : null}
        onClick={() => void deleteSelected()}
      >
        Eliminar
      </GuardedButton>
      {status}
    </>
  );
}

function askDelete(what: string, shown: readonly { name: string }[], outOfView: number): Question {
  const isOne = what.startsWith('1 ');
  const elsewhere =
    outOfView === 1
      ? '1 de los seleccionados no está a la vista en esta página.'
      : `${showCount(outOfView)} de los seleccionados no están a la vista en esta página.`;
  return {
    title: `¿Eliminar ${what}?`,
    parts: [
      {
        text: `Esta acción no puede deshacerse. Se ${isOne ? 'eliminará' : 'eliminarán'} ${what} de forma permanente.`,
        items: shown,
      },
      ...(outOfView > 0 ? [{ text: `Atención: ${elsewhere}` }] : []),
    ],
    confirm: 'Eliminar',
    caution: 'final',
  };
}
