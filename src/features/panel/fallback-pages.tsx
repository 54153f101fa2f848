import { Anchor, Button, Group, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { checkConnection } from '@/lib/api/connection';
import { hasNewBuild, isMissingCode } from '@/lib/page/missing-code';
import { PageHeader } from '@/ui/frame/page-header';

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Página no encontrada" crumbs={[{ label: 'No encontrada' }]} />
      <Text mb="md">La dirección no corresponde a ninguna pantalla del panel.</Text>
      <Anchor renderRoot={(props) => <Link {...props} to="/" />}>Ir al inicio</Anchor>
    </>
  );
}

/** For a screen that threw; React has logged the error. The rest of the panel keeps working. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isMissingCode(error)) return <MissingCodePage />;
  return (
    <>
      <PageHeader title="Algo salió mal" crumbs={[{ label: 'Error' }]} />
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

const newBuildQuery = (tries: number) =>
  queryOptions({
    queryKey: ['new-build', tries],
    async queryFn({ signal }) {
      try {
        return await hasNewBuild(signal);
      } catch (error) {
        // Or the panel would not know that it is offline, and would not look again once it is back.
        void checkConnection();
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    retry: 2,
  });

/** For a failed chunk. Reloads the page if the server has a newer build or answers a retry, and never while it is unreachable. */
function MissingCodePage() {
  const [retries, setRetries] = useState(0);
  const newBuild = useQuery(newBuildQuery(retries));
  const canLoad = newBuild.isSuccess && (newBuild.data || retries > 0);
  useEffect(() => {
    if (canLoad) window.location.reload();
  }, [canLoad]);

  if (canLoad || (newBuild.isLoading && retries === 0)) {
    return <Text role="status">Cargando...</Text>;
  }
  return (
    <>
      <PageHeader title="No se pudo cargar la pantalla" crumbs={[{ label: 'Sin cargar' }]} />
      <Text mb="md">Revisá la conexión y probá de nuevo. El resto del panel sigue andando.</Text>
      <Button onClick={() => setRetries(retries + 1)}>Reintentar</Button>
    </>
  );
}
