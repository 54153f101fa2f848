import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

const VerRecibos = () => (
  <Anchor
    inherit
    c="inherit"
    underline="always"
    renderRoot={(props) => <Link {...props} to="/ver-recibos" />}
  >
    Ver Recibos
  </Anchor>
);

/** Alert for a receipt that was created but not printed. Submitting again would create a second one. */
export function ReciboNotPrinted() {
  return (
    <Alert color="yellow" mt="md">
      El recibo quedó creado y no se pudo imprimir. Imprimilo desde <VerRecibos />.
    </Alert>
  );
}

/** Text for a receipt whose creation got no answer. */
export function ReciboUnknown() {
  return (
    <>
      No sabemos si se emitió: fijate en <VerRecibos />.
    </>
  );
}
