import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import type { IconNotes } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode, type Ref } from 'react';
import { formatDiaMes } from '@/domain/fechas';
import { useHoy } from '@/lib/values/use-hoy';
import classes from './linea.module.css';

interface LineaProps {
  /** Red, amber, blue. */
  look: 'high' | 'medium' | 'low';
  /** Says the urgency in words: the icon's tooltip, also for screen readers. */
  label: string;
  Icon: typeof IconNotes;
  /** `yyyy-mm-dd` */
  fecha?: string | null;
  textId: string;
  textRef?: Ref<HTMLParagraphElement>;
  /** Full text of a line that may be cut. */
  title?: string | undefined;
  children?: ReactNode;
  /** Shows six lines of the text, or all of it. `isCut`: the children lack the rest. */
  fold?: { isOpen: boolean; isCut: boolean; onToggle: () => void };
  link?: (Pick<LinkProps, 'to' | 'params' | 'search'> & { label: string }) | null;
  action?: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

/** A line of a to-do list. Outside its text and button, the whole line is its link. */
export function Linea({
  look,
  label,
  Icon,
  fecha,
  textId,
  textRef,
  title,
  children,
  fold,
  link,
  action,
  ref,
}: LineaProps) {
  const hoy = useHoy();
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((element: HTMLDivElement) => {
    const text = element.firstElementChild;
    const observer = new ResizeObserver(
      () => text && setOverflows(text.scrollHeight > text.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref} className={classes.row} data-urgency={look}>
      <span className={classes.sign} title={label} aria-hidden="true">
        <Icon size={16} stroke={1.8} />
        {fecha && (
          <Text span inherit c="dimmed">
            {fecha === hoy ? 'Hoy' : formatDiaMes(fecha)}
          </Text>
        )}
      </span>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
      <div ref={fold && watch}>
        <Text
          inherit
          ref={textRef}
          id={textId}
          className={classes.text}
          title={title}
          data-fold={fold && (fold.isOpen ? 'open' : 'closed')}
        >
          {children}
        </Text>
        {fold && (fold.isOpen || fold.isCut || overflows) && (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-expanded={fold.isOpen}
            aria-describedby={textId}
            onClick={fold.onToggle}
          >
            {fold.isOpen ? 'Ver menos' : 'Ver más'}
          </Anchor>
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

/** As high as a line, in place of one. */
export function LineaNote({ children }: { children: ReactNode }) {
  return (
    <Text component="li" size="xs" c="dimmed" className={classes.note}>
      {children}
    </Text>
  );
}
