import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { computeTotales } from '@/domain/totales';
import { usePapelesVencidos } from '@/features/notificaciones';
import { showCount, showMonto } from '@/lib/show-importe';
import { useHoy } from '@/lib/use-hoy';
import { figureQuery, figureSearches } from './figure-queries';
import classes from './figures.module.css';

/** The four figures of Inicio, each a link to what it counts. */
export function Figures() {
  const hoy = useHoy();
  const searches = figureSearches(hoy);
  const deHoy = useQuery({ ...figureQuery(searches.hoy), select: computeTotalesOf });
  const sinPagar = useQuery({ ...figureQuery(searches.sinPagar), select: computeTotalesOf });
  const vencidos = usePapelesVencidos(hoy);
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
        label="Sin pagar este mes"
        value={sinPagar.data && showMonto(sinPagar.data.flete)}
        detail={sinPagar.data && showCount(sinPagar.data.movimientos)}
        query={sinPagar}
        to="/reportes"
        search={searches.sinPagar}
      />
      <Figure
        label="Papeles vencidos"
        value={vencidos.data !== undefined ? showCount(vencidos.data) : undefined}
        alarming={vencidos.data !== undefined && vencidos.data > 0}
        query={vencidos}
        to="/"
        // Without an expired paper there is no such group.
        hash={vencidos.data ? 'vencido' : 'notificaciones'}
      />
    </ul>
  );
}

const computeTotalesOf = (rows: Parameters<typeof computeTotales>[0]) => ({
  movimientos: rows.length,
  flete: computeTotales(rows).flete,
});

interface FigureProps extends Pick<LinkProps, 'to' | 'search' | 'hash'> {
  label: string;
  /** Undefined while loading, or if the load failed. */
  value: string | undefined;
  /** How many movements the amount is of. */
  detail?: string | undefined;
  alarming?: boolean;
  query: { isError: boolean; isPaused: boolean; refetch: () => unknown };
}

/** A figure that loads by itself: a placeholder of its own size, and on failure a short text with a button to try again. */
function Figure({ label, value, detail, alarming = false, query, ...to }: FigureProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isMissing = value === undefined;
  const failed = isMissing && query.isError;

  function retry() {
    // The button goes away.
    link.current?.focus();
    void query.refetch();
  }

  return (
    <li className={classes.figure} data-alarming={alarming || undefined}>
      <Link
        ref={link}
        {...to}
        activeOptions={{ includeHash: true }}
        className={classes.link}
        aria-busy={isMissing && !failed}
      >
        <span className={classes.label}>
          {label}
          {detail && (
            <>
              {' · '}
              {detail}
              <VisuallyHidden component="span"> movimientos</VisuallyHidden>
            </>
          )}
        </span>{' '}
        <span className={classes.value}>
          {value ?? <Missing failed={failed} isPaused={query.isPaused} />}
        </span>
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

function Missing({ failed, isPaused }: { failed: boolean; isPaused: boolean }) {
  if (failed) return <span className={classes.quiet}>No disponible</span>;
  if (isPaused) return <span className={classes.quiet}>Sin conexión</span>;
  return (
    <>
      <Skeleton component="span" className={classes.skeleton} />
      <VisuallyHidden component="span">Cargando...</VisuallyHidden>
    </>
  );
}
