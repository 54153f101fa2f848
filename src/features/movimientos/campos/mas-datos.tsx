import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { storage } from '@/lib/person/storage';
import { showMonto } from '@/lib/values/show-importe';
import { MoneyField } from '@/ui/field/money-field';
import { LABELS } from '../movimiento-labels';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import type { Movimiento } from '../movimiento.schema';
import type { TarifaProps } from './servicio-field';
import classes from './movimiento-fields.module.css';

const NAMES = ['seguro', 'redespacho', 'valorDeclarado', 'observaciones'] as const;

interface MasDatosProps {
  control: Control<MovimientoFormValues>;
  beside: ReactNode;
  children: ReactNode;
}

function shown(name: (typeof NAMES)[number], text: string): string[] {
  const pesos = name === 'observaciones' ? null : parseMonto(text);
  if (clean(text) === '' || pesos === 0) return [];
  return [`${LABELS[name]}: ${pesos === null ? text : showMonto(pesos)}`];
}

/** Opens as the user left it, or if a field is filled in. When closed, the filled fields are listed beside the button. */
export function MasDatos({ control, beside, children }: MasDatosProps) {
  const [isWanted, setWanted] = useState(() => storage.get('masDatos') === 'true');
  /** The contents when the user closed the fields. */
  const [closedOver, setClosedOver] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const { errors } = useFormState({ control, name: NAMES });
  const contents = useWatch({
    control,
    name: NAMES,
    compute: (texts) => NAMES.flatMap((name, index) => shown(name, texts[index] ?? '')).join(' · '),
  });
  const isFree = contents === '' ? isWanted : contents !== closedOver;
  // Emptying the last field must not close the section that has the focus.
  const opened = isFree || hasFocus || NAMES.some((name) => errors[name]);

  function toggle() {
    setClosedOver(opened ? contents : '');
    if (contents !== '') return;
    setWanted(!opened);
    storage.set('masDatos', String(!opened));
  }

  return (
    <>
      <Group gap="0.2rem 1rem" wrap="nowrap" className={classes.between}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={opened}
          leftSection={<IconChevronRight size={16} className={classes.chevron} />}
          onClick={toggle}
        >
          Más datos
        </Button>
        {!opened && contents && (
          <Text span truncate maw="24rem" c="dimmed" fz="sm">
            {contents}
          </Text>
        )}
        {beside}
      </Group>
      {opened && (
        <div className={classes.row} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
          {children}
        </div>
      )}
    </>
  );
}

/** An existing movement has seguro and redespacho in whole pesos. */
export function MasDatosFields({
  form,
  editing,
}: Pick<TarifaProps, 'form'> & { editing: Movimiento | undefined }) {
  return (
    <>
      {(['seguro', 'redespacho'] as const).map((name) => (
        <MoneyField
          key={name}
          control={form.control}
          name={name}
          label={LABELS[name]}
          whole={editing !== undefined}
          description={
            editing && !Number.isInteger(editing[name])
              ? 'Tenía centavos: se guarda redondeado a pesos enteros'
              : undefined
          }
        />
      ))}
      <MoneyField control={form.control} name="valorDeclarado" label={LABELS.valorDeclarado} />
      <Textarea
        className={classes.observaciones}
        autosize
        label={LABELS.observaciones}
        minRows={1}
        maxRows={6}
        {...form.register('observaciones')}
      />
    </>
  );
}
