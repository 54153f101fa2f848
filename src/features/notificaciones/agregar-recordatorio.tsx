import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { fechaLocal } from '@/domain/fechas';
import { useSubmitGuard } from '@/lib/submit-guard';
import { FormActions } from '@/ui/form-actions';
import { SaveError } from '@/ui/states';
import { toAnotacionPayload } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** 'Agregar Recordatorio' and its dialog (spec section 2, Home). */
export function AgregarRecordatorio({ onCreated }: { onCreated: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setOpened(true)}>
        Agregar Recordatorio
      </Button>
      <RecordatorioDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onCreated={() => {
          setOpened(false);
          onCreated();
        }}
      />
    </>
  );
}

interface RecordatorioDialogProps {
  opened: boolean;
  onClose: () => void;
  onCreated: () => void;
}

function RecordatorioDialog({ opened, onClose, onCreated }: RecordatorioDialogProps) {
  const [texto, setTexto] = useState('');
  const [missing, setMissing] = useState(false);
  const textbox = useRef<HTMLTextAreaElement>(null);
  const guard = useSubmitGuard();
  const creation = useMutation(notificacionesMutations.createAnotacion());

  function type(text: string) {
    setTexto(text);
    setMissing(false);
  }

  function close() {
    if (creation.isPending) return;
    type('');
    creation.reset();
    onClose();
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const payload = toAnotacionPayload(texto, fechaLocal(new Date()));
    if (!payload) {
      setMissing(true);
      textbox.current?.focus();
      return;
    }
    await guard
      .run(() => creation.mutateAsync(payload))
      .then((created) => {
        if (!created) return;
        type('');
        onCreated();
      })
      // The cache tells the failure, and the dialog keeps what was typed.
      .catch(() => undefined);
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      // A click beside the dialog must not lose what was typed.
      closeOnClickOutside={texto.trim() === ''}
      title="Agregar Recordatorio"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <Textarea
          ref={textbox}
          label="Recordatorio"
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          value={texto}
          error={missing && 'Escribí el recordatorio'}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <SaveError error={creation.error} fallback="Error inesperado" />
        <FormActions
          submitLabel="Guardar"
          busy={creation.isPending}
          blocked={guard.blocked}
          onCancel={close}
        />
      </form>
    </Modal>
  );
}
