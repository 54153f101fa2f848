import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler, useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { fechaLocal } from '@/domain/fechas';
import { SaveForm } from '@/ui/entity/entity-form';
import { askFechas } from '@/ui/field/ask-fechas';
import { FechaField } from '@/ui/field/fecha-field';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { Modal } from '@/ui/overlay/overlay';
import { recordatorioFormSchema, type RecordatorioFormValues } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

export function AgregarRecordatorio({ onCreated }: { onCreated: () => void }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={open}>
        Agregar Recordatorio
      </Button>
      <FormOverlay onClose={close}>
        {(overlay) => (
          <Modal
            {...overlay}
            onKeyDown={(event) => {
              overlay.onKeyDown(event);
              saveWithKey(event);
            }}
            opened={opened}
            title="Agregar Recordatorio"
            centered
          >
            <RecordatorioForm
              onCancel={overlay.onClose}
              onSaved={() => {
                close();
                onCreated();
              }}
            />
          </Modal>
        )}
      </FormOverlay>
    </>
  );
}

const saveWithKey = getHotkeyHandler([
  [
    'mod+Enter',
    ({ target }) => target instanceof Element && target.closest('form')?.requestSubmit(),
  ],
]);

interface RecordatorioFormProps {
  onCancel: () => void;
  onSaved: () => void;
}

function RecordatorioForm({ onCancel, onSaved }: RecordatorioFormProps) {
  const form = useForm<RecordatorioFormValues>({
    resolver: standardSchemaResolver(recordatorioFormSchema),
    defaultValues: { texto: '', fecha: fechaLocal(new Date()) },
  });
  return (
    <SaveForm
      form={form}
      mutation={notificacionesMutations.createAnotacion()}
      submitLabel="Guardar"
      question={({ fecha }) => askFechas('operacion', ['Fecha', fecha])}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <Textarea
        autosize
        label="Recordatorio"
        data-autofocus
        minRows={4}
        maxRows={12}
        error={form.formState.errors.texto?.message}
        {...form.register('texto')}
      />
      <FechaField control={form.control} name="fecha" label="Fecha" clearable={false} saysDay />
    </SaveForm>
  );
}
