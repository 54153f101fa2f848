import { Checkbox, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import type { Tarifas } from '@/features/servicios';
import { isTyped } from '@/lib/values/option';
import { ChoiceField } from '@/ui/field/choice-field';
import { FechaField } from '@/ui/field/fecha-field';
import { MoneyField } from '@/ui/field/money-field';
import { PanelCard } from '@/ui/frame/panel-card';
import { SearchPicker } from '@/ui/picker/search-picker';
import { ClienteField } from '../campos/cliente-field';
import { LADOS } from '../campos/movimiento-fields';
import { NewServicioField } from '../campos/servicio-field';
import { useRemitoSiguiente } from '../cola/remitos-usados';
import { emptyMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { LABELS } from '../movimiento-labels';
import { COMUNES, type Comunes, type Datos } from './datos';
import classes from './planilla.module.css';

interface DatosComunesProps {
  datos: Datos;
  tarifas: Tarifas | undefined;
  onChange: (changes: Partial<Datos>) => void;
}

/** What all rows share. A cell of the file wins over it. */
export function DatosComunes({ datos, tarifas, onChange }: DatosComunesProps) {
  const form = useForm<MovimientoFormValues>({
    defaultValues: { ...emptyMovimientoForm(''), ...datos.comunes },
  });
  const titleId = useId();
  const tell = useEffectEvent((values: MovimientoFormValues) =>
    onChange({
      // A text that no option has replaced is not chosen yet.
      comunes: Object.fromEntries(
        COMUNES.map((name) => [name, isTyped(values[name]) ? null : values[name]]),
      ) as unknown as Comunes,
    }),
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  );
  return (
    <PanelCard>
      <Text fw={600} id={titleId} mb="sm">
        Para todas las filas
      </Text>
      <div role="group" aria-labelledby={titleId} className={classes.comunes}>
        <FechaField control={form.control} name="fecha" label={LABELS.fecha} clearable={false} />
        <ClienteField form={form} name="clienteOrigen" source={clienteSource} />
        <NewServicioField form={form} tarifas={tarifas} />
        <SearchPicker
          form={form}
          name="representante"
          source={representanteSource}
          label={LABELS.representante}
        />
        <MoneyField control={form.control} name="redespacho" label={LABELS.redespacho} />
        <NumerarDesde
          value={datos.numerarDesde}
          onChange={(numerarDesde) =>
            numerarDesde !== datos.numerarDesde && onChange({ numerarDesde })
          }
        />
        <ChoiceField
          control={form.control}
          name="fleteACargo"
          label={LABELS.fleteACargo}
          choices={LADOS}
        />
        <Checkbox label={LABELS.cuentaCorriente} {...form.register('cuentaCorriente')} />
      </div>
    </PanelCard>
  );
}

interface NumerarDesdeProps {
  value: string;
  onChange: (text: string) => void;
}

/** Takes effect on leaving the field: each number is looked up. */
function NumerarDesde({ value, onChange }: NumerarDesdeProps) {
  const next = useRemitoSiguiente();
  return (
    <TextInput
      label="Numerar desde"
      description="Las filas sin número"
      inputWrapperOrder={['label', 'input', 'description']}
      placeholder={next ?? ''}
      autoComplete="off"
      defaultValue={value}
      onBlur={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={({ key, shiftKey, currentTarget }) => {
        if (key === 'Enter') onChange(currentTarget.value);
        // As in the form of a new movement.
        else if (key === 'Tab' && !shiftKey) currentTarget.value ||= next ?? '';
      }}
    />
  );
}
