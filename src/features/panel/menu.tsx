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
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './menu.module.css';

const ENTRIES: { to: LinkProps['to'] | (string & {}); label: string; Icon: typeof IconHome }[] = [
  { to: '/', label: 'Inicio', Icon: IconHome },
  { to: '/movimientos', label: 'Movimientos', Icon: IconTruck },
  { to: '/hoja-de-ruta', label: 'Hoja de Ruta', Icon: IconClipboardList },
  { to: '/recibos-menu', label: 'Recibos', Icon: IconReceipt },
  { to: '/clientes', label: 'Clientes', Icon: IconUsers },
  { to: '/empleados', label: 'Empleados', Icon: IconUserShield },
  { to: '/representantes', label: 'Representantes', Icon: IconAddressBook },
  { to: '/vehiculos', label: 'Vehículos', Icon: IconSteeringWheel },
  { to: '/servicios', label: 'Servicios', Icon: IconTags },
  { to: '/reportes', label: 'Consultas', Icon: IconReportSearch },
];

interface MenuProps {
  onNavigate: () => void;
  onLogout: () => void;
}

/** The side menu's links, in the spec's order (section 2, Layout). */
export function PanelMenu({ onNavigate, onLogout }: MenuProps) {
  return (
    <nav className={classes.menu} aria-label="Menú principal">
      <ul>
        {ENTRIES.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.entry}
              activeProps={{ 'data-active': true, 'aria-current': 'page' }}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              onClick={onNavigate}
              title={label}
            >
              <Icon size={20} stroke={1.7} />
              <span data-label>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.entry} onClick={onLogout} title="Cerrar sesión">
        <IconLogout size={20} stroke={1.7} />
        <span data-label>Cerrar sesión</span>
      </button>
    </nav>
  );
}
