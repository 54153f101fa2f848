import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTyped, meaningOf, type Option, type TypedText } from '@/lib/option';
import { expectConsole } from '../../../test/console';
import { renderUi } from '../../../test/render-ui';
import { formKeys } from './form-keys';
import { PickerField } from './picker-field';
import { SearchPicker, type SearchPickerProps } from './search-picker';
import { fieldNames, settlePickers } from './settle-pickers';

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
/** Whether the server answers by itself. */
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
  clearable?: boolean;
  first?: SearchPickerProps<Cliente>['first'];
  hasCode?: SearchPickerProps<Cliente>['hasCode'];
  /** Whether a submit comes between the first answer that means nothing and its rendering. */
  submitsEarly?: boolean;
}

/** A form with the picker between two text fields. */
function setup({
  initial = null,
  freeText = false,
  clearable = true,
  submitsEarly = false,
  ...more
}: SetupOptions = {}) {
  const submitted: unknown[] = [];
  const added: string[] = [];
  function Picker(props: Omit<SearchPickerProps<Cliente>, 'query'>) {
    return (
      <SearchPicker<Cliente>
        {...props}
        {...more}
        query={query}
        clearable={clearable}
        {...(freeText && {
          freeText: 'Se guarda solo el nombre',
          onAdd: (nombre: string) => added.push(nombre),
        })}
      />
    );
  }
  function Host() {
    const form = useForm<{ cliente: Option | null; antes: string; otro: string }>({
      defaultValues: { cliente: initial, antes: '', otro: '' },
    });
    const cliente = useWatch({ control: form.control, name: 'cliente' });
    useEffect(() => {
      if (!submitsEarly) return;
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isTyped(values.cliente) || values.cliente.problem === null) return;
          unsubscribe();
          void settlePickers(form, ['cliente']);
        },
      });
    }, [form]);
    async function submit(element: HTMLFormElement) {
      if (await settlePickers(form, fieldNames(element))) submitted.push(form.getValues('cliente'));
    }
    return (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which they bubble to
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
        <PickerField control={form.control} name="cliente" label="Cliente" picker={Picker} />
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
  };
}

const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Cliente' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const option = (name: string) => screen.findByRole('option', { name });
const texts = () => asked.map(({ texto }) => texto);
const free = (nombre: string) => ({ id: null, nombre });
/** Everything that the field selects would be replaced by the next key. */
const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

afterEach(() => {
  for (const { answer } of asked) answer([]);
});

type Focus = 'Antes' | 'Cliente' | 'Otro' | null;

interface Row {
  typed: string;
  key: string;
  does: (user: UserEvent) => Promise<void>;
  focus: Focus;
  /** What a picker of rows holds, or the error that it shows. */
  strict: Option | string | null;
  /** What a picker that takes free text holds. Left out where it could only be the same. */
  free?: Option | string;
}

const press = (keys: string) => (user: UserEvent) => user.keyboard(keys);
const clickElsewhere = (user: UserEvent) => user.click(screen.getByLabelText('Otro'));
const SEVERAL = 'Hay varios con ese nombre: elegí uno';
const SIMILAR = [
  ANAHI,
  ANA,
  BETO,
  { id: 10, nombre: 'León' },
  { id: 11, nombre: 'Leon' },
  { id: 12, nombre: 'Rosa' },
  { id: 13, nombre: 'ROSA' },
];

/** The keys of decision 10's table. Each row is done before the answer and after it, with the same outcome. */
const KEYS: Row[] = [
  { typed: 'bet', key: 'Tab', does: press('{Tab}'), focus: 'Otro', strict: BETO, free: BETO },
  {
    typed: 'bet',
    key: 'Shift+Tab',
    does: press('{Shift>}{Tab}{/Shift}'),
    focus: 'Antes',
    strict: BETO,
  },
  { typed: 'bet', key: 'Enter', does: press('{Enter}'), focus: 'Otro', strict: BETO },
  {
    typed: 'bet',
    key: 'Ctrl+Enter',
    does: press('{Control>}{Enter}{/Control}'),
    focus: 'Cliente',
    strict: BETO,
  },
  {
    typed: 'bet',
    key: 'a click elsewhere',
    does: clickElsewhere,
    focus: 'Otro',
    strict: '«bet» no es un nombre completo: elegí uno de la lista',
    free: free('bet'),
  },
  { typed: 'ana', key: 'Tab', does: press('{Tab}'), focus: 'Otro', strict: ANA },
  { typed: 'rosa', key: 'Tab', does: press('{Tab}'), focus: 'Otro', strict: SEVERAL },
  {
    typed: 'zzz',
    key: 'Enter',
    does: press('{Enter}'),
    focus: 'Otro',
    strict: 'Sin resultados para «zzz»',
    free: free('zzz'),
  },
  {
    typed: 'bet',
    key: 'Escape',
    does: press('{Escape}'),
    focus: 'Cliente',
    strict: ANA,
    free: free('bet'),
  },
  {
    typed: 'bet',
    key: 'Escape and Tab',
    does: press('{Escape}{Tab}'),
    focus: 'Otro',
    strict: ANA,
    free: free('bet'),
  },
];

