import { IconCash, IconCashBanknote, IconFilePlus, IconFiles } from '@tabler/icons-react';
import { PageHeader } from '@/ui/frame/page-header';
import { Tile, Tiles } from '@/ui/frame/tiles';

export function RecibosMenuPage() {
  return (
    <>
      <PageHeader title="Recibos" crumbs={[{ label: 'Recibos' }]} />
      <Tiles>
        <Tile to="/ver-recibos" label="Ver Recibos" detail="Buscar e imprimir" Icon={IconFiles} />
        <Tile to="/recibos" label="Crear Recibos" detail="Por un importe" Icon={IconFilePlus} />
        <Tile
          to="/contrareembolso"
          label="Contrareembolso"
          detail="Por los envíos de un cliente"
          Icon={IconCash}
        />
        <Tile
          to="/contrareembolso/por-rendir"
          label="Por rendir"
          detail="Lo cobrado para cada remitente"
          Icon={IconCashBanknote}
        />
      </Tiles>
    </>
  );
}
