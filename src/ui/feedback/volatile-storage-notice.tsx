import { Text } from '@mantine/core';
import { useIsStorageVolatile } from '@/lib/person/storage';

export function VolatileStorageNotice() {
  const isVolatile = useIsStorageVolatile();
  return (
    <div role="status">
      {isVolatile && (
        <Text size="xs" c="dimmed" py={6}>
          Este navegador no guarda nada: al recargar o cerrar la página se pierde lo que escribiste
          y puede que haya que ingresar de nuevo.
        </Text>
      )}
    </div>
  );
}
