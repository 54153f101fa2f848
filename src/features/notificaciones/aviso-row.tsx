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
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { isRecordatorio, type Aviso } from './avisos';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';
import classes from './notificaciones-panel.module.css';

/** Sanitises untrusted HTML. */
export type ToInlineHtml = (html: string) => Node;

interface AvisoRowProps {
  aviso: Aviso;
  toInlineHtml: ToInlineHtml;
  /** Called before the row leaves the list, while its element is still there. */
  onLeave: (item: HTMLLIElement) => void;
}

/** One row: urgency by colour, icon and label, the text, and a button. */
export function AvisoRow({ aviso, toInlineHtml, onLeave }: AvisoRowProps) {
  const item = useRef<HTMLLIElement>(null);
  const textId = useId();
  const { look, label, Icon } = lookOf(aviso);
  const leave = () => item.current && onLeave(item.current);
  const removes = aviso.tipo === 'anotacion' || isRecordatorio(aviso.row);
  return (
    <li ref={item} className={classes.row} data-urgency={look}>
      <Icon className={classes.icon} size={22} stroke={1.8} aria-hidden="true" />
      <div className={classes.body}>
        <span className={classes.label}>{label}</span>
        {aviso.tipo === 'anotacion' ? (
          <p className={classes.text} id={textId}>
            {aviso.row.texto}
          </p>
        ) : (
          <HtmlText id={textId} html={aviso.row.text} toInlineHtml={toInlineHtml} />
        )}
      </div>
      {removes ? (
        <RemoveButton id={aviso.row.id} describedBy={textId} onLeave={leave} />
      ) : (
        <ToggleButton row={aviso.row} describedBy={textId} onLeave={leave} />
      )}
    </li>
  );
}

/** Icon, label and colour (spec section 2, Home): high is red, medium yellow, anything else blue. */
function lookOf(aviso: Aviso) {
  if (aviso.tipo === 'anotacion') {
    const { fecha } = aviso.row;
    const label = fecha ? `Recordatorio del ${formatFecha(fecha)}` : 'Recordatorio';
    return { look: 'low', label, Icon: IconNotes };
  }
  switch (aviso.row.urgency) {
    case 'high':
      return { look: 'high', label: 'Urgencia alta', Icon: IconAlertTriangle };
    case 'medium':
      return { look: 'medium', label: 'Urgencia media', Icon: IconClockExclamation };
    case null:
      return { look: 'low', label: 'Recordatorio', Icon: IconNotes };
    default:
      return { look: 'low', label: 'Aviso', Icon: IconInfoCircle };
  }
}

interface HtmlTextProps {
  id: string;
  html: string;
  toInlineHtml: ToInlineHtml;
}

function HtmlText({ id, html, toInlineHtml }: HtmlTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.replaceChildren(toInlineHtml(html)), [html, toInlineHtml]);
  return <p ref={text} className={classes.text} id={id} />;
}

interface RowButtonProps {
  describedBy: string;
  onLeave: () => void;
}

function ToggleButton({ row, describedBy, onLeave }: RowButtonProps & { row: Notificacion }) {
  const toggle = useMutation(notificacionesMutations.toggle(row));
  return (
    <RowButton
      icon={row.visto ? <IconArrowBackUp size={16} /> : <IconCheck size={16} />}
      label={row.visto ? 'Marcar como nueva' : 'Marcar como leída'}
      describedBy={describedBy}
      onClick={() => {
        onLeave();
        return toggle.mutateAsync(row);
      }}
    />
  );
}

function RemoveButton({ id, describedBy, onLeave }: RowButtonProps & { id: number }) {
  const removal = useMutation(notificacionesMutations.removeAnotacion());
  return (
    <RowButton
      icon={<IconTrash size={16} />}
      label="Eliminar recordatorio"
      describedBy={describedBy}
      onClick={() => {
        onLeave();
        return removal.mutateAsync(id);
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

/** On a phone only the icon is visible; the label stays its accessible name. */
function RowButton({ icon, label, describedBy, onClick }: RowButtonLook) {
  const guard = useSubmitGuard();
  return (
    <GuardedButton
      className={classes.action}
      variant="default"
      size="xs"
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      blockedBy={guard.blocked ? '' : null}
      // The mutation cache shows the error.
      onClick={() => void guard.run(onClick).catch(() => undefined)}
    >
      {icon}
      <span className={classes.actionLabel}>{label}</span>
    </GuardedButton>
  );
}
