import { Box, Button } from '@mantine/core';
import { formatFecha } from '@/domain/fechas';
import { has } from '@/lib/values/has';
import type { Conflict } from '@/lib/values/merge-edits';
import { shorten } from '@/lib/values/shorten';
import { listFormat } from '@/lib/values/some-of';
import { Foot } from '@/ui/frame/foot';
import { Modal } from '@/ui/overlay/overlay';
import type { Editing } from './editing';
import classes from './conflict-dialog.module.css';

export interface ConflictQuestion<Values> {
  conflicts: readonly Conflict<Values>[];
  /** Null: back to the form. */
  answer: (keep: 'mine' | 'theirs' | null) => void;
}

interface ConflictDialogProps<Item, Values> {
  editing: Editing<Item, Values>;
  question: ConflictQuestion<Values> | null;
}

export function ConflictDialog<Item, Values>({
  editing: { labels, show, record },
  question,
}: ConflictDialogProps<Item, Values>) {
  const { conflicts, answer } = question ?? { conflicts: [] };
  const back = () => answer?.(null);
  const named = listFormat.format(conflicts.map(({ name }) => labels[name]));
  return (
    <Modal
      opened={question !== null}
      onClose={back}
      title={`Otra persona cambió ${named} mientras editabas`}
      centered
      size="xl"
    >
      <table className={classes.values}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Lo tuyo</th>
            <th scope="col">Lo de la otra persona</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              {[mine, theirs].map((value, index) => (
                <ValueCell key={index} text={show?.(name, value, record) ?? valueText(value)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Foot>
        <Button variant="default" data-autofocus onClick={back}>
          Seguir editando
        </Button>
        <Button
          variant="default"
          h="auto"
          classNames={{ label: classes.long }}
          onClick={() => answer?.('theirs')}
        >
          Guardar lo de la otra persona
        </Button>
        <Button onClick={() => answer?.('mine')}>Guardar lo mío</Button>
      </Foot>
    </Modal>
  );
}

function ValueCell({ text }: { text: string }) {
  return (
    <Box component="td" c={text ? undefined : 'dimmed'}>
      {shorten(text, 300) || '(vacío)'}
    </Box>
  );
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const text = value.trim();
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatFecha(text) : text;
  }
  return has(value, 'nombre') ? String(value.nombre) : '';
}
