import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { renderUi } from '../../../test/render-ui';
import { SearchPicker, type Option, type SearchPickerProps } from './search-picker';
import { submitOnceSettled } from './submit-once-settled';

interface Cliente {
  id: number;
  nombre: string;
}

interface Asked {
  texto: string;
  signal: AbortSignal;
  answer: (clientes: Cliente[]) => void;
  fail: (error: Error) => void;
}

const ANA = { id: 1, nombre: 'Ana' };
const ANAHI = { id: 2, nombre: 'Anahí' };
const BETO = { id: 3, nombre: 'Beto' };

let asked: Asked[];
/** Whether the server answers by itself, from its three clients. */
let answering: boolean;

beforeEach(() => {
  asked = [];
  answering = true;
});

const query = (texto: string) =>
  queryOptions({
    queryKey: ['clientes', 'filtro', texto],
    queryFn: ({ signal }) =>
      new Promise<Cliente[]>((answer, fail) => {
        asked.push({ texto, signal, answer, fail });
        if (answering) {
          answer([ANA, ANAHI, BETO].filter(({ nombre }) => nombre.toLowerCase().includes(texto)));
        }
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });

interface SetupOptions {
  initial?: Option | null;
  freeText?: boolean;
  clearable?: boolean;
  first?: SearchPickerProps<Cliente>['first'];
  isExact?: SearchPickerProps<Cliente>['isExact'];
}

function setup({ initial = null, freeText = false, clearable = true, ...more }: SetupOptions = {}) {
  let submits = 0;
  const added: string[] = [];
  function Host() {
    const [value, setValue] = useState<Option | null>(initial);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submitOnceSettled(event.currentTarget, () => {
            submits += 1;
            return Promise.resolve();
          });
        }}
        onReset={(event) => event.preventDefault()}
      >
        <SearchPicker<Cliente>
          label="Cliente"
          value={value}
          onChange={setValue}
          query={query}
          clearable={clearable}
          {...(freeText && {
            onFreeText: (nombre: string) => setValue({ id: null, nombre }),
            freeTextNote: 'Se guarda solo el nombre',
            onAdd: (nombre: string) => added.push(nombre),
          })}
          mark={value && value.id === null ? 'Sin registrar' : undefined}
          {...more}
        />
        <span role="status" aria-label="Elegido">
          {JSON.stringify(value)}
        </span>
        <button type="submit">Otro</button>
        <button type="reset">Limpiar</button>
        <button type="button" onClick={() => setValue(ANAHI)}>
          Recuperar
        </button>
      </form>
    );
  }
  const { user, queryClient } = renderUi(<Host />);
  return {
    user,
    queryClient,
    picker: screen.getByRole('combobox', { name: 'Cliente' }),
    held: () =>
      JSON.parse(screen.getByRole('status', { name: 'Elegido' }).textContent) as Option | null,
    submits: () => submits,
    added,
  };
}

const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Cliente' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const option = (name: string) => screen.findByRole('option', { name });
const texts = () => asked.map(({ texto }) => texto);

afterEach(() => {
  for (const { answer } of asked) answer([]);
});

