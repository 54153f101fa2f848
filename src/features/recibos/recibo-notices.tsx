import { Alert, Anchor, Button } from '@mantine/core';
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

/** For a receipt that was created but not printed: submitting again would create a second one. */
export function ReciboNotPrinted({ onReprint }: { onReprint: (() => void) | null }) {
  return (
    <Alert color="yellow" mt="md">
      <span>
        El recibo quedó creado y no se pudo imprimir. Imprimilo desde <VerRecibosLink />.
      </span>{' '}
      {onReprint && (
        <Button variant="default" size="compact-sm" onClick={onReprint}>
          Reimprimir
        </Button>
      )}
    </Alert>
  );
}

export function ReciboUnknown() {
  return (
    <>
      No sabemos si se emitió: fijate en <VerRecibosLink />.
    </>
  );
}
