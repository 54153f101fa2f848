import { useMutation } from '@tanstack/react-query';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClockExclamation,
  IconInfoCircle,
  IconNotes,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { shorten } from '@/lib/values/shorten';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { isReminder, rowOf, type Aviso } from './avisos';
import { Linea } from './linea';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** Letters before Ver más, so that a long text is not laid out whole. More than six lines hold. */
const START = 2000;

/** Fewer letters, in few lines, are not folded. */
const SHORT = 200;
const SHORT_LINES = 5;

interface AvisoRowProps {
  aviso: Aviso;
  /** Expiry of the paper or day of the reminder, `yyyy-mm-dd`. Null: unknown. */
  fecha: string | null;
  /** Sanitises untrusted HTML. */
  toInlineHtml: (html: string) => Node;
  /** Called before the row leaves the list, while its element still exists. */
  onLeave: (item: HTMLLIElement) => void;
}

export function AvisoRow({ aviso, fecha, toInlineHtml, onLeave }: AvisoRowProps) {
  const item = useRef<HTMLLIElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const textId = useId();
  const leave = () => item.current && onLeave(item.current);
  const [isOpen, setIsOpen] = useState(false);
  const isNotice = !isReminder(aviso);
  const isHtml = aviso.tipo === 'notificacion';
  const row = rowOf(aviso);
  const start = shorten(row.text, START);
  const shown = isOpen ? row.text : start;
  const isLong = row.text.length > SHORT || row.text.split(/\n|<br|<p|<li/).length > SHORT_LINES;
  const hasTitle = isNotice && start === row.text;
  useLayoutEffect(() => {
    const element = text.current;
    element?.replaceChildren(isHtml ? toInlineHtml(shown) : shown);
    if (!element || !hasTitle) return;
    element.title = element.textContent;
    return () => element.removeAttribute('title');
  }, [shown, isHtml, hasTitle, toInlineHtml]);
  return (
    <Linea
      ref={item}
      {...lookOf(aviso, fecha)}
      fecha={fecha}
      textId={textId}
      textRef={text}
      {...(isLong && { onExpand: setIsOpen })}
      action={
        isNotice ? (
          <ToggleButton row={row} describedBy={textId} onLeave={leave} />
        ) : (
          <RemoveButton row={row} describedBy={textId} onLeave={leave} />
        )
      }
    />
  );
}

/** Spec section 2, Home: high is red, medium yellow, anything else blue. */
function lookOf({ tipo, row }: Aviso, fecha: string | null) {
  switch (tipo === 'anotacion' ? null : row.urgency) {
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

interface RowButtonProps {
  row: Notificacion;
  describedBy: string;
  onLeave: () => void;
}

function ToggleButton({ row, describedBy, onLeave }: RowButtonProps) {
  const toggle = useMutation(notificacionesMutations.toggle(row));
  return (
    <RowButton
      icon={row.visto ? <IconArrowBackUp size={16} /> : <IconCheck size={16} />}
      label={row.visto ? 'Marcar como nueva' : 'Marcar como leída'}
      describedBy={describedBy}
      onClick={() => {
        onLeave();
        return toggle.mutateAsync([row]);
      }}
    />
  );
}

function RemoveButton({ row, describedBy, onLeave }: RowButtonProps) {
  const removal = useMutation(notificacionesMutations.removeAnotacion());
  return (
    <RowButton
      icon={<IconTrash size={16} />}
      label="Eliminar recordatorio"
      describedBy={describedBy}
      onClick={() => {
        onLeave();
        return removal.mutateAsync([row]);
      }}
    />
  );
}

interface RowButtonLook {
  icon: ReactNode;
  label: string;
  describedBy: string;
  onClick: () => Promise<unknown>;
}

function RowButton({ icon, label, describedBy, onClick }: RowButtonLook) {
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
      // The mutation cache shows the error.
      onClick={() => void guard.run(onClick).catch(() => undefined)}
    >
      {icon}
    </GuardedButton>
  );
}
