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
const LETTERS_BEFORE_VER_MAS = 2000;

const SHORT_LETTERS = 200;
const SHORT_LINES = 5;

interface AvisoRowProps {
  aviso: Aviso;
  toInlineHtml: (html: string) => Node;
  /** Called before the row leaves the list, while its button still exists. */
  onLeave: (button: HTMLButtonElement) => void;
}

export function AvisoRow({ aviso, toInlineHtml, onLeave }: AvisoRowProps) {
  const { row, fecha, isPlain } = aviso;
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useMutation(notificacionesMutations.leave(row));
  const guard = useSubmitGuard();
  const start = shorten(row.text, LETTERS_BEFORE_VER_MAS);
  const shown = isOpen ? row.text : start;
  const isLong =
    row.text.length > SHORT_LETTERS || row.text.split(/\n|<br|<p|<li/).length > SHORT_LINES;
  const hasTitle = !isRecordatorio(row) && start === row.text;
  useLayoutEffect(() => {
    const element = text.current;
    element?.replaceChildren(isPlain ? shown : toInlineHtml(shown));
    if (!element || !hasTitle) return;
    element.title = element.textContent;
    return () => element.removeAttribute('title');
  }, [shown, isPlain, hasTitle, toInlineHtml]);

  async function leave() {
    if (button.current) onLeave(button.current);
    await mutateAsync([row]);
  }

  const { label, Icon } = actionOf(row);
  return (
    <Renglon
      {...lookOf(aviso)}
      fecha={fecha}
      textId={textId}
      textRef={text}
      {...(isLong && { onExpand: setIsOpen })}
      action={
        <GuardedButton
          ref={button}
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={label}
          aria-describedby={textId}
          title={label}
          blockedBy={guard.blocked ? '' : null}
          // The mutation cache shows the error.
          onClick={() => void guard.run(leave).catch(noop)}
        >
          <Icon size={16} />
        </GuardedButton>
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

function actionOf(row: Notificacion) {
  if (isRecordatorio(row)) return { label: 'Eliminar recordatorio', Icon: IconTrash };
  return row.visto
    ? { label: 'Marcar como nueva', Icon: IconArrowBackUp }
    : { label: 'Marcar como leída', Icon: IconCheck };
}
