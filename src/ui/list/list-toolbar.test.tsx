import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render-ui';
import { ListToolbar } from './list-toolbar';

beforeEach(() => {
  vi.useFakeTimers();
});

const box = () => screen.getByRole('searchbox', { name: 'Buscar Cliente' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function setup(texto = '') {
  const onSearch = vi.fn<(texto: string) => void>();
  const toolbar = (of: string) => (
    <ListToolbar searchLabel="Buscar Cliente" texto={of} onSearch={onSearch} count={3} />
  );
  const { rerender } = renderUi(toolbar(texto));
  /** The URL's text is another one now. */
  const arrive = (of: string) => rerender(toolbar(of));
  return { onSearch, arrive };
}

describe('search box', () => {
  it('asks once, 300 ms after the last keystroke', () => {
    const { onSearch } = setup();
    type('a');
    pass(299);
    type('an');
    pass(299);
    type('ana');
    pass(299);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([['ana']]);
  });

  it('shows the text of the URL', () => {
    setup('ana');
    expect(box()).toHaveValue('ana');
  });

  it('asks for the text without the spaces around it, and leaves them while one types', () => {
    const { onSearch, arrive } = setup();
    type(' ana ');
    pass(300);
    expect(onSearch.mock.calls).toEqual([['ana']]);
    arrive('ana');
    expect(box()).toHaveValue(' ana ');
  });

  it('loses no letters typed while an earlier search arrives', () => {
    const { onSearch, arrive } = setup();
    type('an');
    pass(300);
    type('ana');
    arrive('an');
    expect(box()).toHaveValue('ana');
    pass(300);
    expect(onSearch.mock.calls).toEqual([['an'], ['ana']]);
  });

  it('loses no letters where two searches are under way', () => {
    const { arrive } = setup();
    type('an');
    pass(300);
    type('ana');
    pass(300);
    type('anab');
    arrive('an');
    expect(box()).toHaveValue('anab');
    arrive('ana');
    expect(box()).toHaveValue('anab');
  });

  it('follows the URL where it moves by itself', () => {
    const { arrive } = setup('ana');
    arrive('');
    expect(box()).toHaveValue('');
    arrive('beto');
    expect(box()).toHaveValue('beto');
  });

  it('follows the URL back to a text that was typed here before', () => {
    const { arrive } = setup();
    type('ana');
    pass(300);
    arrive('ana');
    type('beto');
    pass(300);
    arrive('beto');
    arrive('ana');
    expect(box()).toHaveValue('ana');
  });

  it('does not ask for what was being typed when the URL moved by itself', () => {
    const { onSearch, arrive } = setup('ana');
    type('anabel');
    arrive('');
    pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
    expect(box()).toHaveValue('');
  });

  it('is emptied by its button, which is there only with something to empty', () => {
    const { onSearch } = setup('ana');
    fireEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Borrar búsqueda' })).not.toBeInTheDocument();
    pass(300);
    expect(onSearch.mock.calls).toEqual([['']]);
  });
});
