import { IconAlertTriangle, IconCash } from '@tabler/icons-react';
import { useId } from 'react';
import { fold, hasWords } from '@/domain/fold';
import { Renglon, RenglonNote, type Aviso } from '@/features/notificaciones';
import type { Vencimiento } from '@/features/vencimientos';
import { shorten } from '@/lib/values/shorten';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useHoy } from '@/lib/values/use-hoy';
import { LineState } from '@/ui/feedback/states';
import { figureSearches, useFigure } from './figure-queries';

interface RestoDeHoyProps {
  avisos: readonly Aviso[] | undefined;
  papeles: readonly Vencimiento[] | undefined;
}

/** Rows of Para hoy that no notice covers: papers that expire today, and yesterday's unpaid fletes. */
export function RestoDeHoy({ avisos, papeles }: RestoDeHoyProps) {
  const hoy = useHoy();
  const textos = avisos?.flatMap(({ texto }) => texto ?? []) ?? [];
  const untold = papeles?.filter(
    (papel) => papel.vence === hoy && !textos.some((texto) => tells(texto, papel)),
  );
  return (
    <>
      {untold?.map((papel) => (
        <PapelDeHoy key={papel.id} papel={papel} />
      ))}
      <SinPagarDeAyer hoy={hoy} isAlone={avisos?.length === 0 && untold?.length === 0} />
    </>
  );
}

const compact = (text: string) => fold(text).replace(/[ -]/g, '');

/** Whether a notice names this paper. Two vehicles may have the same name, but not the same plate. */
const tells = (texto: string, { papel, nombre, patente }: Vencimiento) =>
  hasWords(texto, papel) &&
  (patente ? compact(texto).includes(compact(patente)) : hasWords(texto, nombre));

/** Stays as a row when there are none, so that nothing below moves. */
function SinPagarDeAyer({ hoy, isAlone }: { hoy: string; isAlone: boolean }) {
  const textId = useId();
  const search = figureSearches(hoy).sinPagarDeAyer;
  const query = useFigure(search);
  const { data } = query;
  if (data?.movimientos === 0) {
    return (
      <RenglonNote>{isAlone ? 'Nada para hoy.' : 'Ayer no quedaron fletes sin pagar.'}</RenglonNote>
    );
  }
  return (
    <Renglon
      look="medium"
      label="Sin pagar"
      Icon={IconCash}
      textId={textId}
      link={{ to: '/reportes', search, label: 'Ver los fletes de ayer sin pagar' }}
    >
      <span>Fletes de ayer sin pagar:</span>{' '}
      <LineState
        query={query}
        value={
          data && (
            <>
              <b>{showMonto(data.flete)}</b> ·{' '}
              <span>{showCount(data.movimientos, 'movimiento')}</span>
            </>
          )
        }
      />
    </Renglon>
  );
}

function PapelDeHoy({ papel: one }: { papel: Vencimiento }) {
  const nombre = shorten([one.nombre, one.patente].filter(Boolean).join(' · '));
  return (
    <Renglon
      look="high"
      label="Vence hoy"
      Icon={IconAlertTriangle}
      fecha={one.vence}
      textId={useId()}
      link={{ to: one.to, params: { id: one.recordId }, label: `Abrir ${nombre}` }}
    >
      <span>{one.papel}</span> de <b>{nombre}</b>: <b>vence hoy</b>
    </Renglon>
  );
}
