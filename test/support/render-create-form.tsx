import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { movimientosQueries } from '@/features/movimientos/movimientos.queries';
import { MovimientoCreateForm } from '@/features/movimientos/nuevo/movimiento-create-form';
import { listSearchDefaults } from '@/lib/url/list-search';
import { BlockedPrintDialog } from '@/ui/print/blocked-print-dialog';
import type { MockApi } from '@mocks/api';
import { callsTo } from '../server/movimientos';
import { enter, fieldsOf } from './fields';
import { renderPart } from './render-part';

/** The form of a new movement, above a list whose last remito is 0001-00020137. */
export async function renderCreateForm(arrange?: (api: MockApi) => void) {
  const part = await renderPart(
    <>
      <MovimientoCreateForm />
      <BlockedPrintDialog />
    </>,
    {
      // On its own path, so that the navigation after a creation is not a leave.
      path: '/movimientos',
      load: (client) => client.query(movimientosQueries.list(listSearchDefaults)),
      ...(arrange && { arrange }),
    },
  );
  const { user, api } = part;
  const form = within(await screen.findByRole('form', { name: 'Nuevo movimiento' }));
  const fields = fieldsOf(user, form);
  const { picker } = fields;
  return {
    ...part,
    ...fields,
    form,
    bodies: () =>
      callsTo(api, 'POST', '/movimientos/').map(({ body }) => body as Record<string, unknown>),
    status: () => form.getAllByRole('status').map(({ textContent }) => textContent),
    /** Enters a destination, a remito number and a service from Cliente Destino on, without waiting for their searches. */
    typeNext: (destino: string, remito: string) => enter(user, destino, remito, 'A convenir'),
    /** Enters the origin, which the next movements keep. */
    async typeOrigin() {
      expect(picker('Cliente Origen')).toHaveFocus();
      await enter(user, 'Zulma');
      await waitFor(() =>
        expect(picker('Cliente Origen')).toHaveAttribute('aria-description', 'Sin registrar'),
      );
    },
  };
}

/** The form with a movement from Zulma to Yolanda, remito R-1, and the focus in Bultos. */
export async function renderTypedForm(arrange?: (api: MockApi) => void) {
  const app = await renderCreateForm(arrange);
  await app.typeOrigin();
  await app.typeNext('Yolanda', 'R-1');
  await waitFor(() => expect(app.picker('Servicio')).toHaveValue('A convenir'));
  return app;
}
