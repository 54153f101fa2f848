import { Text, UnstyledButton } from '@mantine/core';
import {
  IconAddressBook,
  IconClipboardList,
  IconHome,
  IconLogout,
  IconReceipt,
  IconReportSearch,
  IconSteeringWheel,
  IconTags,
  IconTruck,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useMatchRoute } from '@tanstack/react-router';
import type { Entry } from '@/features/paleta';
import { panelVersion } from '@/lib/page/log';
import classes from './menu.module.css';

interface ScreenEntry extends Entry {
  /** Paths of the entry's area outside its own path. */
  area?: Entry['to'][];
}

export const ENTRIES: ScreenEntry[] = [
  { to: '/', label: 'Inicio', Icon: IconHome },
  { to: '/movimientos', label: 'Movimientos', Icon: IconTruck },
  { to: '/hoja-de-ruta', label: 'Hoja de Ruta', Icon: IconClipboardList },
  {
    to: '/recibos-menu',
    label: 'Recibos',
    Icon: IconReceipt,
    area: ['/ver-recibos', '/recibos', '/contrareembolso', '/contrareembolso/por-rendir'],
  },
  { to: '/clientes', label: 'Clientes', Icon: IconUsers, area: ['/agregar-cliente'] },
  { to: '/empleados', label: 'Empleados', Icon: IconUserShield, area: ['/agregar-empleado'] },
  {
    to: '/representantes',
    label: 'Representantes',
    Icon: IconAddressBook,
    area: ['/agregar-representante'],
  },
  { to: '/vehiculos', label: 'Vehículos', Icon: IconSteeringWheel, area: ['/agregar-vehiculo'] },
  { to: '/servicios', label: 'Servicios', Icon: IconTags, area: ['/agregar-servicio'] },
  { to: '/reportes', label: 'Consultas', Icon: IconReportSearch },
];

interface MenuProps {
  onNavigate: () => void;
  onLogout: () => void;
}

/** In the spec's order (section 2, Layout). */
export function PanelMenu({ onNavigate, onLogout }: MenuProps) {
  const matchRoute = useMatchRoute();
  const isIn = (area: ScreenEntry['area'] = []) => area.some((to) => matchRoute({ to }) !== false);
  return (
    <nav className={classes.menu} aria-label="Menú principal">
      <ul>
        {ENTRIES.map(({ to, label, Icon, area }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.entry}
              {...(isIn(area) && { 'data-active': true, 'aria-current': 'true' })}
              activeProps={{ 'data-active': true }}
              activeOptions={{ includeSearch: false }}
              onClick={onNavigate}
            >
              <Icon size={20} stroke={1.7} />
              <span data-label>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <UnstyledButton fz="inherit" className={classes.entry} onClick={onLogout}>
          <IconLogout size={20} stroke={1.7} />
          <span data-label>Cerrar sesión</span>
        </UnstyledButton>
        <Text fz="xs" c="dimmed" mx="0.6rem" mt={4} className={classes.version}>
          {`Versión ${panelVersion()}`}
        </Text>
      </div>
    </nav>
  );
}
