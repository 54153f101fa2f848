import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, TypedText } from '@/lib/values/option';
import { fieldsOf, formKeys } from '@/ui/field/form-keys';
import { expectConsole } from '../../../test/support/console';
import { renderUi } from '../../../test/support/render-ui';
import { SearchPicker } from './search-picker';
import { settleForm, type PickerSource } from './settle';

interface Cliente {
  id: number;
  nombre: string;
}

interface Asked {
  texto: string;
  signal: AbortSignal;
  answer: (clientes?: Cliente[]) => void;
  fail: (error: Error) => void;
}

const ANA = { id: 1, nombre: 'Ana' };
const ANAHI = { id: 2, nombre: 'Anahí' };
const BETO = { id: 3, nombre: 'Beto' };

let asked: Asked[];
/** The server answers by itself. */
let answering: boolean;
let clientes: Cliente[];

beforeEach(() => {
  asked = [];
  answering = true;
  clientes = [ANA, ANAHI, BETO];
});

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const query = (texto: string) =>
  queryOptions({
    queryKey: ['clientes', 'filtro', texto],
    queryFn: ({ signal }) =>
      new Promise<Cliente[]>((resolve, fail) => {
        const found = clientes.filter(({ nombre }) => bare(nombre).includes(bare(texto)));
        const answer = (rows = found) => resolve(rows);
        asked.push({ texto, signal, answer, fail });
        if (answering) answer();
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

interface SetupOptions {
  initial?: Option | null;
  freeText?: boolean;
  adds?: boolean;
  first?: { item: Cliente; note: string };
  hasCode?: PickerSource<Cliente>['hasCode'];
}

/** The picker between two text fields. */
function setup({
  initial = null,
  freeText = false,
  adds = freeText,
  first,
  hasCode,
}: SetupOptions = {}) {
  const submitted: unknown[] = [];
  const added: string[] = [];
  const onChange = vi.fn();
  const source: PickerSource<Cliente> = {
    query,
    ...(hasCode && { hasCode }),
    ...(freeText && { freeText: 'Se guarda solo el nombre' }),
  };
  function Host() {
    const queryClient = useQueryClient();
    const form = useForm<{ cliente: Option | null; antes: string; otro: string }>({
      defaultValues: { cliente: initial, antes: '', otro: '' },
    });
    const cliente = useWatch({ control: form.control, name: 'cliente' });
    async function submit(element: HTMLFormElement) {
      if (
        await settleForm(
          queryClient,
          form,
          fieldsOf(element).map(({ name }) => name),
        )
      )
        submitted.push(form.getValues('cliente'));
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to
      <form
        noValidate
        onKeyDown={formKeys([
          ['mod+Enter', (event) => void submit((event.target as HTMLInputElement).form!)],
        ])}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <input aria-label="Antes" {...form.register('antes')} />
        <SearchPicker
          form={form}
          name="cliente"
          label="Cliente"
          source={source}
          first={first ?? null}
          onChange={onChange}
          {...(adds && { onAdd: (nombre: string) => added.push(nombre) })}
        />
        <input aria-label="Otro" {...form.register('otro')} />
        <span role="status" aria-label="Elegido">
          {JSON.stringify(cliente)}
        </span>
        <button type="submit">Guardar</button>
        <button type="button" onClick={() => form.setValue('cliente', ANAHI)}>
          Recuperar
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const typed: TypedText = {
              id: null,
              nombre: 'rosa',
              takes: 'best',
              problem: 'several',
              over: null,
            };
            form.setValue('cliente', typed);
            currentTarget.form?.querySelector<HTMLElement>('[name=cliente]')?.focus();
          }}
        >
          Rechazar
        </button>
      </form>
    );
  }
  const { user, queryClient } = renderUi(<Host />);
  return {
    user,
    queryClient,
    picker: screen.getByRole<HTMLInputElement>('combobox', { name: 'Cliente' }),
    otro: screen.getByRole('textbox', { name: 'Otro' }),
    held: () =>
      JSON.parse(screen.getByRole('status', { name: 'Elegido' }).textContent) as Option | null,
    submitted,
    added,
    onChange,
  };
}

const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Cliente' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const option = (name: string) => screen.findByRole('option', { name });
const texts = () => asked.map(({ texto }) => texto);
/** The latest search for a text, once it is sent. */
async function search(texto: string): Promise<Asked> {
  await waitFor(() => expect(texts()).toContain(texto));
  return asked.findLast((one) => one.texto === texto)!;
}
const free = (nombre: string) => ({ id: null, nombre });
/** The text that the next key would replace. */
const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

afterEach(() => {
  for (const { answer } of asked) answer([]);
});

const SEVERAL = 'Hay varios con ese nombre: elegí uno';

it.each([
  ['Tab', '{Tab}', 'Otro'],
  ['Shift+Tab', '{Shift>}{Tab}{/Shift}', 'Antes'],
  ['Enter', '{Enter}', 'Otro'],
  ['Ctrl+Enter', '{Control>}{Enter}{/Control}', 'Cliente'],
])('%s moves on before the answer, and the field then takes the text’s option', async (...row) => {
  const [key, keys, focused] = row;
  answering = false;
  const { user, picker, held, submitted } = setup();
  await user.type(picker, 'bet');
  await user.keyboard(keys);
  expect(screen.getByLabelText(focused)).toHaveFocus();
  expect(picker).toHaveValue('bet');
  (await search('bet')).answer();
  await waitFor(() => expect(held()).toEqual(BETO));
  expect(picker).toHaveValue('Beto');
  await waitFor(() => expect(submitted).toEqual(key === 'Ctrl+Enter' ? [BETO] : []));
});

it('a click elsewhere takes an option only by its whole name, and a submit focuses an error', async () => {
  const { user, picker, otro, held, submitted } = setup();
  await user.type(picker, 'bet');
  await option('Beto');
  await user.click(otro);
  await waitFor(() =>
    expect(picker).toHaveAccessibleDescription(
      '«bet» no es un nombre completo: elegí uno de la lista',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(picker).toHaveFocus());
  expect(submitted).toEqual([]);
  await user.keyboard('beto');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(submitted).toEqual([BETO]));
  expect(held()).toEqual(BETO);
});

it('the user’s new value is a change, but neither leaving the field nor the answer', async () => {
  const { user, picker, held, onChange } = setup();
  await user.type(picker, 'bet');
  expect(onChange).toHaveBeenCalledTimes(3);
  await user.tab();
  await waitFor(() => expect(held()).toEqual(BETO));
  expect(onChange).toHaveBeenCalledTimes(3);
  await user.click(picker);
  await user.click(await option('Ana'));
  expect(onChange).toHaveBeenCalledTimes(4);
  await user.click(screen.getByRole('button', { name: 'Borrar Cliente' }));
  expect(onChange).toHaveBeenCalledTimes(5);
});

it('Escape restores a text that was still being searched, which then takes its option', async () => {
  answering = false;
  const { user, picker, held } = setup();
  await user.type(picker, 'bet{Tab}{Shift>}{Tab}{/Shift}an');
  (await search('bet')).answer();
  expect(picker).toHaveValue('an');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(held()).toEqual(BETO));
});

it('a CUIT without a client is no name: it can be added, and is not kept by Tab', async () => {
  const { user, picker, held } = setup({ freeText: true });
  await user.type(picker, '20123456786');
  expect(await screen.findByRole('option', { name: /^Agregar/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Usar/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Sin coincidencias.')).toBeVisible();
  await user.keyboard('{Tab}');
  await waitFor(() => expect(held()).toMatchObject({ id: null, problem: 'none' }));
});

describe('typing on', () => {
  it.each(['before', 'after'])(
    'Shift+Tab %s the answer shows the typed text, and a key replaces it',
    async (when) => {
      answering = when === 'after';
      const { user, picker, held } = setup({ freeText: true });
      await user.type(picker, 'bet');
      await user.keyboard('{Tab}');
      if (when === 'after') await waitFor(() => expect(held()).toEqual(BETO));
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      expect(picker).toHaveFocus();
      expect(isAllSelected(picker)).toBe(true);
      await user.keyboard('ana');
      expect(picker).toHaveValue('ana');
      for (const { answer } of asked) answer();
      answering = true;
      await user.keyboard('{Tab}');
      await waitFor(() => expect(held()).toEqual(ANA));
    },
  );

  it('an option that arrives during focus is selected, and a key replaces it', async () => {
    answering = false;
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'bet{Tab}{Shift>}{Tab}{/Shift}');
    (await search('bet')).answer();
    await waitFor(() => expect(held()).toEqual(BETO));
    expect(isAllSelected(picker)).toBe(true);
    answering = true;
    await user.keyboard('ana{Tab}');
    await waitFor(() => expect(held()).toEqual(ANA));
  });

  it('the first key clears an error', async () => {
    const { user, picker } = setup();
    await user.type(picker, 'zzz{Tab}');
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Sin resultados para «zzz»'));
    expect(picker).toBeInvalid();
    await user.type(picker, 'b');
    expect(picker).toBeValid();
    expect(picker).not.toHaveAccessibleDescription();
  });

  it('a name shared by two options opens the list, where the arrows choose', async () => {
    clientes = [ANA, { id: 9, nombre: 'ANA' }];
    const { user, picker, held } = setup();
    await user.type(picker, 'ana{Enter}');
    await waitFor(() => expect(picker).toHaveAccessibleDescription(SEVERAL));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(picker).toHaveFocus());
    await option('ANA');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(held()).toEqual({ id: 9, nombre: 'ANA' });
    expect(picker).toBeValid();
  });

  it('a refused text opens the list, even if the field gets the focus before it renders the refusal', async () => {
    clientes = [
      { id: 12, nombre: 'Rosa' },
      { id: 13, nombre: 'ROSA' },
    ];
    const { user, picker } = setup();
    await user.click(screen.getByRole('button', { name: 'Rechazar' }));
    expect(picker).toHaveFocus();
    expect(await options()).toEqual(['Rosa', 'ROSA']);
  });
});

it.each([
  ['Enter', false],
  ['Reintentar', true],
])(
  'a search that fails is an error at the field, and %s takes the text’s option',
  async (how, freeText) => {
    expectConsole('error', 'sin red');
    answering = false;
    const { user, picker, otro, held, submitted } = setup({ freeText });
    await user.type(picker, 'bet{Tab}');
    (await search('bet')).fail(new Error('sin red'));
    await waitFor(() => expect(picker).toHaveAccessibleDescription(/^No se pudo buscar «bet»\./));
    expect(otro).toHaveFocus();
    answering = true;
    if (how === 'Enter') await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    else await user.click(screen.getByRole('button', { name: how }));
    await waitFor(() => expect(held()).toEqual(BETO));
    expect(submitted).toEqual([]);
  },
);

describe('the list', () => {
  it('fetches once it opens, and once for a text typed without a pause, and takes the clicked option', async () => {
    const { user, picker, held } = setup();
    expect(asked).toEqual([]);
    await user.click(picker);
    expect(picker).toHaveAttribute('aria-expanded', 'true');
    await option('Ana');
    expect(await options()).toEqual(['Ana', 'Anahí', 'Beto']);
    expect(texts()).toEqual(['']);
    await user.type(picker, 'ana');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
    expect(await options()).toEqual(['Ana', 'Anahí']);
    expect(screen.getByText('2 opciones')).toHaveRole('status');
    expect(texts()).toEqual(['', 'ana']);
    await user.click(await option('Anahí'));
    expect(held()).toEqual(ANAHI);
    expect(picker).toHaveValue('Anahí');
  });

  it('cancels the older request when a newer one is sent', async () => {
    answering = false;
    const { user, picker } = setup();
    await user.type(picker, 'an');
    const older = await search('an');
    await user.type(picker, 'a');
    const newer = await search('ana');
    expect(older.signal.aborted).toBe(true);
    expect(newer.signal.aborted).toBe(false);
    newer.answer([ANA]);
    older.answer([BETO]);
    expect(await option('Ana')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Beto' })).not.toBeInTheDocument();
  });

  it('announces the option that Enter takes', async () => {
    const { user, picker } = setup();
    await user.click(picker);
    await option('Beto');
    const told = () => {
      const id = picker.getAttribute('aria-activedescendant');
      return id && document.getElementById(id)?.textContent;
    };
    expect(told()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(told()).toBe('Beto');
    await user.type(picker, 'ana');
    await waitFor(() => expect(told()).toBe('Ana'));
    await user.keyboard('{Escape}');
    expect(told()).toBeNull();
  });

  it('takes no option of the former search on Enter while the newer one is loading', async () => {
    const { user, picker, held } = setup();
    await user.type(picker, 'ana');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Ana' })).toHaveAttribute(
        'data-combobox-selected',
        'true',
      ),
    );
    answering = false;
    await user.clear(picker);
    await user.type(picker, 'bet{Enter}');
    (await search('bet')).answer();
    await waitFor(() => expect(held()).toEqual(BETO));
  });

  it('shows a value from elsewhere without a fetch, and its button or deleting the text empties it', async () => {
    const { user, picker, held } = setup({ initial: { id: 40, nombre: 'Zárate, Úrsula' } });
    expect(picker).toHaveValue('Zárate, Úrsula');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Borrar Cliente' }));
    expect(held()).toBeNull();
    expect(picker).toHaveValue('');
    await user.click(screen.getByText('Recuperar'));
    await user.clear(picker);
    expect(held()).toBeNull();
  });
});

describe('the rows below the options', () => {
  it('are there before the answer, which changes neither them nor the highlight', async () => {
    answering = false;
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'bet{ArrowDown}{ArrowUp}');
    expect(await options()).toEqual(['Agregar «bet»…', 'Usar «bet» sin registrar']);
    await search('bet');
    for (const { answer } of asked) answer();
    await option('Beto');
    expect(await option('Usar «bet» sin registrar')).toHaveAttribute(
      'data-combobox-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(held()).toEqual(free('bet'));
  });

  it('Agregar leaves the text to its search in a field without free text', async () => {
    const { user, picker, added } = setup({ adds: true });
    await user.type(picker, 'zzz{ArrowUp}{Tab}');
    expect(added).toEqual(['zzz']);
    expect(picker).toHaveFocus();
    await user.click(screen.getByLabelText('Otro'));
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Sin resultados para «zzz»'));
  });

  it('Usar keeps a text that is also the name of an option, and is marked once the list is closed', async () => {
    const { user, picker, held, added } = setup({ freeText: true });
    await user.type(picker, 'Ana');
    const use = await option('Usar «Ana» sin registrar');
    expect(screen.queryByText('Sin registrar')).not.toBeInTheDocument();
    await user.click(use);
    await user.click(document.body);
    expect(held()).toEqual({ id: null, nombre: 'Ana' });
    expect(added).toEqual([]);
    expect(screen.getByText('Sin registrar')).toBeVisible();
    expect(picker).toHaveAttribute('aria-description', 'Sin registrar');
  });
});

it('a code too puts its option first', async () => {
  const { user, picker } = setup({ hasCode: ({ id }, texto) => id === ANAHI.id && texto === 'an' });
  await user.type(picker, 'an');
  await waitFor(async () => expect(await options()).toEqual(['Anahí', 'Ana']));
});

it('a first option leads the list until something is typed', async () => {
  const { user, picker, held } = setup({ first: { item: BETO, note: 'el último' } });
  await user.click(picker);
  await option('Ana');
  expect(await options()).toEqual(['Betoel último', 'Ana', 'Anahí']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(held()).toEqual(BETO);
});
