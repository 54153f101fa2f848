import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { shorten } from '@/lib/values/shorten';
import type { Vencimiento } from './use-vencimientos';

export function TitularLink({ vencimiento }: { vencimiento: Vencimiento }) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          {...props}
          to={vencimiento.to}
          params={{ id: vencimiento.recordId }}
          // A click in the row would tick it.
          onClick={(event) => event.stopPropagation()}
        />
      )}
    >
      {shorten(vencimiento.nombre) || 'Sin nombre'}
    </Anchor>
  );
}
