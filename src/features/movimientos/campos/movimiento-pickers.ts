import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { servicioSource } from '@/features/servicios';
import type { Sources } from '@/ui/picker/settle';
import type { MovimientoFormValues } from './movimiento-form.schema';

/** Clients of a stored movement must be registered. */
export const EDIT_PICKERS = {
  clienteOrigen: clienteSource,
  clienteDestino: clienteSource,
  servicio: servicioSource,
  representante: representanteSource,
  subServicio: servicioSource,
} satisfies Sources<MovimientoFormValues>;

const nombrable = {
  ...clienteSource,
  freeText: 'Cliente sin registrar: se guarda solo el nombre',
};

/** Only the create payload has fields for names. */
export const NEW_PICKERS = {
  ...EDIT_PICKERS,
  clienteOrigen: nombrable,
  clienteDestino: nombrable,
} satisfies Sources<MovimientoFormValues>;
