import { ActionIcon, Checkbox, Group, Switch, Text, TextInput, Textarea } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { storedFlete } from '@/domain/flete';
import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import type { Tarifas } from '@/features/servicios';
import { showMonto } from '@/lib/values/show-importe';
import { onEscape } from '@/ui/action/escape';
import { ChoiceField } from '@/ui/field/choice-field';
import { FechaField } from '@/ui/field/fecha-field';
import { MoneyField } from '@/ui/field/money-field';
import { MoneyInput } from '@/ui/field/money-input';
import { SearchPicker } from '@/ui/picker/search-picker';
import { LABELS, type MontoOFlete } from '../movimiento-labels';
import { ClienteField } from './cliente-field';
import { forgetTyped } from './forget-typed';
import { MasDatos } from './mas-datos';
import { MovimientoAvisos } from './movimiento-avisos';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { fleteOf, importesOf, pesosOf, tarifadosOf } from '../movimiento-importes';
import type { Movimiento } from '../movimiento.schema';
import { RemitoField, registerRemito, type RemitoHand } from './remito-field';
import { NewServicioField, ServicioField } from './servicio-field';
import classes from './movimiento-fields.module.css';

type Form = UseFormReturn<MovimientoFormValues>;

const nombrableSource = {
  ...clienteSource,
  freeText: 'Cliente sin registrar: se guarda solo el nombre',
};

interface MovimientoFieldsProps {
  form: Form;
  tarifas: Tarifas | undefined;
  /** Set for an existing movement: no free-text names, and seguro and redespacho in whole pesos. */
  editing?: Movimiento;
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
  const more = (
    <>
      {(['seguro', 'redespacho'] as const).map((name) => (
        <MoneyField
          key={name}
          control={form.control}
          name={name}
          label={LABELS[name]}
          whole={!isNew}
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

const TARIFF_WIDTH = 46;

function BultosField({ form, name }: { form: Form; name: 'bultos' | 'subBultos' }) {
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
function SubServicioSwitch({ form }: { form: Form }) {
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

function SubServicioFields({ form, tarifas }: Pick<MovimientoFieldsProps, 'form' | 'tarifas'>) {
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

function PaidFlags({ form, of }: { form: Form; of: MontoOFlete }) {
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

/** The flete that the server will store (spec section 9, Stored flete). */
function FleteTotal({ form, tarifas }: Pick<MovimientoFieldsProps, 'form' | 'tarifas'>) {
  const values = useWatch({ control: form.control, compute: tarifadosOf });
  const { flete, contrareembolso } = importesOf(values, tarifas);
  const total = storedFlete(pesosOf(flete), {
    contrareembolso: pesosOf(contrareembolso),
    redespacho: pesosOf(values.redespacho),
    seguro: pesosOf(values.seguro),
  });
  return (
    <>
      Flete con seguro, redespacho y comisión:{' '}
      <strong>{fleteOf(values, tarifas) === null ? '—' : showMonto(total)}</strong>
    </>
  );
}

interface ComputedFieldProps extends Pick<MovimientoFieldsProps, 'form' | 'tarifas'> {
  name: 'flete' | 'contrareembolso';
  note?: ReactNode;
}

/** Computed until the user types an amount; Escape restores the computed one. */
function ComputedField({ form, tarifas, name, note }: ComputedFieldProps) {
  const label = LABELS[name];
  const { field, fieldState } = useController({ control: form.control, name });
  const values = useWatch({ control: form.control, compute: tarifadosOf });
  const computed = importesOf(values, tarifas)[name];
  const isTyped = field.value !== null;
  const recompute = () => field.onChange(null);
  return (
    <MoneyInput
      {...field}
      computed={computed}
      label={label}
      description={note}
      error={fieldState.error?.message}
      aria-description={isTyped ? 'Escrito a mano. Escape vuelve a la tarifa' : 'Según tarifa'}
      rightSectionWidth={isTyped ? undefined : TARIFF_WIDTH}
      rightSectionPointerEvents={isTyped ? 'all' : 'none'}
      rightSection={
        isTyped ? (
          <ActionIcon
            variant="subtle"
            size="sm"
            // Escape does the same, and a tab stop that comes and goes would break keyboard habits.
            tabIndex={-1}
            aria-label={`Recalcular ${label}`}
            title="Escrito a mano. Escape vuelve a la tarifa"
            onClick={recompute}
          >
            <IconRefresh size={16} />
          </ActionIcon>
        ) : (
          <Text span inherit c="dimmed" fz="xs" aria-hidden="true">
            tarifa
          </Text>
        )
      }
      onKeyDown={(event) => {
        const input = event.currentTarget;
        if (isTyped)
          onEscape(event, () => {
            flushSync(recompute);
            input.select();
          });
      }}
    />
  );
}
