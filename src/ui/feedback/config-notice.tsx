import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { configProblem } from '@/lib/page/config';

export function ConfigNotice() {
  if (!configProblem) return null;
  return (
    <Alert color="yellow" my="xs" icon={<IconAlertTriangle />}>
      {configProblem}
    </Alert>
  );
}
