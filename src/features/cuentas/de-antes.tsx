import { Anchor, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FilaDeuda } from '@/domain/deuda';
import { DASH, sumPesos } from '@/domain/dinero';
import { formatFecha } from '@/domain/fechas';
import type { Movimiento } from '@/features/movimientos';
import { SEARCH_ERROR } from '@/features/reportes';
import { showMonto } from '@/lib/values/show-importe';
import { QueryState } from '@/ui/feedback/states';

interface DeAntesProps {
  nombre: string;
  query: UseQueryResult<Movimiento[]>;
  importe: (row: FilaDeuda) => number;
  /** The search parameter of the first day. */
  param: 'desde' | 'fechaDesde';
}

/** What is owed from before the first day, with a link that begins there. */
export function DeAntes({ nombre, query, importe, param }: DeAntesProps) {
  const owed = query.data?.filter((row) => importe(row) !== 0);
  const [desde] = owed?.flatMap(({ fecha }) => fecha ?? []).sort() ?? [];
  return (
    <QueryState queries={[query]} error={SEARCH_ERROR}>
      <Text size="sm" py={2}>
        <Text span inherit c="dimmed">
          {`${nombre}, aparte:`}
        </Text>{' '}
        <b>{owed ? showMonto(sumPesos(owed.map(importe))) : DASH}</b>{' '}
        {desde && (
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link
                {...props}
                to="."
                search={(search: object) => ({ ...search, [param]: desde })}
              />
            )}
          >
            {`desde el ${formatFecha(desde)}`}
          </Anchor>
        )}
      </Text>
    </QueryState>
  );
}
