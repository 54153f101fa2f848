import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClockExclamation,
  IconInfoCircle,
  IconNotes,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/forms/guarded-button';
import type { Asunto } from './asuntos';
import { isRecordatorio, type Aviso } from './avisos';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';
import classes from './notificaciones-panel.module.css';

/** Sanitises untrusted HTML. */
export type ToInlineHtml = (html: string) => Node;

interface AvisoRowProps {
  aviso: Aviso;
  /** When the paper expires or the day of the reminder, `yyyy-mm-dd`. Null: not told. */
  fecha: string | null;
  /** What a notice's plain text leads to, if that can be told. */
  findAsunto: (text: string) => Asunto | null;
  toInlineHtml: ToInlineHtml;
  /** Called before the row leaves the list, while its element is still there. */
  onLeave: (item: HTMLLIElement) => void;
}

/** One line: urgency by colour, icon and label, the text, and a button. The rest of the line is a link if it is about one record. */
export function AvisoRow({ aviso, fecha, findAsunto, toInlineHtml, onLeave }: AvisoRowProps) {
  const item = useRef<HTMLLIElement>(null);
  const textId = useId();
  const { look, label, Icon } = lookOf(aviso, fecha);
  const leave = () => item.current && onLeave(item.current);
  const removes = aviso.tipo === 'anotacion' || isRecordatorio(aviso.row);
  const html = removes ? null : aviso.row.text;
  const asunto = useMemo(
    () => (html === null ? null : findAsunto(toInlineHtml(html).textContent ?? '')),
    [html, findAsunto, toInlineHtml],
  );
  return (
    <li ref={item} className={classes.row} data-urgency={look}>
      <span className={classes.sign} aria-hidden="true">
        <Icon size={18} stroke={1.8} />
        {fecha && (
          <span className={classes.fecha}>{formatFecha(fecha).slice(0, 'dd/mm'.length)}</span>
        )}
      </span>
      <span className={classes.label}>{label}</span>
      {aviso.tipo === 'anotacion' ? (
        <p className={classes.text} id={textId}>
          {aviso.row.texto}
        </p>
      ) : (
        <HtmlText id={textId} html={aviso.row.text} toInlineHtml={toInlineHtml} />
      )}
      {asunto && (
        // The text may hold links, so the row's own link lies over the line instead of around the text.
        <Link
          className={classes.subject}
          to={asunto.to}
          params={{ id: asunto.id }}
          aria-label={`Abrir ${asunto.nombre}`}
          aria-describedby={textId}
        />
      )}
      {removes ? (
        <RemoveButton id={aviso.row.id} describedBy={textId} onLeave={leave} />
      ) : (
        <ToggleButton row={aviso.row} describedBy={textId} onLeave={leave} />
      )}
    </li>
  );
}

/** Icon, label and colour (spec section 2, Home): high is red, medium yellow, anything else blue. */
function lookOf({ tipo, row }: Aviso, fecha: string | null) {
  const recordatorio = fecha ? `Recordatorio del ${formatFecha(fecha)}` : 'Recordatorio';
  switch (tipo === 'anotacion' ? null : row.urgency) {
    case 'high':
      return { look: 'high', label: 'Urgencia alta', Icon: IconAlertTriangle };
    case 'medium':
      return { look: 'medium', label: 'Urgencia media', Icon: IconClockExclamation };
    case null:
      return { look: 'low', label: recordatorio, Icon: IconNotes };
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

/** An icon, whose label is its tooltip and accessible name. */
function RowButton({ icon, label, describedBy, onClick }: RowButtonLook) {
  const guard = useSubmitGuard();
  return (
    <GuardedButton
      className={classes.action}
      variant="subtle"
      color="gray"
      size="compact-md"
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
