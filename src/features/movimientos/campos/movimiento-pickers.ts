import { clienteSource } from '@/features/clientes';
import { representanteSource } from '@/features/representantes';
import { servicioSource } from '@/features/servicios';
import type { Sources } from '@/ui/picker/settle';
import type { MovimientoFormValues } from './movimiento-form.schema';

/** The pickers of a stored movement, whose clients are registered. */
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

/** The pickers of a new movement, which also takes names. Only the create payload has fields for them. */
export const NEW_PICKERS = {
  ...EDIT_PICKERS,
  clienteOrigen: nombrable,
  clienteDestino: nombrable,
} satisfies Sources<MovimientoFormValues>;
