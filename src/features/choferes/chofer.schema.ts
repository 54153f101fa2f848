import * as z from 'zod/mini';
import {
  contactoEditFormShape,
  contactoFormShape,
  contactoShape,
  toContactoForm,
} from '@/features/contactos/contacto.schema';
import { fecha } from '@/lib/api/wire';
import { fechaFormField } from '@/lib/values/fecha-form';

/** A driver on the wire (spec section 3). Dates are read as `yyyy-mm-dd`; `identificacion` is the CUIT. */
export const choferSchema = z.object({
  ...contactoShape,
  fechaVencimientoLicencia: fecha(),
  fechaIngreso: fecha(),
});

export type Chofer = z.output<typeof choferSchema>;

const fechasFormShape = {
  fechaVencimientoLicencia: fechaFormField(),
  fechaIngreso: fechaFormField(),
};

export const choferFormSchema = z.object({ ...contactoFormShape, ...fechasFormShape });
export const choferEditFormSchema = z.object({ ...contactoEditFormShape, ...fechasFormShape });

export type ChoferFormValues = z.output<typeof choferFormSchema>;

export function toChoferForm(chofer?: Chofer): ChoferFormValues {
  return {
    ...toContactoForm(chofer),
    fechaVencimientoLicencia: chofer?.fechaVencimientoLicencia ?? null,
    fechaIngreso: chofer?.fechaIngreso ?? null,
  };
}
