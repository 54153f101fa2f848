import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderUi } from '../../../test/support/render-ui';
import { contactoSchema } from './contacto.schema';
import { CuitField } from './cuit-field';

const HINT = 'Con o sin guiones';
const WRONG = 'El dígito verificador no coincide. Se puede guardar igual';

function Form({ stored = '' }: { stored?: string }) {
  const { control } = useForm({ defaultValues: { cuit: stored } });
  const cuit = useWatch({ control, name: 'cuit' });
  return (
    <>
      <CuitField control={control} name="cuit" label="CUIT" />
      <output>{cuit}</output>
    </>
  );
}

const field = () => screen.getByLabelText('CUIT');
const held = () => screen.getByRole('status');

it.each([
  ['30712345670', WRONG, '30-71234567-0'],
  ['00000000000', 'No empieza como un CUIT. Se puede guardar igual', '00-00000000-0'],
  ['123', 'Un CUIT tiene 11 dígitos. Se puede guardar igual', '123'],
  ['20123456786', HINT, '20-12345678-6'],
  ['   ', HINT, '   '],
])('%j shows %j on blur, written as %j', async (typed, words, shown) => {
  const { user } = renderUi(<Form />);
  await user.click(field());
  await user.paste(typed);
  expect(field()).toHaveValue(typed);
  expect(held()).toHaveTextContent(shown.trim());
  await user.tab();
  expect(field()).toHaveAccessibleDescription(words);
  expect(field()).not.toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveValue(shown);
});

it('warns at the eleventh digit, not before', async () => {
  const { user } = renderUi(<Form />);
  await user.type(field(), '3071234567');
  expect(field()).toHaveAccessibleDescription(HINT);
  await user.keyboard('0');
  expect(field()).toHaveAccessibleDescription(WRONG);
  await user.keyboard('{Backspace}1');
  expect(field()).toHaveAccessibleDescription(HINT);
});

it('does not warn about a stored CUIT unless it differs', async () => {
  const { user } = renderUi(<Form stored="30-71234567-0" />);
  await user.click(field());
  await user.tab();
  expect(field()).toHaveAccessibleDescription(HINT);
  await user.type(field(), '{Backspace}2');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(WRONG);
});

it('a stored CUIT is read with its dashes', () => {
  const stored = { id: 1, nombre: 'Ana', identificacion: '20123456786' };
  expect(contactoSchema.parse(stored)).toMatchObject({ identificacion: '20-12345678-6' });
});
