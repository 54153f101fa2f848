import { Button, Text } from '@mantine/core';
import { useBlockedPrint } from '@/lib/printing';
import { Foot } from '../layout/foot';
import { Modal } from './overlay';

/** Offers a document whose window the browser blocked, to open or download. */
export function BlockedPrintDialog() {
  const { blockedPrint, dismiss } = useBlockedPrint();
  return (
    <Modal
      opened={blockedPrint !== null}
      onClose={dismiss}
      title="No se pudo abrir la ventana de impresión"
      centered
    >
      <Text size="sm">
        El navegador bloqueó la ventana. El documento está listo: abrilo o descargalo desde acá, y
        permití las ventanas emergentes de este sitio para la próxima vez.
      </Text>
      <Foot>
        <Button
          variant="default"
          component="a"
          href={blockedPrint?.url}
          download={blockedPrint?.fileName}
        >
          Descargar
        </Button>
        <Button component="a" href={blockedPrint?.url} target="_blank" data-autofocus>
          Abrir PDF
        </Button>
      </Foot>
    </Modal>
  );
}