/** The texts of that table: what each means after a key and after a click elsewhere. */
it.each([
  ['ana', ANA, ANA],
  ['ANAHI', ANAHI, ANAHI],
  ['bet', BETO, 'partial'],
  ['leon', 11, 11],
  ['león', 10, 10],
  ['rosa', 'several', 'several'],
  ['zzz', 'none', 'none'],
])('«%s» means %o by a key and %o by a click elsewhere', (nombre, best, exact) => {
  const found = SIMILAR.filter((one) => bare(one.nombre).includes(bare(nombre)));
  const meaning = (takes: 'best' | 'exact') => {
    const typed: TypedText = { id: null, nombre, takes, problem: null, over: null };
    const held = meaningOf(typed, found, {});
    return isTyped(held) ? held.problem : held.id;
  };
  const idOf = (due: Cliente | number | string) => (typeof due === 'object' ? due.id : due);
  expect([meaning('best'), meaning('exact')]).toEqual([idOf(best), idOf(exact)]);
});

describe.each(['strict', 'free'] as const)('a picker (%s)', (kind) => {
  describe.each(['before', 'after'] as const)('%s the answer', (when) => {
    const rows = KEYS.filter((row) => kind === 'strict' || row.free);
    it.each(rows)('$key after «$typed»', async (row) => {
      clientes = SIMILAR;
      answering = when === 'after';
      const { user, picker, held, submitted } = setup({ initial: ANA, freeText: kind === 'free' });
      await user.click(picker);
      await user.paste(row.typed);
      expect(picker).toHaveValue(row.typed);
      if (when === 'after') {
        await waitFor(() => expect(texts()).toContain(row.typed));
        await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
        const first = row.strict;
        if (first && typeof first === 'object' && first !== ANA) await option(first.nombre);
      }
      await row.does(user);
      if (row.focus) expect(screen.getByLabelText(row.focus)).toHaveFocus();
      if (when === 'before') {
        expect(picker).toHaveValue(
          row.key.startsWith('Escape') && kind === 'strict' ? 'Ana' : row.typed,
        );
        for (const { answer } of asked) answer();
        answering = true;
      }
      const due = (kind === 'free' ? row.free : undefined) ?? row.strict;
      if (typeof due === 'string') {
        await waitFor(() => expect(picker).toHaveAccessibleDescription(due));
        expect(picker).toHaveValue(row.typed);
        expect(isTyped(held())).toBe(true);
      } else {
        await waitFor(() => expect(held()).toEqual(due));
        expect(picker).toHaveValue(due?.nombre);
      }
      await user.click(screen.getByRole('button', { name: 'Guardar' }));
      if (typeof due === 'string') {
        await waitFor(() => expect(picker).toHaveFocus());
        expect(submitted).toEqual([]);
      } else {
        await waitFor(() => expect(submitted.at(-1)).toEqual(due));
      }
    });
  });
});

