import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

const VerRecibosLink = () => (
  <Anchor
    inherit
    c="inherit"
    underline="always"
    renderRoot={(props) => <Link {...props} to="/ver-recibos" />}
  >
    Ver Recibos
  </Anchor>
);

/** A receipt may be there: submitting again would create a second one. */
export const RECIBO_NOTICES = {
  unknown: (
    <>
      No sabemos si se emitió: fijate en <VerRecibosLink />.
    </>
  ),
  unprinted: (
    <>
      El recibo quedó creado y no se pudo imprimir. Imprimilo desde <VerRecibosLink />.
    </>
  ),
};
