import { TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { ClientePicker } from '@/features/clientes';
import { RepresentantePicker } from '@/features/representantes';
import { ChoiceField } from '@/ui/forms/choice-field';
import { FechaField } from '@/ui/forms/fecha-field';
import { PickerField } from '@/ui/forms/picker-field';
import type { ReportesSearch } from './reportes-search';

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
export function ReportesFields({ form }: { form: UseFormReturn<ReportesSearch> }) {
  const { control, register } = form;
  return (
    <>
      <PickerField control={control} name="cliente" label="Cliente" picker={ClientePicker} />
      <PickerField
        control={control}
        name="representante"
        label="Representante"
        picker={RepresentantePicker}
      />
      <FechaField control={control} name="fechaDesde" label="Fecha desde" />
      <FechaField control={control} name="fechaHasta" label="Fecha hasta" />
      <PickerField control={control} name="destino" label="Destino" picker={ClientePicker} />
      <TextInput
        label="Nro Remito"
        description="Con un número, se busca solo por remito"
        inputWrapperOrder={['label', 'input', 'description']}
        autoComplete="off"
        {...register('remito')}
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
    </>
  );
}
