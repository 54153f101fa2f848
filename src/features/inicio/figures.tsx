import { Button, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import { computeTotales } from '@/domain/totales';
import { showCount, showMonto } from '@/lib/show-importe';
import { useHoy } from '@/lib/use-hoy';
import { figureQuery, figureSearches } from './figure-queries';
import classes from './figures.module.css';
import { PapelesDialog } from './papeles-dialog';
import { usePapelesVencidos } from './papeles-vencidos';

/** The four figures of Inicio, each leading to what it counts. */
export function Figures() {
  const hoy = useHoy();
  const searches = figureSearches(hoy);
  const deHoy = useQuery({ ...figureQuery(searches.hoy), select: computeTotalesOf });
  const sinPagar = useQuery({ ...figureQuery(searches.sinPagar), select: computeTotalesOf });
  const vencidos = usePapelesVencidos(hoy);
  const [papelesOpened, { open: openPapeles, close: closePapeles }] = useDisclosure();
  return (
    <>
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
          value={vencidos.data && showCount(vencidos.data.length)}
          unread={vencidos.unread}
          alarming={vencidos.data !== undefined && vencidos.data.length > 0}
          query={vencidos}
          onOpen={openPapeles}
        />
      </ul>
      <PapelesDialog
        opened={papelesOpened}
        onClose={closePapeles}
        papeles={vencidos.data ?? []}
        unread={vencidos.unread}
        onRetry={() => void vencidos.refetch()}
      />
    </>
  );
}

const computeTotalesOf = (rows: Parameters<typeof computeTotales>[0]) => ({
  movimientos: rows.length,
  flete: computeTotales(rows).flete,
});

interface FigureProps extends Pick<LinkProps, 'to' | 'search'> {
  label: string;
  /** Undefined while loading, or if the load failed. */
  value: string | undefined;
  /** How many movements the amount is of. */
  detail?: string | undefined;
  alarming?: boolean;
  /** What is not in the figure, because it could not be read. */
  unread?: readonly string[];
  /** Opens what it counts, if that is no screen. */
  onOpen?: () => void;
  query: { isError: boolean; isPaused: boolean; refetch: () => unknown };
}

/** A figure that loads by itself: a placeholder of its own size, and on failure a short text with a button to try again. */
function Figure({
  label,
  value,
  detail,
  alarming = false,
  unread = [],
  onOpen,
  query,
  ...to
}: FigureProps) {
  const item = useRef<HTMLLIElement>(null);
  const isMissing = value === undefined;
  const failed = isMissing && query.isError;

  function retry() {
    // The button goes away.
    const main = item.current?.firstElementChild;
    if (main instanceof HTMLElement) main.focus();
    void query.refetch();
  }

  const root = { className: classes.link, 'aria-busy': isMissing && !failed };
  const content = (
    <>
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
        {!isMissing && unread.length > 0 && (
          <span className={classes.quiet}> sin leer: {unread.join(', ')}</span>
        )}
      </span>
    </>
  );
  return (
    <li ref={item} className={classes.figure} data-alarming={alarming || undefined}>
      {onOpen ? (
        <UnstyledButton {...root} onClick={onOpen}>
          {content}
        </UnstyledButton>
      ) : (
        <Link {...root} {...to}>
          {content}
        </Link>
      )}
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
