import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

export function ExportButton(props: ComponentProps<'button'> & { 'data-disabled'?: boolean }) {
  return (
    <Button {...props} variant="default" size="xs" leftSection={<IconDownload size={16} />}>
      Exportar
    </Button>
  );
}
