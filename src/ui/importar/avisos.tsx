import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useConfirm } from '@/ui/overlay/confirm';
import { momentText, nameOfFila, type Fila } from './fila';
import type { Carga } from './use-carga';

const icon = <IconAlertTriangle />;

interface YaCargadasProps {
  filas: readonly Fila<unknown>[];
  count: (n: number) => string;
}

export function YaCargadas({ filas, count }: YaCargadasProps) {
  const moments = filas.flatMap(({ mark, before }) => (mark.out === false ? [] : (before ?? [])));
  if (moments.length === 0) return null;
  const last = momentText(Math.max(...moments));
  return (
    <Alert
      color="yellow"
      role="status"
      icon={icon}
      title={`Ya se cargó ${last}: ${count(moments.length)}`}
    >
      Esas filas quedan afuera. Si van otra vez, tildalas y apretá Incluir.
    </Alert>
  );
}

interface SinConfirmarProps<Values> {
  filas: readonly Fila<Values>[];
  carga: Pick<Carga<Fila<Values>>, 'run' | 'lookFor'>;
  busy: string | null;
}

/** Rows whose answer never came, which may be stored. */
export function SinConfirmar<Values>({ filas, carga, busy }: SinConfirmarProps<Values>) {
  const { ask, dialog } = useConfirm();
  const unsure = filas.filter(({ mark }) => mark.state === 'unsure');
  const what = showCount(unsure.length, 'fila');

  async function sendAgain() {
    const parts = [
      {
        text: 'El servidor no contestó por ellas y no aparecen en la lista. Si ya estaban agregadas, quedan dos veces:',
        items: unsure.map((fila) => ({ name: nameOfFila(fila) })),
      },
    ];
    const title = `¿Enviar de nuevo ${what}?`;
    const acts = () => void carga.run(unsure);
    await ask({ title, parts, confirm: 'Enviar de nuevo', caution: 'mistake' }, acts);
  }

  return (
    <>
      {unsure.length > 0 && (
        <Alert color="red" role="alert" icon={icon} title={`${what} sin confirmar`}>
          <Group gap="xs">
            <Text size="sm">
              Puede que estén agregadas. No se envían de nuevo sin que lo digas.
            </Text>
            <GuardedButton
              size="xs"
              variant="default"
              blockedBy={busy}
              onClick={() => void carga.lookFor(unsure)}
            >
              Buscarlas
            </GuardedButton>
            <GuardedButton
              size="xs"
              variant="default"
              blockedBy={busy}
              onClick={() => void sendAgain()}
            >
              Enviarlas de nuevo
            </GuardedButton>
          </Group>
        </Alert>
      )}
      {dialog}
    </>
  );
}
