import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

/** Not `Imprimir`: on two screens the spec's button of that name is next to it and prints something else. */
export function ImprimirButton(props: Omit<ComponentProps<typeof GuardedButton>, 'children'>) {
  return (
    <GuardedButton {...props} variant="default" size="xs" leftSection={<IconPrinter size={16} />}>
      Imprimir tildados
    </GuardedButton>
  );
}
