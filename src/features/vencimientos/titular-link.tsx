import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { shorten } from '@/lib/values/shorten';
import type { Vencimiento } from './use-vencimientos';

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
          // A click in the row would tick it.
          onClick={(event) => event.stopPropagation()}
        />
      )}
    >
      {shorten(nombre) || 'Sin nombre'}
    </Anchor>
  );
}
