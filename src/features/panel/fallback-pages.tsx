import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeader } from '@/ui/page-header';

const INICIO = { label: 'Inicio', to: '/' } as const;

/** A path that is no screen. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Página no encontrada" crumbs={[INICIO, { label: 'No encontrada' }]} />
      <Text mb="md">La dirección no corresponde a ninguna pantalla del panel.</Text>
      <Anchor renderRoot={(props) => <Link {...props} to="/" />}>Ir al inicio</Anchor>
    </>
  );
}

/** A screen that broke. The rest of the panel goes on. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <>
      <PageHeader title="Algo salió mal" crumbs={[INICIO, { label: 'Error' }]} />
      <Text mb="md">La pantalla no se pudo mostrar. El detalle quedó en la consola.</Text>
      <Group>
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Reintentar
        </Button>
        <Anchor renderRoot={(props) => <Link {...props} to="/" />}>Ir al inicio</Anchor>
      </Group>
    </>
  );
}
