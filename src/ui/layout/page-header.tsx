import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface Crumb {
  label: string;
  to?: LinkProps['to'];
}

interface PageHeaderProps {
  title: string;
  /** Breadcrumbs, ending with the current page. */
  crumbs: Crumb[];
  children?: ReactNode;
}

/** Breadcrumbs, title and main actions. The title takes the focus when the route changes. */
export function PageHeader({ title, crumbs, children }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.titles}>
        <nav aria-label="Ruta de navegación">
          <Breadcrumbs fz="xs" c="dimmed" separatorMargin={6}>
            {crumbs.map(({ label, to }) =>
              to ? (
                <Anchor key={label} inherit renderRoot={(props) => <Link {...props} to={to} />}>
                  {label}
                </Anchor>
              ) : (
                <span key={label} aria-current="page">
                  {label}
                </span>
              ),
            )}
          </Breadcrumbs>
        </nav>
        <Title tabIndex={-1} data-page-title>
          {title}
        </Title>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
