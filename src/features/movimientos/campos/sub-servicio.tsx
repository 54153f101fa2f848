import { Switch, TextInput } from '@mantine/core';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { LABELS } from '../movimiento-labels';
import { forgetTyped } from './forget-typed';
import { ServicioField, type TarifaProps } from './servicio-field';
import classes from './movimiento-fields.module.css';

export function BultosField({
  form,
  name,
}: Pick<TarifaProps, 'form'> & { name: 'bultos' | 'subBultos' }) {
  const { errors } = useFormState({ control: form.control, name });
  return (
    <TextInput
      className={classes.count}
      label={LABELS[name]}
      inputMode="numeric"
      autoComplete="off"
      error={errors[name]?.message}
      onFocus={(event) => event.currentTarget.select()}
      {...form.register(name, { onChange: () => forgetTyped(form, 'flete') })}
    />
  );
}

/** Turning it on sets sub bultos to 1; turning it off clears sub-service and sub bultos (spec section 4). */
export function SubServicioSwitch({ form }: Pick<TarifaProps, 'form'>) {
  const { field } = useController({ control: form.control, name: 'conSubServicio' });
  function toggle(on: boolean) {
    form.setValue('subServicio', null, { shouldDirty: true });
    form.setValue('subBultos', on ? '1' : '', { shouldDirty: true });
    form.clearErrors(['subServicio', 'subBultos']);
    forgetTyped(form, 'flete');
    field.onChange(on);
  }
  return (
    <Switch
      ref={field.ref}
      className={classes.flag}
      label={LABELS.conSubServicio}
      checked={field.value}
      onChange={(event) => toggle(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  );
}

export function SubServicioFields({ form, tarifas }: TarifaProps) {
  const opened = useWatch({ control: form.control, name: 'conSubServicio' });
  return (
    opened && (
      <div className={classes.row}>
        <div className={classes.wide}>
          <ServicioField form={form} name="subServicio" tarifas={tarifas} />
        </div>
        <BultosField form={form} name="subBultos" />
      </div>
    )
  );
}
