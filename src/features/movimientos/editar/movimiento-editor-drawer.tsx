import { Text } from '@mantine/core';
import { usePrefetchQuery } from '@tanstack/react-query';
import { tarifasQuery } from '@/features/servicios';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { Drawer } from '@/ui/overlay/overlay';
import { MovimientoEditor } from './movimiento-editor';

interface MovimientoEditorDrawerProps {
  id: number | null;
  position: 'right' | 'bottom';
  description?: string;
  onClose: () => void;
  onSaved: (id: number) => void;
}

export function MovimientoEditorDrawer({
  id,
  position,
  description,
  onClose,
  onSaved,
}: MovimientoEditorDrawerProps) {
  // Its fields wait for them.
  usePrefetchQuery(tarifasQuery());
  return (
    <FormOverlay onClose={onClose}>
      {(overlay) => (
        <Drawer
          {...overlay}
          opened={id !== null}
          position={position}
          size={position === 'right' ? 'xl' : 'auto'}
          title="Editar Movimiento"
          closeButtonProps={{ 'aria-label': 'Cerrar diálogo' }}
        >
          {description && (
            <Text size="sm" mb="md">
              {description}
            </Text>
          )}
          {id !== null && (
            <MovimientoEditor
              key={id}
              id={id}
              closeLabel="Cerrar"
              errorText="Error al actualizar movimiento"
              onClose={overlay.onClose}
              onSaved={() => onSaved(id)}
            />
          )}
        </Drawer>
      )}
    </FormOverlay>
  );
}
