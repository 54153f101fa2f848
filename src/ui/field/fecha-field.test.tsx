import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { setClock } from '../../../test/support/clock';
import { fill } from '../../../test/support/fields';
import { renderUi } from '../../../test/support/render-ui';
import { FechaField } from './fecha-field';

interface Values {
  fechaIngreso: string | null;
}

function setup(fechaIngreso: string | null) {
  const held: Values[] = [];
  function Host() {
    const { control, handleSubmit } = useForm<Values>({ defaultValues: { fechaIngreso } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => held.push(values))(event)}>
        <FechaField control={control} name="fechaIngreso" label="Fecha Ingreso" saysDay />
        <button type="submit">Guardar</button>
      </form>
    );
  }
  const { user } = renderUi(<Host />);
  const input = screen.getByRole('textbox', { name: 'Fecha Ingreso' });
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    return held.at(-1)?.fechaIngreso;
  };
  return { user, input, submit };
}

it('can be emptied, by hand and by its button', async () => {
  const { user, input, submit } = setup('2009-04-07');
  const borrar = () => screen.queryByLabelText('Borrar Fecha Ingreso');
  await fill(user, input, '');
  expect(await submit()).toBeNull();
  expect(borrar()).not.toBeInTheDocument();
  await fill(user, input, '01/02/2030');
  await user.click(borrar()!);
  expect(input).toHaveValue('');
  expect(await submit()).toBeNull();
});

it('blocks the form on an unreadable date, takes the focus and shows the error instead of the hint', async () => {
  const { user, input, submit } = setup('2026-11-21');
  expect(input).toHaveAccessibleDescription('mañana, sábado 21');
  await fill(user, input, '31/02/2026');
  expect(await submit()).toBeUndefined();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('31/02/2026');
  expect(input).toHaveAccessibleDescription('Fecha inválida');
  await fill(user, input, '28/02/2026');
  expect(input).toHaveValue('28/02/2026');
  expect(await submit()).toBe('2026-02-28');
});

it.each([
  ['2026-11-22T18:00:00-03:00', '2026-11-23', 'mañana, lunes 23'],
  ['2026-11-22T18:00:00-03:00', '2026-11-24', ''],
  ['2026-11-22T18:00:00-03:00', '2026-11-21', 'Fecha de ayer'],
  ['2026-11-22T18:00:00-03:00', '2026-11-19', 'Fecha de hace 3 días'],
  ['2026-11-22T18:00:00-03:00', null, ''],
])('at %s the hint for %s is %j', (now, fecha, hint) => {
  setClock(now);
  const { input } = setup(fecha);
  expect(input).toHaveAccessibleDescription(hint);
});
