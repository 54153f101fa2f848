import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Linea } from '@/features/notificaciones';
import type { Vencimiento } from '@/features/vencimientos';
import { shorten } from '@/lib/values/shorten';

export function PapelLinea({ papel: one }: { papel: Vencimiento }) {
  const nombre = shorten([one.nombre, one.patente].filter(Boolean).join(' · '));
  return (
    <Linea
      look="medium"
      label="Vence hoy"
      Icon={IconClockExclamation}
      fecha={one.vence}
      textId={useId()}
      link={{ to: one.to, params: { id: one.recordId }, label: `Abrir ${nombre}` }}
    >
      <span>{one.papel}</span> de <b>{nombre}</b>: <b>vence hoy</b>
    </Linea>
  );
}
