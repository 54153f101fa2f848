import * as z from 'zod/mini';
import { entityFields, typedFecha, typedText } from '@/lib/api/fields';
import { nombre } from '@/lib/api/wire';

export const FECHAS = ['fechaTecnica', 'fechaSeguro', 'fechaMatafuego', 'fechaRuta'] as const;

/** Spec section 3. */
export const { schema: vehiculoSchema, form: VEHICULO_FORM } = entityFields({
  vehiculo: { ...typedText('Vehículo'), stored: nombre() },
  patente: typedText('Patente'),
  fechaTecnica: typedFecha('Fecha Técnica'),
  fechaSeguro: typedFecha('Fecha Seguro'),
  fechaMatafuego: typedFecha('Fecha Matafuego'),
  fechaRuta: typedFecha('Fecha Ruta'),
});

export type Vehiculo = z.output<typeof vehiculoSchema>;

export type VehiculoFormValues = z.output<typeof VEHICULO_FORM.schema>;
