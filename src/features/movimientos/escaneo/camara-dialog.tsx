import { ActionIcon, Alert, Box, Button, NativeSelect, Text } from '@mantine/core';
import { IconBulb, IconBulbFilled, IconCameraOff, IconPackageOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { toasts } from '@/lib/page/toasts';
import { handOverFocus } from '@/ui/feedback/hand-over-focus';
import { Foot } from '@/ui/frame/foot';
import { Modal } from '@/ui/overlay/overlay';
import { LOOKS, type Escaneo } from './ultimos-escaneos';
import { useCamara, type Fault } from './use-camara';
import classes from './camara-dialog.module.css';

const FAULT_TEXTS: Record<Fault, string> = {
  insecure:
    'El navegador deja usar la cámara solamente si la dirección del panel empieza con https. Mientras tanto, escribí los números.',
  refused:
    'El navegador no tiene permiso para usar la cámara. Dale permiso desde el candado que está al lado de la dirección y probá de nuevo, o escribí los números.',
  missing: 'No se encontró ninguna cámara. Conectá una y probá de nuevo, o escribí los números.',
  busy: 'Otra aplicación está usando la cámara. Cerrala y probá de nuevo, o escribí los números.',
  lost: 'La cámara se apagó. Probá de nuevo, o escribí los números.',
  reader:
    'No se pudo abrir el lector de códigos. Revisá la conexión y probá de nuevo, o escribí los números.',
  unknown: 'No se pudo encender la cámara. Probá de nuevo, o escribí los números.',
};

interface CamaraDialogProps {
  opened: boolean;
  onClose: () => void;
  onType: () => void;
  onCode: (code: string) => void;
  newest: Escaneo | undefined;
  hint: string;
  /** `Faltan 2 bultos de 0001-00020138`, a movement each. Said before the view closes. */
  missing: readonly string[];
  children: ReactNode;
}

/** Reads one label after another. The camera is on only while this shows it. */
export function CamaraDialog({
  opened,
  onClose,
  onType,
  onCode,
  newest,
  hint,
  missing,
  children,
}: CamaraDialogProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const { camara, retry, cameras, deviceId, choose } = useCamara(video, opened && !isAtEnd, onCode);
  const hasFailed = camara.status === 'failed';

  const choice = cameras.length > 1 && (
    <NativeSelect
      label="Cámara"
      mt="sm"
      data={cameras.map(({ deviceId: value, label }) => ({ value, label }))}
      value={deviceId}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );

  function close() {
    setAtEnd(false);
    onClose();
  }

  function end() {
    if (missing.length > 0 && !isAtEnd && !hasFailed) setAtEnd(true);
    else close();
  }

  return (
    <Modal
      opened={opened}
      onClose={end}
      title="Escanear con la cámara"
      fullScreen
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {isAtEnd ? (
        <>
          <Alert color="yellow" icon={<IconPackageOff />} role="alert">
            {missing.map((text) => (
              <Text key={text} fw={600}>
                {text}
              </Text>
            ))}
          </Alert>
          <ViewFoot key="end">
            <Button variant="default" onClick={close}>
              Terminar igual
            </Button>
            <Button onClick={() => setAtEnd(false)}>Seguir escaneando</Button>
          </ViewFoot>
        </>
      ) : (
        <>
          <Box className={classes.view} display={hasFailed ? 'none' : undefined}>
            <div className={classes.visor}>
              <video ref={setVideo} className={classes.video} muted playsInline aria-hidden />
              <div className={classes.frame} />
              {camara.status === 'starting' && (
                <Text className={classes.said} role="status">
                  Encendiendo la cámara…
                </Text>
              )}
              <Flash newest={newest} />
              {camara.status === 'on' && camara.setTorch && <Linterna setTorch={camara.setTorch} />}
            </div>
            {!hasFailed && (
              <div>
                <Text fz="xs" c="dimmed">
                  {hint}
                </Text>
                {children}
                {choice}
              </div>
            )}
          </Box>
          {hasFailed && (
            <>
              <Alert color="red" icon={<IconCameraOff />} role="alert">
                {FAULT_TEXTS[camara.fault]}
              </Alert>
              {choice}
            </>
          )}
          <ViewFoot key={String(hasFailed)}>
            {hasFailed && camara.fault !== 'insecure' && (
              <Button variant="default" onClick={retry}>
                Probar de nuevo
              </Button>
            )}
            <Button variant={hasFailed ? 'filled' : 'default'} onClick={onType}>
              Escribir los números
            </Button>
            {!hasFailed && <Button onClick={end}>Terminar</Button>}
          </ViewFoot>
        </>
      )}
    </Modal>
  );
}

/** What follows a press has other buttons: the focus stays in the view. */
const ViewFoot = ({ children }: { children: ReactNode }) => (
  <div ref={handOverFocus}>
    <Foot>{children}</Foot>
  </div>
);

/** Shows the outcome of a scan over the picture for a moment, but not of one from before. */
function Flash({ newest }: { newest: Escaneo | undefined }) {
  const [before] = useState(newest?.count);
  if (!newest?.outcome || newest.count === before) return null;
  const { Icon } = LOOKS[newest.outcome];
  return (
    // A new element for each scan: its animation starts again.
    <div key={newest.count} className={classes.flash} data-outcome={newest.outcome} aria-hidden>
      <Icon size={96} stroke={1.5} />
    </div>
  );
}

function Linterna({ setTorch }: { setTorch: (on: boolean) => Promise<void> }) {
  const [isOn, setOn] = useState(false);
  const Icon = isOn ? IconBulbFilled : IconBulb;

  function toggle() {
    setTorch(!isOn).then(
      () => setOn(!isOn),
      () => toasts.error('No se pudo prender la linterna.'),
    );
  }

  return (
    <ActionIcon
      className={classes.linterna}
      variant="default"
      size={44}
      aria-label="Linterna"
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={24} />
    </ActionIcon>
  );
}
