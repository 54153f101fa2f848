import { Button, getDefaultZIndex, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnderWay, useUnderWay } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { Foot } from '@/ui/frame/foot';
import { useLeave } from '@/ui/leaving/unsaved-work';
import { Modal } from '@/ui/overlay/overlay';

/** `endSession` asks about unsaved work and about work in progress, then runs its argument. Render `dialog`. */
export function useEndSession() {
  const leave = useLeave();
  const [go, setGo] = useState<(() => void) | null>(null);
  const close = () => setGo(null);

  function end() {
    close();
    go?.();
  }

  return {
    endSession(action: () => void) {
      // They may name clients. What comes later is about the work that ends here.
      toasts.clear();
      leave(() => {
        if (isUnderWay()) setGo(() => action);
        else action();
      });
    },
    dialog: go && <CutDialog onWait={close} onEnd={end} />,
  };
}

interface CutDialogProps {
  onWait: () => void;
  onEnd: () => void;
}

/** Lists the work in progress, and signs out by itself once that is done. */
function CutDialog({ onWait, onEnd }: CutDialogProps) {
  const works = useUnderWay();
  const isOver = works.length === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <Modal
      opened={!isOver}
      onClose={onWait}
      title="¿Cortar y salir?"
      centered
      // Above the expired-session dialog.
      zIndex={getDefaultZIndex('overlay') + 1}
    >
      {works.map((work) => (
        <Text key={work} size="sm" role="status">
          {`${work}.`}
        </Text>
      ))}
      <Text size="sm" mt="xs">
        Si salís ahora, lo que falta no se hace.
      </Text>
      <Foot>
        <Button variant="default" data-autofocus onClick={onWait}>
          Esperar
        </Button>
        <Button color="red" onClick={onEnd}>
          Cortar y salir
        </Button>
      </Foot>
    </Modal>
  );
}
