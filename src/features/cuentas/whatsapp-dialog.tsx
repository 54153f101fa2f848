import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconBrandWhatsapp, IconClipboardText } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toWhatsapp } from '@/domain/telefono';
import { SEARCH_ERROR } from '@/features/reportes';
import { toasts } from '@/lib/page/toasts';
import { QueryState } from '@/ui/feedback/states';
import { Modal } from '@/ui/overlay/overlay';

interface WhatsappDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What the text is made of. */
  queries: readonly UseQueryResult[];
  text: string;
  telefono: string | null;
}

export function WhatsappDialog({ opened, onClose, queries, ...contents }: WhatsappDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Copiar para WhatsApp" size="lg">
      {/* Unmounts on close, so that the next opening starts from the current account. */}
      <QueryState queries={queries} error={SEARCH_ERROR}>
        <Message {...contents} />
      </QueryState>
    </Modal>
  );
}

function Message({ text: initial, telefono }: Pick<WhatsappDialogProps, 'text' | 'telefono'>) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const number = telefono ? toWhatsapp(telefono) : null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success('Texto copiado');
    } catch {
      // Without HTTPS there is no clipboard API.
      field.current?.select();
      toasts.warning('No se pudo copiar: el texto quedó seleccionado, copialo con Ctrl+C.');
    }
  }

  return (
    <>
      <Textarea
        ref={field}
        label="Texto"
        data-autofocus
        rows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" mt="xs">
        {number
          ? `WhatsApp se abre con el número ${number}, del teléfono ${telefono}.`
          : telefono
            ? `El teléfono «${telefono}» no se lee como un número entero: copiá el texto y pegalo en WhatsApp.`
            : 'El cliente no tiene teléfono: copiá el texto y pegalo en WhatsApp.'}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        {number && (
          <Button
            component="a"
            variant="default"
            href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp size={16} />}
          >
            Abrir WhatsApp
          </Button>
        )}
        <Button leftSection={<IconClipboardText size={16} />} onClick={() => void copy()}>
          Copiar
        </Button>
      </Group>
    </>
  );
}
