import { Anchor, Breadcrumbs, Group, Stack, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatFecha } from '@/domain/fechas';
import { config } from '@/lib/page/config';
import { shorten } from '@/lib/values/shorten';
import { useHoy } from '@/lib/values/use-hoy';
import { OnPaper } from './on-paper';

export interface Crumb {
  label: string;
  to?: LinkProps['to'];
}

const INICIO: Crumb = { label: 'Inicio', to: '/' };

interface PageHeaderProps {
  title: string;
  crumbs: Crumb[];
  children?: ReactNode;
}

/** On paper: title, company and date. The title takes the focus when the route changes. */
export function PageHeader({ title, crumbs, children }: PageHeaderProps) {
  const hoy = useHoy();
  return (
    <header>
      <Group justify="space-between" align="flex-end" gap="sm" mb="md">
        <Stack gap="0.15rem" miw={0}>
          <nav aria-label="Ruta de navegación">
            <Breadcrumbs fz="xs" c="dimmed" separatorMargin={6}>
              {[INICIO, ...crumbs].map(({ label, to }) =>
                to ? (
                  <Anchor
                    key={label}
                    inherit
                    renderRoot={(props) => (
                      <Link {...props} to={to} activeOptions={{ exact: true }} />
                    )}
                  >
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
            {shorten(title)}
          </Title>
          <OnPaper>{`${config.companyName} · al ${formatFecha(hoy)}`}</OnPaper>
        </Stack>
        {children && (
          <Group gap="xs" align="stretch" data-print="never">
            {children}
          </Group>
        )}
      </Group>
    </header>
  );
}
