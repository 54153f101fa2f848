import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** A receipt that is there and not on paper: to make it once more would make a second one. */
export function ReciboNotPrinted() {
  return (
    <Alert color="yellow" mt="md">
      El recibo quedó creado y no se pudo imprimir. Imprimilo desde{' '}
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/ver-recibos" />}>
        Ver Recibos
      </Anchor>
      .
    </Alert>
  );
}
