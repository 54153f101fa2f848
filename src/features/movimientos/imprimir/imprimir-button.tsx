import { IconPrinter } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';

/** Not `Imprimir`: beside it, on two screens, stands the spec's button of that name, which prints something else. */
export function ImprimirButton(props: Omit<ComponentProps<typeof GuardedButton>, 'children'>) {
  return (
    <GuardedButton {...props} variant="default" size="xs" leftSection={<IconPrinter size={16} />}>
      Imprimir tildados
    </GuardedButton>
  );
}
