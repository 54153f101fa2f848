import { Button, Kbd, TextInput } from '@mantine/core';
import { type KeyboardEvent } from 'react';
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { onEscape } from '@/ui/action/escape';
import { LABELS } from '../movimiento-labels';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { useRemitoSiguiente } from '../cola/remitos-usados';
import classes from './movimiento-fields.module.css';

const SIN_NUMERO = 'Sin número: se imprime en blanco';

const color = 'var(--panel-warning)';
const WARNING = {
  wrapper: { '--input-bd': color, '--panel-ring': color },
  description: { color },
};

/** What the user did with the number. */
export interface RemitoHand {
  /** As it was when the user last left the field. */
  left: string;
  /** The default values of the form where the offer was rejected: the next movement has others. */
  refusedIn?: unknown;
}

/** On blur, cleans a typed number as the payload does. A stored number stays as it is. */
export const registerRemito = (
  form: UseFormReturn<MovimientoFormValues>,
  onLeft: (left: string) => void,
) =>
  form.register('remitoNumero', {
    onBlur() {
      const typed = form.getValues('remitoNumero');
      const isStored = typed === form.formState.defaultValues?.remitoNumero;
      if (!isStored && typed !== clean(typed)) {
        form.setValue('remitoNumero', clean(typed), { shouldDirty: true });
      }
      onLeft(isStored ? '' : clean(typed));
    },
  });

/** The next number of the series, while the field is empty and the user has not rejected it. */
export function useOfferedRemito(
  control: Control<MovimientoFormValues>,
  { refusedIn }: RemitoHand,
): { typed: string; next: string | null; offered: string | null; defaults: unknown } {
  const typed = useWatch({ control, name: 'remitoNumero' });
  const { defaultValues: defaults } = useFormState({ control });
  const next = useRemitoSiguiente();
  return { typed, next, defaults, offered: typed === '' && refusedIn !== defaults ? next : null };
}

interface RemitoFieldProps {
  form: UseFormReturn<MovimientoFormValues>;
  /** Printing was stopped once for an empty number. */
  warned: boolean;
  hand: RemitoHand;
  onHand: (hand: RemitoHand) => void;
}

/** An empty field offers the next number of the series: Tab and `Usar` accept it, typing or Escape reject it. */
export function RemitoField({ form, warned, hand, onHand }: RemitoFieldProps) {
  const { typed, next, offered, defaults } = useOfferedRemito(form.control, hand);
  const isTaken = typed !== '' && typed === next;
  const warns = warned && clean(typed) === '';

  const write = (remito: string) => form.setValue('remitoNumero', remito, { shouldDirty: true });

  function refuse() {
    write('');
    onHand({ left: '', refusedIn: defaults });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (offered !== null && event.key === 'Tab' && !event.shiftKey) write(offered);
    else if (offered !== null || isTaken) onEscape(event, refuse);
  }

  return (
    <TextInput
      className={classes.remito}
      label={LABELS.remitoNumero}
      autoComplete="off"
      placeholder={offered ?? undefined}
      description={warns && SIN_NUMERO}
      styles={warns ? WARNING : undefined}
      aria-description={
        offered !== null
          ? `Tab pone el siguiente, ${offered}. Escape lo deja vacío.`
          : isTaken
            ? 'Es el siguiente. Escape lo deja vacío.'
            : undefined
      }
      rightSection={
        offered !== null && (
          <>
            <Kbd size="xs" className={classes.withKeyboard}>
              Tab
            </Kbd>
            <Button
              size="compact-sm"
              variant="light"
              tabIndex={-1}
              className={classes.withTouch}
              aria-label={`Usar ${offered}`}
              onClick={() => write(offered)}
            >
              Usar
            </Button>
          </>
        )
      }
      rightSectionWidth={60}
      rightSectionPointerEvents="none"
      onFocus={(event) => event.currentTarget.select()}
      {...registerRemito(form, (left) => onHand({ ...hand, left }))}
      onKeyDown={onKeyDown}
    />
  );
}
