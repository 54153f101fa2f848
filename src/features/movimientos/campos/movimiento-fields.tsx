import { Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { ChoiceField } from '@/ui/field/choice-field';
import { FechaField } from '@/ui/field/fecha-field';
import { MoneyField } from '@/ui/field/money-field';
import { SearchPicker } from '@/ui/picker/search-picker';
import { LABELS, type MontoOFlete } from '../movimiento-labels';
import { ClienteField } from './cliente-field';
import { ComputedField, FleteTotal } from './computed-field';
import { forgetTyped } from './forget-typed';
import { MasDatos, MasDatosFields } from './mas-datos';
import { MovimientoAvisos } from './movimiento-avisos';
import type { Movimiento } from '../movimiento.schema';
import { RemitoField, registerRemito, type RemitoHand } from './remito-field';
import { NewServicioField, ServicioField, type TarifaProps } from './servicio-field';
import { BultosField, SubServicioFields, SubServicioSwitch } from './sub-servicio';
import classes from './movimiento-fields.module.css';

const nombrableSource = {
  ...clienteSource,
  freeText: 'Cliente sin registrar: se guarda solo el nombre',
};

interface MovimientoFieldsProps extends TarifaProps {
  /** Set for an existing movement: no free-text names, and seguro and redespacho in whole pesos. */
  editing?: Movimiento | undefined;
  warned?: boolean;
}

/** Who pays the flete. */
export const LADOS = [
  { value: 'origen', label: 'Origen' },
  { value: 'destino', label: 'Destino' },
] as const;

/** Spec section 2, Movements: shared by the create form and every editor. */
export function MovimientoFields({
  form,
  tarifas,
  editing,
  warned = false,
}: MovimientoFieldsProps) {
  const isNew = editing === undefined;
  const [hand, setHand] = useState<RemitoHand>({ left: '' });
  // Only the create payload has fields for names.
  const origenYDestino = isNew ? nombrableSource : clienteSource;
  const more = <MasDatosFields form={form} editing={editing} />;
  return (
    <div className={classes.fields}>
      <div className={classes.row}>
        <div className={classes.fecha}>
          <FechaField
            control={form.control}
            name="fecha"
            label={LABELS.fecha}
            clearable={false}
            saysDay={isNew}
          />
        </div>
        <ClienteField form={form} name="clienteOrigen" source={origenYDestino} />
        <ClienteField form={form} name="clienteDestino" source={origenYDestino} />
        {isNew ? (
          <RemitoField form={form} warned={warned} hand={hand} onHand={setHand} />
        ) : (
          <TextInput
            className={classes.remito}
            label={LABELS.remitoNumero}
            autoComplete="off"
            {...registerRemito(form, (left) => setHand({ left }))}
          />
        )}
      </div>
      <div className={classes.row}>
        {isNew ? (
          <NewServicioField form={form} tarifas={tarifas} />
        ) : (
          <ServicioField form={form} name="servicio" tarifas={tarifas} />
        )}
        <BultosField form={form} name="bultos" />
        <SubServicioSwitch form={form} />
        <SearchPicker
          form={form}
          name="representante"
          source={representanteSource}
          label={LABELS.representante}
        />
        <div className={classes.own}>
          <ChoiceField
            control={form.control}
            name="fleteACargo"
            label={LABELS.fleteACargo}
            choices={LADOS}
          />
        </div>
        <Checkbox
          className={classes.flag}
          label={LABELS.cuentaCorriente}
          {...form.register('cuentaCorriente')}
        />
      </div>
      <SubServicioFields form={form} tarifas={tarifas} />
      <div className={classes.row}>
        <Group gap="sm" wrap="nowrap" align="stretch" className={classes.paid}>
          <MoneyField
            control={form.control}
            name="monto"
            label={LABELS.monto}
            onChange={() => forgetTyped(form, 'contrareembolso')}
          />
          <PaidFlags form={form} of="monto" />
        </Group>
        <Group gap="sm" wrap="nowrap" align="stretch" className={classes.paid}>
          <ComputedField
            form={form}
            tarifas={tarifas}
            name="flete"
            note={<FleteTotal form={form} tarifas={tarifas} />}
          />
          <PaidFlags form={form} of="flete" />
        </Group>
        <div className={classes.comision}>
          <ComputedField form={form} tarifas={tarifas} name="contrareembolso" />
        </div>
      </div>
      {isNew ? (
        <MasDatos
          control={form.control}
          beside={<MovimientoAvisos control={form.control} tarifas={tarifas} hand={hand} />}
        >
          {more}
        </MasDatos>
      ) : (
        <>
          <div className={classes.row}>{more}</div>
          <MovimientoAvisos
            control={form.control}
            tarifas={tarifas}
            hand={hand}
            editing={editing}
          />
        </>
      )}
    </div>
  );
}

function PaidFlags({ form, of }: Pick<TarifaProps, 'form'> & { of: MontoOFlete }) {
  return (
    <div className={classes.flags}>
      {(['Pagado', 'Rendido'] as const).map((label) => (
        <Checkbox
          key={label}
          size="xs"
          label={label}
          aria-label={LABELS[`${of}${label}`]}
          {...form.register(`${of}${label}`)}
        />
      ))}
    </div>
  );
}
