import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Notice } from '@/ui/notice';

/** A receipt that is there and not on paper: to make it once more would make a second one. */
export function ReciboNotPrinted() {
  return (
    <Notice color="yellow" space="above">
      El recibo quedó creado y no se pudo imprimir. Imprimilo desde{' '}
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/ver-recibos" />}>
        Ver Recibos
      </Anchor>
      .
    </Notice>
  );
}
