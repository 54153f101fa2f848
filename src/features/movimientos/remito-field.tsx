import { Kbd, TextInput } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { remitoSiguiente } from '@/domain/remito-siguiente';
import { LABELS } from './movimiento-labels';
import classes from './movimiento-fields.module.css';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { useNewest } from './ultimos-movimientos';

interface RemitoFieldProps {
  form: UseFormReturn<MovimientoFormValues>;
  /** What this person sent, last one first. */
  recent: readonly MovimientoFormValues[];
}

/** The remito number. An empty field offers the next number of the series: Tab takes it, Escape and typing refuse it. */
export function RemitoField({ form, recent }: RemitoFieldProps) {
  const typed = useWatch({ control: form.control, name: 'remitoNumero' });
  const newest = useNewest();
  const [isRefused, setRefused] = useState(false);
  const next = remitoSiguiente(
    [...recent, ...newest].map(({ remitoNumero }) => remitoNumero ?? ''),
  );
  const offered = typed === '' && !isRefused ? next : null;

  // Refused for one movement, not for those after it.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => name ?? setRefused(false),
      }),
    [form],
  );

  function onKeyDown(event: KeyboardEvent) {
    if (offered === null) return;
    if (event.key === 'Tab' && !event.shiftKey) {
      form.setValue('remitoNumero', offered, { shouldDirty: true });
    } else if (event.key === 'Escape') setRefused(true);
  }

  return (
    <TextInput
      className={classes.remito}
      label={LABELS.remitoNumero}
      autoComplete="off"
      placeholder={offered ?? undefined}
      aria-description={
        offered === null ? undefined : `Tab pone el siguiente, ${offered}. Escape lo deja vacío.`
      }
      rightSection={offered !== null && <Kbd size="xs">Tab</Kbd>}
      rightSectionWidth={44}
      rightSectionPointerEvents="none"
      {...form.register('remitoNumero')}
      onKeyDown={onKeyDown}
    />
  );
}
