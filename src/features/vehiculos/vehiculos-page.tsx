import { Box } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { useFormContext } from 'react-hook-form';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { ListPage } from '@/ui/entity/list-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import { Card } from '@/ui/table/card-list';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import { FECHAS, VEHICULO_FORM, type Vehiculo, type VehiculoFormValues } from './vehiculo.schema';
import { VEHICULOS } from './vehiculos.queries';
import classes from './vehiculos-page.module.css';

const column = createColumnHelper<TableFeatures, Vehiculo>();

const { labels } = VEHICULO_FORM;

const columns = column.columns([
  column.accessor('vehiculo', { header: labels.vehiculo }),
  column.accessor('patente', { header: labels.patente, meta: { width: 5 } }),
  ...FECHAS.map((name) =>
    column.accessor(name, {
      header: labels[name],
      meta: { kind: 'fecha', width: 8 },
      cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
    }),
  ),
]);

const card = {
  rem: 8,
  show: (vehiculo: Vehiculo) => (
    <Card title={vehiculo.vehiculo} details={[vehiculo.patente]}>
      <Box component="dl" m={0} fz="xs" className={classes.fechas}>
        {FECHAS.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <FechaVencimiento fecha={vehiculo[name]} />
            </dd>
          </div>
        ))}
      </Box>
    </Card>
  ),
};

export function VehiculosPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={VEHICULOS} search={search} columns={columns}>
      {(table, open) => <DataTable {...table} card={card} onOpen={open} />}
    </ListPage>
  );
}

export function VehiculoFields({ record }: { record: Vehiculo | undefined }) {
  const { control } = useFormContext<VehiculoFormValues>();
  return (
    <>
      <TextField name="vehiculo" label={labels.vehiculo} autoFocus={!record} />
      <TextField name="patente" label={labels.patente} autoComplete="off" />
      {FECHAS.map((name) => (
        <FechaField key={name} control={control} name={name} label={labels[name]} />
      ))}
    </>
  );
}

export const AgregarVehiculoPage = () => <CreatePage entity={VEHICULOS} Fields={VehiculoFields} />;

export const EditarVehiculoPage = ({ id }: { id: number }) => (
  <EditPage entity={VEHICULOS} Fields={VehiculoFields} id={id} />
);
