import { Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { toasts } from '@/lib/page/toasts';
import { openPrintJob } from '@/lib/print/window';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { printStored } from '../imprimir/print-remito';
import type { Movimiento } from '../movimiento.schema';

const PRINTS = [
  { kind: 'remito', label: 'Imprimir remito' },
  { kind: 'remito-duplicado', label: 'Imprimir duplicado' },
] as const;

/** Prints what is stored, so not while something else is typed. */
export function ImprimirGuardado({
  movimiento,
  isDirty,
}: {
  movimiento: Movimiento;
  isDirty: boolean;
}) {
  const guard = useSubmitGuard();

  function print(kind: (typeof PRINTS)[number]['kind']) {
    if (isDirty) toasts.warning('Guardá los cambios antes de imprimir');
    else void guard.run(() => printStored(openPrintJob(), kind, movimiento));
  }

  return (
    <Group gap="xs" justify="flex-end" mb="xs">
      {PRINTS.map(({ kind, label }) => (
        <GuardedButton
          key={kind}
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={16} />}
          blockedBy={guard.blocked ? '' : null}
          onClick={() => print(kind)}
        >
          {label}
        </GuardedButton>
      ))}
    </Group>
  );
}