describe('SearchPicker', () => {
  it('asks for nothing until it is opened, then offers what there is', async () => {
    const { user, picker } = setup();
    expect(asked).toEqual([]);
    await user.click(picker);
    await option('Ana');
    expect(await options()).toEqual(['Ana', 'Anahí', 'Beto']);
    expect(texts()).toEqual(['']);
  });

  it('asks once for a text typed without a pause', async () => {
    const { user, picker } = setup();
    await user.click(picker);
    await option('Beto');
    await user.type(picker, 'ana');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
    expect(await options()).toEqual(['Ana', 'Anahí']);
    expect(texts()).toEqual(['', 'ana']);
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

  it('takes the best match with Enter, and submits nothing', async () => {
    const { user, picker, held, submits } = setup();
    await user.type(picker, 'bet');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Beto' })).toHaveAttribute(
        'data-combobox-selected',
        'true',
      ),
    );
    await user.keyboard('{Enter}');
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
    expect(submits()).toBe(0);
  });

  it('takes the option that the arrows lead to', async () => {
    const { user, picker, held } = setup();
    await user.type(picker, 'ana');
    await waitFor(() => expect(texts()).toContain('ana'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Ana' })).toHaveAttribute(
        'data-combobox-selected',
        'true',
      ),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(held()).toEqual(ANAHI);
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
    const { user, picker, held, submits } = setup({ initial: ANAHI });
    await user.click(picker);
    await option('Beto');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(picker).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await option('Anahí')).toHaveAttribute('data-combobox-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(held()).toEqual(BETO);
    expect(submits()).toBe(0);
  });

  it('takes the option that is clicked', async () => {
    const { user, picker, held } = setup();
    await user.click(picker);
    await user.click(await option('Anahí'));
    expect(held()).toEqual(ANAHI);
    expect(picker).toHaveValue('Anahí');
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
    expect(held()).toBeNull();
  });

  it.each([
    ['that the arrows led to', 'a', '{ArrowDown}', ANAHI],
    ['of the best match', 'a', '', ANA],
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

  it('is left after Escape with what it had', async () => {
    const { user, picker, held } = setup({ initial: BETO });
    await user.click(picker);
    await user.type(picker, 'an');
    await user.keyboard('{Escape}');
    await user.tab();
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
  });

  it('takes the highlighted option with Tab', async () => {
    const { user, picker, held } = setup();
    await user.type(picker, 'bet');
    const best = await option('Beto');
    await waitFor(() => expect(best).toHaveAttribute('data-combobox-selected', 'true'));
    await user.tab();
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
  });

  it.each([
    ['Tab', '{Tab}', false],
    ['Tab, over a free text', '{Tab}', true],
    ['Enter and Tab', '{Enter}{Tab}', false],
  ])('takes the best match after %s faster than the answer', async (_, keys, freeText) => {
    answering = false;
    const { user, picker, held, submits } = setup({ freeText });
    await user.type(picker, 'bet');
    await user.keyboard(keys);
    expect(screen.getByText('Otro')).toHaveFocus();
    expect(picker).toHaveValue('bet');
    await waitFor(() => expect(texts()).toContain('bet'));
    await user.click(screen.getByText('Otro'));
    expect(submits()).toBe(0);
    asked.at(-1)!.answer([BETO]);
    await waitFor(() => expect(submits()).toBe(1));
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
  });

  it.each([
    ['nothing matches', '', []],
    ['the field is typed in again', 'x', [BETO]],
  ])('sends no form that waits for it where %s, and takes the focus', async (_, more, answer) => {
    answering = false;
    const { user, picker, held, submits } = setup();
    await user.type(picker, 'bet{Tab}');
    await user.click(screen.getByText('Otro'));
    await waitFor(() => expect(texts()).toContain('bet'));
    if (more) await user.type(picker, more);
    asked.at(-1)!.answer(answer);
    await waitFor(() => expect(picker).toHaveFocus());
    expect(submits()).toBe(0);
    expect(held()).toBeNull();
  });

  it.each([
    ['Limpiar', null],
    ['Recuperar', ANAHI],
  ])('takes nothing once %s put something else there meanwhile', async (button, left) => {
    answering = false;
    const { user, picker, held, queryClient } = setup();
    await user.type(picker, 'bet{Tab}');
    await waitFor(() => expect(texts()).toContain('bet'));
    await user.click(screen.getByText(button));
    expect(picker).toHaveValue(left?.nombre ?? '');
    asked.at(-1)!.answer([BETO]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(held()).toEqual(left);
  });

  it.each([
    ['its very name', 'ana', [ANA, ANAHI], ANA],
    ['a part of a name', 'an', [ANA, ANAHI], null],
    ['a name that two have', 'ana', [ANA, { ...ANA, id: 9 }], null],
  ])(
    'left by a click after %s, takes only what is meant for certain',
    async (_, text, answer, taken) => {
      answering = false;
      const { user, picker, held, queryClient } = setup();
      await user.type(picker, text);
      await user.click(document.body);
      expect(picker).toHaveValue(text);
      await waitFor(() => expect(texts()).toContain(text));
      asked.at(-1)!.answer(answer);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await waitFor(() => expect(picker).toHaveValue(taken?.nombre ?? ''));
      expect(held()).toEqual(taken);
    },
  );

  it('left by a click after a name whose answer is there, takes that option', async () => {
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'ana');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
    expect(await option('Ana')).toBeVisible();
    await user.click(document.body);
    expect(held()).toEqual(ANA);
  });

  it('takes the very name before a longer one that comes first', async () => {
    answering = false;
    const { user, picker, held } = setup();
    await user.type(picker, 'ana');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(texts()).toContain('ana'));
    asked.at(-1)!.answer([ANAHI, ANA]);
    await waitFor(() => expect(held()).toEqual(ANA));
  });

  it('says that nothing matched what was typed and left with Tab', async () => {
    const { user, picker, held } = setup({ initial: BETO });
    await user.click(picker);
    await user.type(picker, 'zzz', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await user.tab();
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Sin resultados para «zzz»'));
    expect(picker).toHaveValue('Beto');
    expect(held()).toEqual(BETO);
  });

  it('keeps its label where the option is not in the list any more', async () => {
    const { user, picker, held } = setup();
    await user.click(picker);
    await user.click(await option('Beto'));
    await user.tab();
    await user.click(picker);
    await user.type(picker, 'ana', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Beto' })).toBeNull());
    await user.keyboard('{Escape}');
    await user.tab();
    expect(held()).toEqual(BETO);
    expect(picker).toHaveValue('Beto');
  });

  it('shows the label of a value that came from elsewhere, without asking', () => {
    const { picker } = setup({ initial: { id: 40, nombre: 'Zárate, Úrsula' } });
    expect(picker).toHaveValue('Zárate, Úrsula');
    expect(asked).toEqual([]);
  });

  it('is emptied by its button', async () => {
    const { user, picker, held } = setup({ initial: BETO });
    await user.click(screen.getByRole('button', { name: 'Borrar Cliente' }));
    expect(held()).toBeNull();
    expect(picker).toHaveValue('');
  });

  it('is emptied by deleting its text', async () => {
    const { user, picker, held } = setup({ initial: BETO });
    await user.clear(picker);
    expect(held()).toBeNull();
  });

  it('that must hold something gives it back where its text is deleted', async () => {
    const { user, picker, held } = setup({ initial: BETO, clearable: false });
    expect(screen.queryByRole('button', { name: 'Borrar Cliente' })).not.toBeInTheDocument();
    await user.clear(picker);
    expect(held()).toEqual(BETO);
    await user.tab();
    expect(picker).toHaveValue('Beto');
  });

  describe('that takes free text', () => {
    it('holds what is typed, and keeps it on leaving', async () => {
      const { user, picker, held } = setup({ freeText: true });
      await user.type(picker, 'Escuela 214');
      expect(held()).toEqual({ id: null, nombre: 'Escuela 214' });
      await user.tab();
      expect(held()).toEqual({ id: null, nombre: 'Escuela 214' });
      expect(picker).toHaveValue('Escuela 214');
    });

    it('turns a choice into a text once it is typed over, and back by choosing', async () => {
      const { user, picker, held } = setup({ freeText: true, initial: ANA });
      await user.click(picker);
      await user.keyboard('{End}x');
      expect(held()).toEqual({ id: null, nombre: 'Anax' });
      await user.keyboard('{Backspace}');
      await user.click(await option('Ana'));
      expect(held()).toEqual(ANA);
    });

    it('says that the name goes as it is where nobody has it', async () => {
      const { user, picker } = setup({ freeText: true });
      await user.type(picker, 'zzz');
      expect(await screen.findByText('Se guarda solo el nombre')).toBeVisible();
    });
  });

  it('says that nothing matches', async () => {
    const { user, picker } = setup();
    await user.type(picker, 'zzz');
    expect(await screen.findByText('Sin coincidencias.')).toBeVisible();
  });

  it('says that it is searching', async () => {
    answering = false;
    const { user, picker } = setup();
    await user.click(picker);
    expect(await screen.findByText('Buscando…')).toBeVisible();
  });

  it('says that the search failed, and searches again with another text', async () => {
    expectConsole('error', 'sin red');
    answering = false;
    const { user, picker } = setup();
    await user.click(picker);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.fail(new Error('sin red'));
    expect(await screen.findByText('No se pudo buscar. Probá de nuevo.')).toBeVisible();
    answering = true;
    await user.type(picker, 'ana');
    expect(await option('Ana')).toBeVisible();
  });
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

  it('Usar keeps a text that is also the name of an option', async () => {
    const { user, picker, held } = setup({ freeText: true });
    await user.type(picker, 'Ana');
    await user.click(await option('Usar «Ana» sin registrar'));
    await user.click(document.body);
    expect(held()).toEqual({ id: null, nombre: 'Ana' });
    expect(screen.getByText('Sin registrar')).toBeVisible();
    expect(picker).toHaveAttribute('aria-description', 'Sin registrar');
  });

  it('offer nothing that the picker does not accept', async () => {
    const { user, picker } = setup();
    await user.type(picker, 'bet');
    await option('Beto');
    await waitFor(async () => expect(await options()).toEqual(['Beto']));
  });
});

it('the mark waits until the list is closed', async () => {
  const { user, picker } = setup({ freeText: true });
  await user.type(picker, 'Zoe');
  expect(screen.queryByText('Sin registrar')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Sin registrar')).toBeVisible();
});

it('an exact match comes first, by what the picker calls exact', async () => {
  const { user, picker } = setup({
    isExact: ({ id }, texto) => id === ANAHI.id && texto === 'ana',
  });
  await user.type(picker, 'ana');
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
