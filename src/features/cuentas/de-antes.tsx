import { Anchor, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FilaDeuda } from '@/domain/deuda';
import { DASH, sumPesos } from '@/domain/dinero';
import { formatFecha } from '@/domain/fechas';
import type { Movimiento } from '@/features/movimientos';
import { SEARCH_ERROR } from '@/features/reportes';
import { showMonto } from '@/lib/values/show-importe';
import { LoadError } from '@/ui/feedback/states';

interface DeAntesProps {
  nombre: string;
  /** Oldest first. */
  query: UseQueryResult<Movimiento[]>;
  importe: (row: FilaDeuda) => number;
}

/** What is owed from before the first day, with a link that begins there. */
export function DeAntes({
  nombre,
  query: { data, error, isError, refetch },
  importe,
}: DeAntesProps) {
  if (isError)
    return <LoadError error={error} fallback={SEARCH_ERROR} onRetry={() => void refetch()} />;
  const desde = data?.[0]?.fecha;
  return (
    <Text size="sm" py={2}>
      <Text span inherit c="dimmed">
        {`${nombre}:`}
      </Text>{' '}
      <b>{data ? showMonto(sumPesos(data.map(importe))) : DASH}</b>{' '}
      {desde && (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link {...props} to="." search={(search: object) => ({ ...search, desde })} />
          )}
        >
          {`desde el ${formatFecha(desde)}`}
        </Anchor>
      )}
    </Text>
  );
}
