import { TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { formatRango } from '@/domain/rangos';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { someOf } from '@/lib/values/some-of';
import { ChoiceField } from '@/ui/field/choice-field';
import { pasteLines } from '@/ui/field/paste-lines';
import { RangoFields } from '@/ui/field/rango-fields';
import { SearchPicker } from '@/ui/picker/search-picker';
import { Foldable, type FilterChip } from '@/ui/search/filter-fold';
import { remitosBuscados } from './reporte.schema';
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

const MAX_REMITOS_ON_CHIP = 3;

const OPTIONS = [
  { name: 'montoPagado', label: 'Estado monto', choices: PAGADOS },
  { name: 'fletePagado', label: 'Estado flete', choices: PAGADOS },
  { name: 'cuentaCorriente', label: 'Cuenta Corriente', choices: CUENTA_CORRIENTE },
  { name: 'fleteACargoDeOrigen', label: 'Flete a cargo', choices: A_CARGO },
] as const;

export function ReportesFields({ form }: { form: UseFormReturn<ReportesSearch> }) {
  const { control, register, setValue } = form;
  return (
    <Foldable>
      <SearchPicker
        form={form}
        name="cliente"
        source={clienteSource}
        label="Cliente"
        // The API finds a client's movements either as origin or as destination.
        description="Como origen"
      />
      <RangoFields
        form={form}
        desde="fechaDesde"
        hasta="fechaHasta"
        clearable
        isIgnored={({ remito }) => clean(remito) !== ''}
      />
      <SearchPicker
        form={form}
        name="representante"
        source={representanteSource}
        label="Representante"
      />
      <SearchPicker form={form} name="destino" source={clienteSource} label="Destino" />
      <TextInput
        label="Nro Remito"
        description="Ignora los demás filtros. Varios, entre comas"
        autoComplete="off"
        onPaste={pasteLines(', ', (text) => setValue('remito', text, { shouldDirty: true }))}
        {...register('remito')}
      />
      {OPTIONS.map((options) => (
        <ChoiceField key={options.name} control={control} segmented {...options} />
      ))}
    </Foldable>
  );
}

export function reportesChips(
  applied: ReportesSearch,
  search: (next: ReportesSearch) => void,
): FilterChip[] {
  const chip = (text: string, neutral: Partial<ReportesSearch>): FilterChip => ({
    text,
    onRemove: () => search({ ...applied, ...neutral }),
  });
  const remitos = remitosBuscados(applied.remito);
  if (remitos.length > 0)
    return [chip(`Nro Remito: ${someOf(remitos, MAX_REMITOS_ON_CHIP)}`, { remito: '' })];
  const { cliente, representante, destino } = applied;
  const fechas = formatRango(applied.fechaDesde, applied.fechaHasta);
  return [
    cliente && chip(`Cliente: ${cliente.nombre}`, { cliente: null }),
    fechas && chip(fechas, { fechaDesde: null, fechaHasta: null }),
    representante && chip(`Representante: ${representante.nombre}`, { representante: null }),
    destino && chip(`Destino: ${destino.nombre}`, { destino: null }),
    ...OPTIONS.map(({ name, label, choices }) => {
      const choice = choices.find(({ value }) => value !== 'null' && value === applied[name]);
      return choice && chip(`${label}: ${choice.label}`, { [name]: 'null' });
    }),
  ].filter((one) => !!one);
}