describe('going on typing', () => {
  it.each(['before', 'after'])(
    'Shift+Tab %s the answer shows what was typed, and a key replaces it',
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

  it('an answer that arrives with the focus is selected, and a key replaces it', async () => {
    answering = false;
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'bet{Tab}{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(texts()).toContain('bet'));
    asked.at(-1)!.answer();
    await waitFor(() => expect(held()).toEqual(BETO));
    expect(isAllSelected(picker)).toBe(true);
    answering = true;
    await user.keyboard('ana{Tab}');
    await waitFor(() => expect(held()).toEqual(ANA));
  });

  it('a second Enter before the answer goes on from the next field', async () => {
    answering = false;
    const { user, picker, otro, held } = setup();
    await user.type(picker, 'bet{Enter}x');
    expect(otro).toHaveValue('x');
    expect(picker).toHaveValue('bet');
    await waitFor(() => expect(texts()).toContain('bet'));
    asked.at(-1)!.answer();
    await waitFor(() => expect(held()).toEqual(BETO));
    expect(otro).toHaveValue('x');
    expect(otro).toHaveFocus();
  });

  it('a late answer changes nothing once something else was put there', async () => {
    answering = false;
    const { user, picker, held, queryClient } = setup();
    await user.type(picker, 'bet{Tab}');
    await waitFor(() => expect(texts()).toContain('bet'));
    await user.click(screen.getByText('Recuperar'));
    expect(picker).toHaveValue('Anahí');
    asked.at(-1)!.answer();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(held()).toEqual(ANAHI);
  });

  it('an answer that was remembered is asked for again before it is taken', async () => {
    const { user, picker, held, queryClient } = setup({ freeText: true });
    queryClient.setQueryData(['clientes', 'filtro', 'bet'], [], { updatedAt: 1 });
    await user.type(picker, 'bet{Tab}');
    await waitFor(() => expect(held()).toEqual(BETO));
  });

  it('an error goes with the first key', async () => {
    const { user, picker } = setup();
    await user.type(picker, 'zzz{Tab}');
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Sin resultados para «zzz»'));
    expect(picker).toBeInvalid();
    await user.type(picker, 'b');
    expect(picker).toBeValid();
    expect(picker).not.toHaveAccessibleDescription();
  });

  it('twins open the list, where the arrows choose', async () => {
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

describe('a search that fails', () => {
  it.each([
    ['Enter', false],
    ['Reintentar', true],
  ])('is an error at the field, and %s takes what the text means', async (how, freeText) => {
    expectConsole('error', 'sin red');
    answering = false;
    const { user, picker, otro, held, submitted } = setup({ freeText });
    await user.type(picker, 'bet{Tab}');
    await waitFor(() => expect(texts()).toContain('bet'));
    asked.at(-1)!.fail(new Error('sin red'));
    await waitFor(() => expect(picker).toHaveAccessibleDescription(/^No se pudo buscar «bet»\./));
    expect(otro).toHaveFocus();
    answering = true;
    if (how === 'Enter') await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    else await user.click(screen.getByRole('button', { name: how }));
    await waitFor(() => expect(held()).toEqual(BETO));
    expect(submitted).toEqual([]);
  });

  it('is tried again by a submit', async () => {
    expectConsole('error', 'sin red');
    answering = false;
    const { user, picker, submitted } = setup();
    await user.type(picker, 'bet{Tab}');
    await waitFor(() => expect(texts()).toContain('bet'));
    asked.at(-1)!.fail(new Error('sin red'));
    await waitFor(() => expect(picker).toBeInvalid());
    answering = true;
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(submitted).toEqual([BETO]));
  });
});

describe('the list', () => {
  it('asks for nothing until it is opened and once for a text typed without a pause, and takes the option that is clicked', async () => {
    const { user, picker, held } = setup();
    expect(asked).toEqual([]);
    await user.click(picker);
    await option('Ana');
    expect(await options()).toEqual(['Ana', 'Anahí', 'Beto']);
    expect(texts()).toEqual(['']);
    await user.type(picker, 'ana');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
    expect(await options()).toEqual(['Ana', 'Anahí']);
    expect(texts()).toEqual(['', 'ana']);
    await user.click(await option('Anahí'));
    expect(held()).toEqual(ANAHI);
    expect(picker).toHaveValue('Anahí');
  });

  it('gives the older request up when a newer one is sent', async () => {
    answering = false;
    const { user, picker } = setup();
    await user.type(picker, 'an');
    await waitFor(() => expect(texts()).toContain('an'));
    const older = asked.at(-1)!;
    await user.type(picker, 'a');
    await waitFor(() => expect(texts()).toContain('ana'));
    expect(older.signal.aborted).toBe(true);
    expect(asked.at(-1)!.signal.aborted).toBe(false);
    asked.at(-1)!.answer([ANA]);
    older.answer([BETO]);
    expect(await option('Ana')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Beto' })).not.toBeInTheDocument();
  });

  it('goes round at both ends of its list, and tells the option that Enter takes', async () => {
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
    await user.keyboard('{ArrowDown}');
    expect(told()).toBe('Ana');
    await user.keyboard('{ArrowUp}');
    expect(told()).toBe('Beto');
    await user.type(picker, 'ana');
    await waitFor(() => expect(told()).toBe('Ana'));
    await user.keyboard('{Escape}');
    expect(told()).toBeNull();
  });

  it('is opened by an arrow at what it holds', async () => {
    const { user, picker, held, submitted } = setup({ initial: ANAHI });
    await user.click(picker);
    await option('Beto');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(picker).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await option('Anahí')).toHaveAttribute('data-combobox-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(held()).toEqual(BETO);
    expect(submitted).toEqual([]);
  });

  it('takes no option of the former search with Enter while the newer is awaited', async () => {
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
    await waitFor(() => expect(texts()).toContain('bet'));
    asked.at(-1)!.answer();
    await waitFor(() => expect(held()).toEqual(BETO));
  });

  it.each([
    ['that the arrows led to', 'a', '{ArrowDown}', ANAHI],
    ['of a list that nothing was typed for', '', '{ArrowDown}', ANA],
  ])(
    'keeps the highlight %s when a refetch puts another option before it',
    async (_, text, keys, highlighted) => {
      const { user, picker, held, queryClient } = setup();
      await user.click(picker);
      await option('Ana');
      if (text) {
        await user.type(picker, text);
        await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
      }
      if (keys) await user.keyboard(keys);
      const highlight = () => picker.getAttribute('aria-activedescendant');
      const before = highlight();
      expect(before).toBeTruthy();

      answering = false;
      const refetch = queryClient.refetchQueries({ queryKey: ['clientes', 'filtro', text] });
      await waitFor(() => expect(asked).toHaveLength(text ? 3 : 2));
      asked.at(-1)!.answer([{ id: 9, nombre: 'Aarón' }, { ...ANA }, { ...ANAHI }]);
      await refetch;
      await option('Aarón');
      expect(highlight()).toBe(before);
      await user.keyboard('{Enter}');
      expect(held()).toEqual(highlighted);
    },
  );

  it('shows a value that came from elsewhere without asking, and is emptied by its button and by deleting its text', async () => {
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

  it('that must hold something gives it back where its text is deleted', async () => {
    const { user, picker, held } = setup({ initial: BETO, clearable: false });
    expect(screen.queryByRole('button', { name: 'Borrar Cliente' })).not.toBeInTheDocument();
    await user.clear(picker);
    await user.tab();
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
  });

  it('says that it is searching, that the search failed and that nothing matches', async () => {
    expectConsole('error', 'sin red');
    answering = false;
    const { user, picker } = setup();
    await user.click(picker);
    expect(await screen.findByText('Buscando…')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.fail(new Error('sin red'));
    expect(await screen.findByText('No se pudo buscar. Probá de nuevo.')).toBeVisible();
    answering = true;
    await user.type(picker, 'ana');
    expect(await option('Ana')).toBeVisible();
    await user.type(picker, 'zzz');
    expect(await screen.findByText('Sin coincidencias.')).toBeVisible();
  });
});

it('an answer that means nothing is an error, also if a submit comes before it is rendered', async () => {
  const { user, picker } = setup({ submitsEarly: true });
  await user.type(picker, 'zzz');
  await user.tab();
  await waitFor(() => expect(picker).toHaveAccessibleDescription('Sin resultados para «zzz»'));
});

describe('the rows below the options', () => {
  it('stand there while one types, and are reached from above', async () => {
    const { user, picker, added, held } = setup({ freeText: true });
    await user.click(picker);
    await option('Beto');
    expect(await options()).toEqual(['Ana', 'Anahí', 'Beto']);
    await user.type(picker, 'bet');
    await waitFor(async () =>
      expect(await options()).toEqual(['Beto', 'Agregar «bet»…', 'Usar «bet» sin registrar']),
    );
    await waitFor(() => expect(picker).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(added).toEqual(['bet']);
    expect(held()).toEqual({ id: null, nombre: 'bet' });
    expect(picker).toHaveAttribute('aria-expanded', 'false');
  });

  it('Usar keeps a text that is also the name of an option, and is marked once the list is closed', async () => {
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'Ana');
    const use = await option('Usar «Ana» sin registrar');
    expect(screen.queryByText('Sin registrar')).not.toBeInTheDocument();
    await user.click(use);
    await user.click(document.body);
    expect(held()).toEqual({ id: null, nombre: 'Ana' });
    expect(screen.getByText('Sin registrar')).toBeVisible();
    expect(picker).toHaveAttribute('aria-description', 'Sin registrar');
  });
});

it('an option comes first by its code too', async () => {
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
