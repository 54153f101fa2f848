import * as z from 'zod/mini';
import { fecha, nombre, texto } from '@/lib/api/wire';
import { fechaFormField } from '@/lib/values/fecha-form';

/** Spec section 3. Due dates are `yyyy-mm-dd`. */
export const vehiculoSchema = z.object({
  id: z.number(),
  vehiculo: nombre(),
  patente: texto(),
  fechaTecnica: fecha(),
  fechaSeguro: fecha(),
  fechaMatafuego: fecha(),
  fechaRuta: fecha(),
});

export type Vehiculo = z.output<typeof vehiculoSchema>;

/** All fields are optional (spec section 5). */
export const vehiculoFormSchema = z.object({
  vehiculo: z.string(),
  patente: z.string(),
  fechaTecnica: fechaFormField(),
  fechaSeguro: fechaFormField(),
  fechaMatafuego: fechaFormField(),
  fechaRuta: fechaFormField(),
});

export type VehiculoFormValues = z.output<typeof vehiculoFormSchema>;

export function toVehiculoForm(vehiculo?: Vehiculo): VehiculoFormValues {
  return {
    vehiculo: vehiculo?.vehiculo ?? '',
    patente: vehiculo?.patente ?? '',
    fechaTecnica: vehiculo?.fechaTecnica ?? null,
    fechaSeguro: vehiculo?.fechaSeguro ?? null,
    fechaMatafuego: vehiculo?.fechaMatafuego ?? null,
    fechaRuta: vehiculo?.fechaRuta ?? null,
  };
}

export const LABELS = {
  vehiculo: 'Vehículo',
  patente: 'Patente',
  fechaTecnica: 'Fecha Técnica',
  fechaSeguro: 'Fecha Seguro',
  fechaMatafuego: 'Fecha Matafuego',
  fechaRuta: 'Fecha Ruta',
} satisfies Record<keyof VehiculoFormValues, string>;

export const FECHAS = ['fechaTecnica', 'fechaSeguro', 'fechaMatafuego', 'fechaRuta'] as const;
