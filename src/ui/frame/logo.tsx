import { Text } from '@mantine/core';
import { config } from '@/lib/page/config';
import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      {config.logo === null ? (
        <svg viewBox="0 0 44 28" width="44" height="28" aria-hidden="true" focusable="false">
          <path
            stroke="var(--cab)"
            strokeWidth="2.2"
            strokeLinecap="round"
            d="M0 8h9M3 13h6M0 18h9"
          />
          <path className={classes.body} d="M12 3h15.5v17H12z" />
          <path fill="var(--cab)" d="M29 8h6.2L42 14.2V20H29z" />
          <g fill="var(--mantine-color-text)" stroke="var(--panel-surface)" strokeWidth="2">
            <circle cx="18" cy="22" r="4" />
            <circle cx="35" cy="22" r="4" />
          </g>
        </svg>
      ) : (
        <img className={classes.image} src={config.logo} alt="" height="28" />
      )}
      <Text span inherit truncate fw={600} fz="md" lts="-0.01em">
        {config.companyName}
      </Text>
    </span>
  );
}
