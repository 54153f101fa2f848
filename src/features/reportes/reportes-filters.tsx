import { TextInput } from '@mantine/core';
import { useController, type UseFormReturn } from 'react-hook-form';
import { ClientePicker } from '@/features/clientes';
import { RepresentantePicker } from '@/features/representantes';
import { ChoiceField } from '@/ui/choice-field';
import { FechaInput } from '@/ui/fecha-input';
import { FilterGrid } from '@/ui/filter-grid';
import type { TriState } from './reporte.schema';

interface Picked {
  id: number;
  nombre: string;
}

/** What the filter form holds. Dates are `yyyy-mm-dd`. */
export interface ReportesFilters {
  cliente: Picked | null;
  representante: Picked | null;
  destino: Picked | null;
  fechaDesde: string | null;
  fechaHasta: string | null;
  montoPagado: TriState;
  fletePagado: TriState;
  cuentaCorriente: TriState;
  fleteACargoDeOrigen: TriState;
  remito: string;
}

type Form = UseFormReturn<ReportesFilters>;

const triState = (yes: string, no: string, none: string) =>
  [
    { value: 'true', label: yes },
    { value: 'false', label: no },
    { value: 'null', label: none },
  ] as const;

const PAGADOS = triState('Pagados', 'No Pagados', 'Todos');
const CUENTA_CORRIENTE = triState('Si', 'No', 'Todos');
const A_CARGO = triState('Origen', 'Destino', 'Ninguno');

/** The filters of Consultas (spec section 2, Reports). */
export function ReportesFields({ form }: { form: Form }) {
  const { control } = form;
  return (
    <FilterGrid>
      <ClienteFilter form={form} name="cliente" label="Cliente" />
      <RepresentanteFilter form={form} />
      <FechaFilter form={form} name="fechaDesde" label="Fecha desde" />
      <FechaFilter form={form} name="fechaHasta" label="Fecha hasta" />
      <ClienteFilter form={form} name="destino" label="Destino" />
      <TextInput
        label="Nro Remito"
        description="Con un número, se busca solo por remito"
        inputWrapperOrder={['label', 'input', 'description']}
        autoComplete="off"
        {...form.register('remito')}
      />
      <ChoiceField control={control} name="montoPagado" label="Estado monto" choices={PAGADOS} />
      <ChoiceField control={control} name="fletePagado" label="Estado flete" choices={PAGADOS} />
      <ChoiceField
        control={control}
        name="cuentaCorriente"
        label="Cuenta Corriente"
        choices={CUENTA_CORRIENTE}
      />
      <ChoiceField
        control={control}
        name="fleteACargoDeOrigen"
        label="Flete a cargo"
        choices={A_CARGO}
      />
    </FilterGrid>
  );
}

function ClienteFilter({
  form,
  name,
  label,
}: {
  form: Form;
  name: 'cliente' | 'destino';
  label: string;
}) {
  const { field } = useController({ control: form.control, name });
  return (
    <ClientePicker
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

function RepresentanteFilter({ form }: { form: Form }) {
  const { field } = useController({ control: form.control, name: 'representante' });
  return (
    <RepresentantePicker
      label="Representante"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface FechaFilterProps {
  form: Form;
  name: 'fechaDesde' | 'fechaHasta';
  label: string;
}

function FechaFilter({ form, name, label }: FechaFilterProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <FechaInput
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      clearable
    />
  );
}
