import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { filterVencimientos, type useVencimientos } from '@/features/vencimientos';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useHoy } from '@/lib/values/use-hoy';
import { LineState, QuietText } from '@/ui/feedback/states';
import { figureSearches, useFigure } from './figure-queries';
import classes from './figures.module.css';

const VENCIDOS = { estado: 'vencido' } as const;

export function Figures({ papeles }: { papeles: ReturnType<typeof useVencimientos> }) {
  const hoy = useHoy();
  const searches = figureSearches(hoy);
  const deHoy = useFigure(searches.hoy);
  const sinPagar = useFigure(searches.sinPagar);
  const vencidos = papeles.data && filterVencimientos(papeles.data, VENCIDOS, hoy);
  return (
    <ul className={classes.figures} aria-label="Cifras">
      <Figure
        label="Movimientos de hoy"
        value={deHoy.data && showCount(deHoy.data.movimientos)}
        query={deHoy}
        to="/reportes"
        search={searches.hoy}
      />
      <Figure
        label="Flete de hoy"
        value={deHoy.data && showMonto(deHoy.data.flete)}
        query={deHoy}
        to="/reportes"
        search={searches.hoy}
      />
      <Figure
        label="Fletes sin pagar este mes"
        value={sinPagar.data && showMonto(sinPagar.data.flete)}
        detail={sinPagar.data && showCount(sinPagar.data.movimientos)}
        query={sinPagar}
        to="/reportes"
        search={searches.sinPagar}
      />
      <Figure
        label="Papeles vencidos"
        value={vencidos && showCount(vencidos.length)}
        unread={papeles.unread}
        alarming={vencidos !== undefined && vencidos.length > 0}
        query={papeles}
        to="/vencimientos"
        search={VENCIDOS}
      />
    </ul>
  );
}

interface FigureProps extends Pick<LinkProps, 'to' | 'search'> {
  label: string;
  value: string | undefined;
  detail?: string | undefined;
  alarming?: boolean;
  unread?: readonly string[];
  query: { isError: boolean; isPaused: boolean; refetch: () => unknown };
}

function Figure({
  label,
  value,
  detail,
  alarming = false,
  unread = [],
  query,
  ...to
}: FigureProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const failed = query.isError;

  function retry() {
    // Retrying removes the focused button.
    link.current?.focus();
    void query.refetch();
  }

  return (
    <li className={classes.figure}>
      <Link ref={link} className={classes.link} aria-busy={value === undefined && !failed} {...to}>
        <Text span truncate display="block" pos="relative" c="dimmed" fz="xs" lh={1.4}>
          <span>{label}</span>
          {detail && (
            <span>
              <span>{` · ${detail}`}</span>
              <VisuallyHidden component="span"> movimientos</VisuallyHidden>
            </span>
          )}
        </Text>{' '}
        <Text
          span
          truncate
          display="block"
          className={classes.value}
          c={alarming ? 'var(--mantine-color-error)' : undefined}
          fz="lg"
          fw={600}
          lh="1.4rem"
        >
          <LineState query={query} value={value} />
          {value !== undefined && unread.length > 0 && (
            <QuietText>{` sin leer: ${unread.join(', ')}`}</QuietText>
          )}
        </Text>
      </Link>
      {failed && (
        <Button
          className={classes.retry}
          variant="subtle"
          size="compact-xs"
          aria-label={`Reintentar: ${label}`}
          onClick={retry}
        >
          Reintentar
        </Button>
      )}
    </li>
  );
}
