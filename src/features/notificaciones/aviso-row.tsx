import { noop, useMutation } from '@tanstack/react-query';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClockExclamation,
  IconInfoCircle,
  IconNotes,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatFecha } from '@/domain/fechas';
import { shorten } from '@/lib/values/shorten';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { isRecordatorio, type Aviso } from './avisos';
import { Renglon } from './renglon';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** Letters before Ver más, so that a long text is not laid out whole. More than six lines hold. */
const START = 2000;

const SHORT = 200;
const SHORT_LINES = 5;

interface AvisoRowProps {
  aviso: Aviso;
  toInlineHtml: (html: string) => Node;
  /** Called before the row leaves the list, while its element still exists. */
  onLeave: (item: HTMLLIElement) => void;
}

export function AvisoRow({ aviso, toInlineHtml, onLeave }: AvisoRowProps) {
  const { row, fecha, isPlain } = aviso;
  const item = useRef<HTMLLIElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const start = shorten(row.text, START);
  const shown = isOpen ? row.text : start;
  const isLong = row.text.length > SHORT || row.text.split(/\n|<br|<p|<li/).length > SHORT_LINES;
  const hasTitle = !isRecordatorio(row) && start === row.text;
  useLayoutEffect(() => {
    const element = text.current;
    element?.replaceChildren(isPlain ? shown : toInlineHtml(shown));
    if (!element || !hasTitle) return;
    element.title = element.textContent;
    return () => element.removeAttribute('title');
  }, [shown, isPlain, hasTitle, toInlineHtml]);
  return (
    <Renglon
      ref={item}
      {...lookOf(aviso)}
      fecha={fecha}
      textId={textId}
      textRef={text}
      {...(isLong && { onExpand: setIsOpen })}
      action={
        <LeaveButton
          row={row}
          describedBy={textId}
          onLeave={() => item.current && onLeave(item.current)}
        />
      }
    />
  );
}

/** Spec section 2, Home: high is red, medium yellow, anything else blue. */
function lookOf({ row, fecha }: Aviso) {
  switch (row.urgency) {
    case 'high':
      return { look: 'high', label: 'Urgencia alta', Icon: IconAlertTriangle } as const;
    case 'medium':
      return { look: 'medium', label: 'Urgencia media', Icon: IconClockExclamation } as const;
    case null: {
      const label = fecha ? `Recordatorio del ${formatFecha(fecha)}` : 'Recordatorio';
      return { look: 'low', label, Icon: IconNotes } as const;
    }
    default:
      return { look: 'low', label: 'Aviso', Icon: IconInfoCircle } as const;
  }
}

interface LeaveButtonProps {
  row: Notificacion;
  describedBy: string;
  onLeave: () => void;
}

function actionOf(row: Notificacion) {
  if (isRecordatorio(row)) return { label: 'Eliminar recordatorio', Icon: IconTrash };
  return row.visto
    ? { label: 'Marcar como nueva', Icon: IconArrowBackUp }
    : { label: 'Marcar como leída', Icon: IconCheck };
}

function LeaveButton({ row, describedBy, onLeave }: LeaveButtonProps) {
  const { label, Icon } = actionOf(row);
  const { mutateAsync } = useMutation(notificacionesMutations.leave(row));
  const guard = useSubmitGuard();
  return (
    <GuardedButton
      variant="subtle"
      color="gray"
      size="compact-sm"
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      blockedBy={guard.blocked ? '' : null}
      onClick={() =>
        void guard
          .run(() => {
            onLeave();
            return mutateAsync([row]);
          })
          // The mutation cache shows the error.
          .catch(noop)
      }
    >
      <Icon size={16} />
    </GuardedButton>
  );
}
