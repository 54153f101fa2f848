import { Box, Menu, Title } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NotificacionesPanel, type NotificacionesTab } from '@/features/notificaciones';
import { ENTRIES } from '@/features/panel';
import { useVencimientos } from '@/features/vencimientos';
import { ButtonTile, Tile, Tiles } from '@/ui/frame/tiles';
import { Figures } from './figures';
import { RestoDeHoy } from './resto-de-hoy';

const entries = (...paths: string[]) =>
  paths.flatMap((path) => ENTRIES.filter(({ to }) => to === path));

const ENTIDADES = entries('/clientes', '/representantes', '/vehiculos', '/empleados');
const TILES = entries('/movimientos', '/servicios', '/hoja-de-ruta', '/recibos-menu', '/reportes');

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
