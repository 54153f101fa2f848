import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { shorten } from '@/lib/values/shorten';
import type { Vencimiento } from './use-vencimientos';

/** The name of the vehicle or person, which leads to its record. */
export function TitularLink({
  vencimiento: { to, recordId, nombre },
}: {
  vencimiento: Vencimiento;
}) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          {...props}
          to={to}
          params={{ id: recordId }}
          // A click in the row ticks it.
          onClick={(event) => event.stopPropagation()}
        />
      )}
    >
      {shorten(nombre) || 'Sin nombre'}
    </Anchor>
  );
}
