import { Text, UnstyledButton } from '@mantine/core';
import type { IconHome } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './tiles.module.css';

interface TileFace {
  label: string;
  detail?: string;
  Icon: typeof IconHome;
}

/** `compact`: one line of small tiles, two on a phone. */
export function Tiles({ children, compact = false }: { children: ReactNode; compact?: boolean }) {
  return (
    <div className={classes.tiles} data-compact={compact || undefined}>
      {children}
    </div>
  );
}

export function Tile({ to, ...face }: TileFace & { to: LinkProps['to'] | (string & {}) }) {
  return (
    <Link to={to} className={classes.tile}>
      <Face {...face} />
    </Link>
  );
}

interface ButtonTileProps extends TileFace, React.ComponentPropsWithRef<'button'> {}

export function ButtonTile({ label, Icon, ...button }: ButtonTileProps) {
  return (
    <UnstyledButton {...button} className={classes.tile}>
      <Face label={label} Icon={Icon} />
    </UnstyledButton>
  );
}

function Face({ label, detail, Icon }: TileFace) {
  return (
    <>
      <Icon size={30} stroke={1.5} />
      <span className={classes.label}>{label}</span>
      {detail && (
        <Text span inherit c="dimmed" fz="xs" data-phone="never">
          {detail}
        </Text>
      )}
    </>
  );
}
