import { onlineManager, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { Option, TypedText } from '@/lib/values/option';
import { expectConsole } from '../../../test/support/console';
import { startQueryClient } from '../../../test/support/render-app';
import { registerPicker, settle, settleFields, settleForm, type PickerSource } from './settle';

const ANA = { id: 1, nombre: 'Ana' };
const BETO = { id: 2, nombre: 'Beto' };
const OPTIONS = [ANA, BETO];

const typed = (nombre: string, rest: Partial<TypedText> = {}): TypedText => ({
  id: null,
  nombre,
  takes: 'best',
  problem: null,
  over: null,
  ...rest,
});

interface Values {
  cliente: Option | null;
  servicio: Option | null;
  nota: string;
}

/** A form with two pickers over a server that answers each search when it is told. */
function setup(values: Partial<Values> = {}) {
  const queryClient = startQueryClient();
  const asked: { texto: string; answer: () => void; fail: () => void }[] = [];
  const source: PickerSource = {
    query: (texto) =>
      queryOptions({
        queryKey: ['filtro', texto],
        queryFn: ({ signal }) =>
          new Promise<Option[]>((resolve, reject) => {
            // Use the signal, as every search of the panel does, so that TanStack cancels it.
            signal.addEventListener('abort', reject);
            const found = OPTIONS.filter(({ nombre }) => nombre.toLowerCase().includes(texto));
            asked.push({
              texto,
              answer: () => resolve(found),
              fail: () => reject(new Error('sin red')),
            });
          }),
        retry: false,
      }),
  };
  const sources = { cliente: source, servicio: source };
  const start: Values = { cliente: null, servicio: null, nota: 'x', ...values };
  const { result } = renderHook(() => useForm<Values>({ defaultValues: start }));
  const form = result.current;
  for (const name of Object.keys(sources)) registerPicker(form, name, source);
  const texts = () => asked.map(({ texto }) => texto);
  return { queryClient, asked, texts, source, sources, form, start };
}

it('searches each text, and keeps the other values', async () => {
  const { queryClient, asked, texts, sources, start } = setup({
    cliente: typed(' be '),
    servicio: typed('an', { takes: null }),
  });
  const settled = settle(queryClient, sources, start);
  await waitFor(() => expect(texts()).toEqual(['be', 'an']));
  for (const { answer } of asked) answer();
  expect(await settled).toEqual({
    cliente: BETO,
    servicio: typed('an', { takes: 'exact', problem: 'partial' }),
    nota: 'x',
  });
});

it('ends a search that fails or is offline, and retries it', async () => {
  expectConsole('error', 'sin red');
  const { queryClient, asked, sources, start } = setup({ cliente: typed('be') });
  const failed = { ...start, cliente: typed('be', { problem: 'failed' }) };
  const first = settle(queryClient, sources, start);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.fail();
  expect(await first).toEqual(failed);

  onlineManager.setOnline(false);
  expect(await settle(queryClient, sources, failed)).toEqual(failed);

  onlineManager.setOnline(true);
  const last = settle(queryClient, sources, failed);
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer();
  expect(await last).toEqual({ ...start, cliente: BETO });
});

it('takes a fresh answer at once, refetches an old one, and takes it if that fails', async () => {
  expectConsole('error', 'sin red');
  const { queryClient, asked, sources, start } = setup({ cliente: typed('be') });
  queryClient.setQueryData(['filtro', 'be'], [BETO]);
  expect(await settle(queryClient, sources, start)).toMatchObject({ cliente: BETO });
  expect(asked).toEqual([]);

  queryClient.setQueryData(['filtro', 'be'], [ANA], { updatedAt: 1 });
  const settled = settle(queryClient, sources, start);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer();
  expect(await settled).toMatchObject({ cliente: BETO });

  queryClient.setQueryData(['filtro', 'be'], [ANA], { updatedAt: 1 });
  const again = settle(queryClient, sources, start);
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.fail();
  expect(await again).toMatchObject({ cliente: ANA });
});

it('two searches for one text share the request, and both get the answer', async () => {
  const { queryClient, asked, sources, form, start } = setup({ cliente: typed('be') });
  const both = Promise.all([settleFields(queryClient, form), settle(queryClient, sources, start)]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {
    asked[0]!.answer();
    await both;
  });
  expect(form.getValues('cliente')).toEqual(BETO);
});

it('in a form, keeps a text that is being typed or has no option', async () => {
  const values = {
    cliente: typed('be', { takes: null }),
    servicio: typed('an', { problem: 'none' }),
  };
  const { queryClient, asked, form } = setup(values);
  await settleFields(queryClient, form);
  expect(asked).toEqual([]);
  expect(form.getValues()).toMatchObject(values);
});

it('in a form, replaces each text when its answer arrives, even over a copy of it', async () => {
  const { queryClient, asked, form } = setup({
    cliente: typed('be'),
    servicio: typed('zz'),
  });
  void settleFields(queryClient, form);
  await waitFor(() => expect(asked).toHaveLength(2));
  form.reset(form.getValues());
  asked[1]!.answer();
  await waitFor(() => expect(form.getValues('servicio')).toEqual(typed('zz', { problem: 'none' })));
  expect(form.getValues('cliente')).toEqual(typed('be'));
  asked[0]!.answer();
  await waitFor(() => expect(form.getValues('cliente')).toEqual(BETO));
});

it('in a form, an answer counts as a change and clears the field’s error', async () => {
  const { queryClient, asked, form } = setup({ cliente: typed('be') });
  form.register('cliente');
  form.setError('cliente', { message: 'Debe seleccionar un cliente' });
  expect(form.formState.isDirty).toBe(false);
  void settleFields(queryClient, form);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer();
  await waitFor(() => expect(form.getFieldState('cliente').error).toBeUndefined());
  expect(form.formState.isDirty).toBe(true);
});

it.each([
  ['another text', typed('bet', { takes: null })],
  ['a row', ANA],
  ['nothing', null],
])('in a form, keeps %s that was entered meanwhile', async (_, value) => {
  const { queryClient, asked, form } = setup({ cliente: typed('be') });
  const settling = settleFields(queryClient, form);
  await waitFor(() => expect(asked).toHaveLength(1));
  form.setValue('cliente', value);
  asked[0]!.answer();
  await settling;
  expect(form.getValues('cliente')).toEqual(value);
});

it('a submit searches each text anew, and focuses the first without an option, or goes on', async () => {
  const { queryClient, asked, form } = setup({
    cliente: typed('be', { problem: 'failed' }),
    servicio: typed('zz', { takes: null }),
  });
  const focused: string[] = [];
  for (const name of ['cliente', 'servicio'] as const) {
    form.register(name).ref({ name, focus: () => focused.push(name) });
  }
  const first = settleForm(queryClient, form);
  expect(form.getValues()).toMatchObject({
    cliente: typed('be'),
    servicio: typed('zz', { takes: 'exact' }),
  });
  await waitFor(() => expect(asked).toHaveLength(2));
  for (const { answer } of asked) answer();
  expect(await first).toBe(false);
  expect(form.getValues('cliente')).toEqual(BETO);
  await waitFor(() => expect(focused).toEqual(['servicio']));

  form.setValue('servicio', null);
  expect(await settleForm(queryClient, form)).toBe(true);
  expect(focused).toEqual(['servicio']);
});

it('a submit leaves the fields alone that it does not name', async () => {
  const { queryClient, asked, form } = setup({ cliente: typed('zz') });
  expect(await settleForm(queryClient, form, ['servicio', 'nota'])).toBe(true);
  expect(asked).toEqual([]);
  expect(form.getValues('cliente')).toEqual(typed('zz'));
});

it('a text whose picker was never on the screen is not sent as nothing', async () => {
  const queryClient = startQueryClient();
  const { result } = renderHook(() => useForm({ defaultValues: { cliente: typed('be') } }));
  expect(await settleForm(queryClient, result.current)).toBe(false);
  expect(result.current.getValues('cliente')).toEqual(typed('be', { problem: 'failed' }));
});
