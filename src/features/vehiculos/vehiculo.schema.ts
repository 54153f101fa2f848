import * as z from 'zod/mini';
import { entityFields, fechaNamed, textNamed } from '@/lib/api/fields';
import { nombre } from '@/lib/api/wire';

export const FECHAS = ['fechaTecnica', 'fechaSeguro', 'fechaMatafuego', 'fechaRuta'] as const;

/** Spec section 3. */
export const { schema: vehiculoSchema, form: VEHICULO_FORM } = entityFields({
  vehiculo: { ...textNamed('Vehículo'), stored: nombre() },
  patente: textNamed('Patente'),
  fechaTecnica: fechaNamed('Fecha Técnica'),
  fechaSeguro: fechaNamed('Fecha Seguro'),
  fechaMatafuego: fechaNamed('Fecha Matafuego'),
  fechaRuta: fechaNamed('Fecha Ruta'),
});

export type Vehiculo = z.output<typeof vehiculoSchema>;

export type VehiculoFormValues = z.output<typeof VEHICULO_FORM.schema>;
