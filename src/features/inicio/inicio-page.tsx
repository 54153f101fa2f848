import { Box, Menu, Title } from '@mantine/core';
import {
  IconAddressBook,
  IconBuildingCommunity,
  IconClipboardList,
  IconReceipt,
  IconReportSearch,
  IconSteeringWheel,
  IconTags,
  IconTruck,
  IconUsers,
  IconUserShield,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NotificacionesPanel, type NotificacionesTab } from '@/features/notificaciones';
import { useVencimientos } from '@/features/vencimientos';
import { ButtonTile, Tile, Tiles } from '@/ui/frame/tiles';
import { Figures } from './figures';
import { RestoDeHoy } from './resto-de-hoy';

const ENTIDADES = [
  { to: '/clientes', label: 'Clientes', Icon: IconUsers },
  { to: '/representantes', label: 'Representantes', Icon: IconAddressBook },
  { to: '/vehiculos', label: 'Vehículos', Icon: IconSteeringWheel },
  { to: '/empleados', label: 'Empleados', Icon: IconUserShield },
];

const TILES = [
  { to: '/movimientos', label: 'Movimientos', Icon: IconTruck },
  { to: '/servicios', label: 'Servicios', Icon: IconTags },
  { to: '/hoja-de-ruta', label: 'Hoja de Ruta', Icon: IconClipboardList },
  { to: '/recibos-menu', label: 'Recibos', Icon: IconReceipt },
  { to: '/reportes', label: 'Consultas', Icon: IconReportSearch },
];

interface InicioPageProps {
  tab: NotificacionesTab;
  onTab: (tab: NotificacionesTab) => void;
}

/** Spec section 2, Home. */
export function InicioPage({ tab, onTab }: InicioPageProps) {
  const papeles = useVencimientos();
  return (
    <>
      <Title tabIndex={-1} data-page-title mb="xs">
        Inicio
      </Title>
      <Figures papeles={papeles} />
      <Tiles compact>
        <Menu position="bottom-start" width="12rem">
          <Menu.Target>
            <ButtonTile label="Entidades" Icon={IconBuildingCommunity} />
          </Menu.Target>
          <Menu.Dropdown>
            {ENTIDADES.map(({ to, label, Icon }) => (
              <Menu.Item
                key={to}
                leftSection={<Icon size={18} stroke={1.7} />}
                renderRoot={(props) => <Link {...props} to={to} />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {TILES.map((tile) => (
          <Tile key={tile.to} {...tile} />
        ))}
      </Tiles>
      <Box mt="xs">
        <NotificacionesPanel
          tab={tab}
          onTab={onTab}
          isHoyPending={!papeles.isFetched && !papeles.isPaused}
          renderHoy={(avisos) => <RestoDeHoy avisos={avisos} papeles={papeles.data} />}
        />
      </Box>
    </>
  );
}
