import { Skeleton } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useId } from 'react';
import { fold } from '@/domain/fold';
import { Linea, LineaNote, useFindAsunto, type AvisoConFecha } from '@/features/notificaciones';
import type { Vencimiento } from '@/features/vencimientos';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useHoy } from '@/lib/values/use-hoy';
import { figureSearches, useFigure } from './figure-queries';
import { PapelLinea } from './papel-linea';

interface RestoDeHoyProps {
  /** Today's notices and reminders. Undefined: they could not be read. */
  avisos: readonly AvisoConFecha[] | undefined;
  /** Undefined while loading, or if the load failed. */
  papeles: readonly Vencimiento[] | undefined;
}

/** Rows of Para hoy that no notice covers: papers that expire today, and yesterday's unpaid fletes. */
export function RestoDeHoy({ avisos, papeles }: RestoDeHoyProps) {
  const hoy = useHoy();
  const findAsunto = useFindAsunto();
  const textos = avisos?.flatMap(({ texto }) => texto ?? []) ?? [];
  const isTold = ({ to, recordId, papel }: Vencimiento) =>
    textos.some((texto) => {
      const asunto = findAsunto(texto);
      return asunto?.to === to && asunto.id === recordId && fold(texto).includes(fold(papel));
    });
  const untold = papeles?.filter((papel) => papel.vence === hoy && !isTold(papel));
  return (
    <>
      {untold?.map((papel) => (
        <PapelLinea key={papel.id} papel={papel} />
      ))}
      <SinPagarDeAyer hoy={hoy} isAlone={avisos?.length === 0 && untold?.length === 0} />
    </>
  );
}

/** Stays as a row when there are none, so that nothing below moves. */
function SinPagarDeAyer({ hoy, isAlone }: { hoy: string; isAlone: boolean }) {
  const textId = useId();
  const search = figureSearches(hoy).sinPagarDeAyer;
  const { data, isError, isPaused } = useFigure(search);
  if (data?.movimientos === 0) {
    return (
      <LineaNote>{isAlone ? 'Nada para hoy.' : 'Ayer no quedaron fletes sin pagar.'}</LineaNote>
    );
  }
  return (
    <Linea
      look="medium"
      label="Sin pagar"
      Icon={IconCash}
      textId={textId}
      link={{ to: '/reportes', search, label: 'Ver los fletes de ayer sin pagar' }}
    >
      <span>Fletes de ayer sin pagar:</span>{' '}
      {data ? (
        <span key="known">
          <b>{showMonto(data.flete)}</b> · <span>{showCount(data.movimientos, 'movimiento')}</span>
        </span>
      ) : isError || isPaused ? (
        <span key="missing">{isError ? 'no disponible' : 'sin conexión'}</span>
      ) : (
        <Skeleton component="span" display="inline-block" h="0.75rem" w="5rem" />
      )}
    </Linea>
  );
}
