import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

const LOOK = {
  variant: 'default',
  size: 'xs',
  leftSection: <IconDownload size={16} />,
  children: 'Exportar',
} as const;

export function ExportButton(props: ComponentProps<'button'>) {
  return <Button {...props} {...LOOK} />;
}

export const NothingToExport = () => (
  <GuardedButton {...LOOK} blockedBy="No hay filas para exportar" />
);
