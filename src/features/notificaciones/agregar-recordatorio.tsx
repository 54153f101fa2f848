import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fechaLocal } from '@/domain/fechas';
import { EntityForm } from '@/ui/forms/entity-form';
import { Modal } from '@/ui/overlay/overlay';
import { FormOverlay } from '@/ui/overlay/unsaved-work';
import {
  recordatorioFormSchema,
  toAnotacionPayload,
  type RecordatorioFormValues,
} from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** 'Agregar Recordatorio' and its dialog (spec section 2, Home). */
export function AgregarRecordatorio({ onCreated }: { onCreated: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setOpened(true)}>
        Agregar Recordatorio
      </Button>
      <FormOverlay onClose={() => setOpened(false)}>
        {(overlay) => (
          <Modal {...overlay} opened={opened} title="Agregar Recordatorio" centered>
            <RecordatorioForm
              onCancel={overlay.onClose}
              onSaved={() => {
                setOpened(false);
                onCreated();
              }}
            />
          </Modal>
        )}
      </FormOverlay>
    </>
  );
}

interface RecordatorioFormProps {
  onCancel: () => void;
  onSaved: () => void;
}

function RecordatorioForm({ onCancel, onSaved }: RecordatorioFormProps) {
  const create = notificacionesMutations.createAnotacion();
  const creation = useMutation(create);
  const form = useForm<RecordatorioFormValues>({
    resolver: standardSchemaResolver(recordatorioFormSchema),
    defaultValues: { texto: '' },
  });
  return (
    <EntityForm
      form={form}
      submitLabel="Guardar"
      onSubmit={({ values }) =>
        creation.mutateAsync(toAnotacionPayload(values.texto, fechaLocal(new Date())))
      }
      onSaved={onSaved}
      error={creation.error}
      errorFallback={create.meta?.error}
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
    </EntityForm>
  );
}
