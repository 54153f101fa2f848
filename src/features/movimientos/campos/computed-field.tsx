import { ActionIcon, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useController, useWatch } from 'react-hook-form';
import { storedFlete } from '@/domain/flete';
import { showMonto } from '@/lib/values/show-importe';
import { onEscape } from '@/ui/action/escape';
import { MoneyInput } from '@/ui/field/money-input';
import { LABELS } from '../movimiento-labels';
import { fleteOf, importesOf, pesosOf, tarifadosOf } from '../movimiento-importes';
import type { TarifaProps } from './servicio-field';

/** The flete that the server will store (spec section 9, Stored flete). */
export function FleteTotal({ form, tarifas }: TarifaProps) {
  const values = useWatch({ control: form.control, compute: tarifadosOf });
  const { flete, contrareembolso } = importesOf(values, tarifas);
  const total = storedFlete(pesosOf(flete), {
    contrareembolso: pesosOf(contrareembolso),
    redespacho: pesosOf(values.redespacho),
    seguro: pesosOf(values.seguro),
  });
  return (
    <>
      Flete con seguro, redespacho y comisión:{' '}
      <strong>{fleteOf(values, tarifas) === null ? '—' : showMonto(total)}</strong>
    </>
  );
}

const TARIFF_WIDTH = 46;

interface ComputedFieldProps extends TarifaProps {
  name: 'flete' | 'contrareembolso';
  note?: ReactNode;
}

/** Computed until the user types an amount; Escape restores the computed one. */
export function ComputedField({ tarifas, ...props }: ComputedFieldProps) {
  const values = useWatch({ control: props.form.control, compute: tarifadosOf });
  return (
    <ComputedInput
      {...props}
      computed={importesOf(values, tarifas)[props.name]}
      // Before the tariffs have come, a stored amount cannot be told from a typed one.
      isKnown={tarifas !== undefined}
    />
  );
}

interface ComputedInputProps extends Omit<ComputedFieldProps, 'tarifas'> {
  computed: string;
  isKnown: boolean;
}

/** Memoized: a key in another field renders it only if its amount changes. */
const ComputedInput = memo(function ComputedInput({
  form,
  name,
  note,
  computed,
  isKnown,
}: ComputedInputProps) {
  const label = LABELS[name];
  const { field, fieldState } = useController({ control: form.control, name });
  const isTyped = field.value !== null;
  const said = isTyped ? 'Escrito a mano. Escape vuelve a la tarifa' : 'Según tarifa';
  const recompute = () => field.onChange(null);
  return (
    <MoneyInput
      {...field}
      computed={computed}
      label={label}
      description={note}
      error={fieldState.error?.message}
      aria-description={isKnown ? said : undefined}
      rightSectionWidth={isTyped ? undefined : TARIFF_WIDTH}
      rightSectionPointerEvents={isTyped ? 'all' : 'none'}
      rightSection={
        isTyped && isKnown ? (
          <ActionIcon
            variant="subtle"
            size="sm"
            // Escape does the same, and a tab stop that comes and goes would break keyboard habits.
            tabIndex={-1}
            aria-label={`Recalcular ${label}`}
            title={said}
            onClick={recompute}
          >
            <IconRefresh size={16} />
          </ActionIcon>
        ) : (
          <Text span inherit c="dimmed" fz="xs" aria-hidden="true">
            {isKnown && 'tarifa'}
          </Text>
        )
      }
      onKeyDown={(event) => {
        const input = event.currentTarget;
        if (isTyped)
          onEscape(event, () => {
            flushSync(recompute);
            input.select();
          });
      }}
    />
  );
});
