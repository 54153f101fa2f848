import { Spoiler, Text, VisuallyHidden } from '@mantine/core';
import type { IconNotes } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { formatDiaMes } from '@/domain/fechas';
import { useHoy } from '@/lib/values/use-hoy';
import classes from './renglon.module.css';

/** Pixels. */
const SIX_LINES_PX = 102;

interface RenglonProps {
  look: 'high' | 'medium' | 'low';
  label: string;
  Icon: typeof IconNotes;
  fecha?: string | null;
  textId: string;
  textRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
  /** Folds the text to six lines. Called when Ver más or Ver menos is pressed. */
  onExpand?: (isExpanded: boolean) => void;
  link?: (Pick<LinkProps, 'to' | 'params' | 'search'> & { label: string }) | null;
  action?: ReactNode;
}

/** A line of a to-do list. Outside its text and button, the whole line is its link. */
export function Renglon({
  look,
  label,
  Icon,
  fecha,
  textId,
  textRef,
  children,
  onExpand,
  link,
  action,
}: RenglonProps) {
  const hoy = useHoy();
  const text = (
    <Text inherit ref={textRef} id={textId} className={classes.text}>
      {children}
    </Text>
  );
  return (
    <li className={classes.row} data-urgency={look}>
      <span className={classes.sign} title={label} aria-hidden="true">
        <Icon size={16} stroke={1.8} />
        {fecha && (
          <Text span inherit c="dimmed">
            {fecha === hoy ? 'Hoy' : formatDiaMes(fecha)}
          </Text>
        )}
      </span>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
      <div className={classes.body}>
        {onExpand ? (
          <Spoiler
            maxHeight={SIX_LINES_PX}
            showLabel="Ver más"
            hideLabel="Ver menos"
            classNames={{ control: classes.more }}
            // Its content is a landmark, which needs a name.
            attributes={{ content: { 'aria-labelledby': textId } }}
            onExpandedChange={onExpand}
          >
            {text}
          </Spoiler>
        ) : (
          text
        )}
      </div>
      {link && (
        // The text may hold links, so the line's own link lies over it instead of around it.
        <Link
          className={classes.link}
          to={link.to}
          params={link.params}
          search={link.search}
          aria-label={link.label}
          aria-describedby={textId}
        />
      )}
      {action}
    </li>
  );
}

export function RenglonNote({ children }: { children: ReactNode }) {
  return (
    <Text component="li" size="xs" c="dimmed" className={classes.note}>
      {children}
    </Text>
  );
}
