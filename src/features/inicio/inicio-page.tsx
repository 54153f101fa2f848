import { Menu, Title } from '@mantine/core';
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
import classes from './inicio-page.module.css';

const ENTIDADES = [
  { to: '/clientes', label: 'Clientes', Icon: IconUsers },
  { to: '/representantes', label: 'Representantes', Icon: IconAddressBook },
  { to: '/vehiculos', label: 'Vehículos', Icon: IconSteeringWheel },
  { to: '/empleados', label: 'Empleados', Icon: IconUserShield },
];

const TILES = [
  { to: '/movimientos', label: 'Movimientos', detail: 'Envíos y remitos', Icon: IconTruck },
  { to: '/servicios', label: 'Servicios', detail: 'Precios y comisiones', Icon: IconTags },
  {
    to: '/hoja-de-ruta',
    label: 'Hoja de Ruta',
    detail: 'Repartos del día',
    Icon: IconClipboardList,
  },
  {
    to: '/recibos-menu',
    label: 'Recibos',
    detail: 'Ver, crear, contrareembolso',
    Icon: IconReceipt,
  },
  { to: '/reportes', label: 'Consultas', detail: 'Pagos y totales', Icon: IconReportSearch },
];

interface InicioPageProps {
  tab: NotificacionesTab;
  onTab: (tab: NotificacionesTab) => void;
}

/** / (spec section 2, Home). */
export function InicioPage({ tab, onTab }: InicioPageProps) {
  return (
    <>
      <Title order={1} tabIndex={-1} data-page-title mb="md">
        Inicio
      </Title>
      <div className={classes.tiles}>
        <Menu position="bottom-start" width="target">
          <Menu.Target>
            <button type="button" className={classes.tile}>
              <IconBuildingCommunity size={30} stroke={1.5} />
              <span className={classes.label}>Entidades</span>
              <span className={classes.detail}>Clientes, vehículos, personal</span>
            </button>
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
        {TILES.map(({ to, label, detail, Icon }) => (
          <Link key={to} to={to} className={classes.tile}>
            <Icon size={30} stroke={1.5} />
            <span className={classes.label}>{label}</span>
            <span className={classes.detail}>{detail}</span>
          </Link>
        ))}
      </div>
      <div className={classes.notificaciones}>
        <NotificacionesPanel tab={tab} onTab={onTab} />
      </div>
    </>
  );
}
