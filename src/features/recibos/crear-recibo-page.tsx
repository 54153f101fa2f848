import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { importeEnLetras } from '@/domain/importe-en-letras';
import { clienteSource } from '@/features/clientes';
import { useIssued } from '@/lib/cache/issued';
import { config } from '@/lib/page/config';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { BAD_MONTO } from '@/lib/values/monto-input';
import { GuardedButton } from '@/ui/action/guarded-button';
import { EntityPage } from '@/ui/entity/entity-page';
import { FormGrid } from '@/ui/entity/form-grid';
import { askFechas } from '@/ui/field/ask-fechas';
import { FechaField } from '@/ui/field/fecha-field';
import { MoneyField } from '@/ui/field/money-field';
import { useFollowedFecha } from '@/ui/field/use-followed-fecha';
import { Foot } from '@/ui/frame/foot';
import { useUnsavedForm } from '@/ui/leaving/use-unsaved-form';
import { joinQuestions } from '@/ui/overlay/confirm';
import { SearchPicker } from '@/ui/picker/search-picker';
import { isSettling, settleForm } from '@/ui/picker/settle';
import { CreateFailure, useCreateAndPrint } from '@/ui/print/use-create-and-print';
import type { ReciboLibrePayload } from './recibo.schema';
import { askSame } from './recibos-emitidos';
import { RECIBO_LIBRE } from './recibos.queries';
import classes from './crear-recibo-page.module.css';

interface ReciboForm {
  cliente: { id: number; nombre: string } | null;
  fecha: string | null;
  /** Pesos, as typed. */
  importe: string;
  concepto: string;
}

const emptyRecibo = (): ReciboForm => ({
  cliente: null,
  fecha: fechaInicial(),
  importe: '',
  concepto: '',
});

function importeOf(text: string): { pesos: number; letras: string } | null {
  const pesos = parseMonto(text);
  const letras = pesos === null ? null : importeEnLetras(pesos);
  return pesos && letras !== null ? { pesos, letras } : null;
}

export function CrearReciboPage() {
  const queryClient = useQueryClient();
  const recibos = useIssued<ReciboLibrePayload>(RECIBO_LIBRE.creation.mutationKey);
  const form = useForm<ReciboForm>({ defaultValues: emptyRecibo() });
  useFollowedFecha(form, ['fecha']);
  useUnsavedForm(form);
  const { createAndPrint, isPending, isBlocked, failure, dialog } = useCreateAndPrint(
    RECIBO_LIBRE,
    { prepare, isSlow: () => isSettling(form), onCreated: () => form.reset(emptyRecibo()) },
  );
  const { cliente, fecha, importe, concepto } = useWatch({ control: form.control });
  const amount = importeOf(importe ?? '');
  const isComplete = !!cliente && !!fecha && amount !== null && clean(concepto ?? '') !== '';

  async function prepare() {
    if (!(await settleForm(queryClient, form))) return null;
    const values = form.getValues();
    const total = importeOf(values.importe);
    const { cliente: de, fecha: dia } = values;
    if (!de || !dia || total === null) return null;
    const payload = {
      clienteId: de.id,
      fecha: dia,
      concepto: clean(values.concepto),
      entregue: total.letras,
      totalMonto: total.pesos,
    };
    return {
      payload,
      question: joinQuestions(
        askFechas('operacion', ['Fecha', dia]),
        askSame(payload, de.nombre, recibos),
      ),
    };
  }

  return (
    <EntityPage
      title="Crear recibos"
      crumbs={[{ label: 'Recibos', to: '/recibos-menu' }, { label: 'Crear recibos' }]}
    >
      <form
        aria-label="Crear recibos"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) createAndPrint();
        }}
      >
        <FormGrid locked={isPending}>
          <SearchPicker form={form} name="cliente" source={clienteSource} label="Cliente" />
          <FechaField control={form.control} name="fecha" label="Fecha" clearable={false} saysDay />
          <MoneyField
            control={form.control}
            name="importe"
            className={classes.wide}
            label={`Entregué a ${config.companyName} la suma de...`}
            error={importe && amount === null ? BAD_MONTO : undefined}
            description={amount && `Son: ${amount.letras}`}
          />
          <TextInput
            className={classes.wide}
            label="En concepto de..."
            {...form.register('concepto')}
          />
        </FormGrid>
        <CreateFailure {...failure} />
        <Foot>
          <GuardedButton
            type="submit"
            leftSection={<IconPrinter size={18} />}
            loading={isPending}
            blockedBy={isComplete && !isBlocked ? null : ''}
          >
            Imprimir
          </GuardedButton>
        </Foot>
      </form>
      {dialog}
    </EntityPage>
  );
}
