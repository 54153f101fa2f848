import { Button, Text } from '@mantine/core';
import { showsPdfs, useBlockedPrint } from '@/lib/print/window';
import { Foot } from '@/ui/frame/foot';
import { Modal } from '@/ui/overlay/overlay';

export function BlockedPrintDialog() {
  const { blockedPrint, dismiss } = useBlockedPrint();
  const opens = showsPdfs();
  return (
    <Modal
      opened={blockedPrint !== null}
      onClose={dismiss}
      title="No se pudo abrir la ventana de impresión"
      centered
    >
      <Text size="sm">
        {opens
          ? 'El navegador bloqueó la ventana. El documento está listo: abrilo o descargalo desde acá, y permití las ventanas emergentes de este sitio para la próxima vez.'
          : 'Este navegador no muestra los PDF. El documento está listo: descargalo, y abrilo desde ahí para imprimirlo.'}
      </Text>
      <Foot>
        <Button
          variant={opens ? 'default' : 'filled'}
          data-autofocus={!opens || undefined}
          component="a"
          href={blockedPrint?.url}
          download={blockedPrint?.fileName}
        >
          Descargar
        </Button>
        {opens && (
          <Button component="a" href={blockedPrint?.url} target="_blank" data-autofocus>
            Abrir PDF
          </Button>
        )}
      </Foot>
    </Modal>
  );
}
