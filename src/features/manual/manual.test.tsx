import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/support/render-app';
import { breadcrumb, main, title } from '../../../test/support/screen';
import { PAGINAS } from './paginas';
import { searchManual } from './search-manual';

const link = (name: string | RegExp) => main().getByRole('link', { name });

it('the manual lists its pages in reading order, each with links to its headings, and makes no API calls', async () => {
  const { user, router, api } = await renderApp('/manual');
  await title('Manual');
  const items = within(main().getByRole('list')).getAllByRole('link');
  expect(items.map(({ textContent }) => textContent)).toEqual(PAGINAS.map(({ titulo }) => titulo));
  await user.click(items[0]!);
  for (const [index, { nombre, titulo, partes }] of PAGINAS.entries()) {
    await title(titulo);
    expect(router.state.location.pathname).toBe(`/manual/${nombre}`);
    expect(breadcrumb()).toBe(`Inicio/Manual/${titulo}`);
    expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const parts = within(main().getByRole('navigation', { name: 'En esta página' }));
    for (const { id, texto } of partes) {
      expect(parts.getByRole('link', { name: texto })).toHaveAttribute(
        'href',
        `/admin/manual/${nombre}#${id}`,
      );
      expect(document.getElementById(id)).toHaveTextContent(texto);
    }
    const [before, after] = [PAGINAS[index - 1], PAGINAS[index + 1]];
    if (before) expect(link(`Anterior: ${before.titulo}`)).toBeVisible();
    if (after) await user.click(link(`Siguiente: ${after.titulo}`));
  }
  expect(api.requests).toEqual([]);
});

it('a page links to headings of others and loads its pictures lazily at a known size; an unknown page links to the others', async () => {
  const { user, router } = await renderApp('/manual/registrar');
  await title('Registrar e imprimir');
  const picture = await screen.findByRole('img', { name: /^El formulario de un movimiento/ });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(Number(picture.getAttribute('height'))).toBeGreaterThan(100);
  expect(picture.closest('a')).toHaveAttribute('href', picture.getAttribute('src'));
  await user.click(link('Cuando algo falla'));
  await title('Cuando algo falla');
  expect(router.state.location.hash).toBe('la-impresion-no-se-abre');

  act(() => router.history.push('/admin/manual/no-existe'));
  await title('Página no encontrada');
  await user.click(link('Ir al manual'));
  await title('Manual');
});

describe('the search', () => {
  const found = (typed: string) => searchManual(typed).map(({ nombre }) => nombre);

  it.each([
    ['etiqueta', 'etiquetas'],
    ['CONTRASEÑA', 'entrar'],
    ['sesion', 'entrar'],
    ['deudores', 'cuentas'],
    ['hoja de ruta', 'hoja-de-ruta'],
    ['imprimir remito', 'registrar'],
    ['whatsapp', 'cuentas'],
    ['excel', 'excel'],
    ['eliminar', 'buscar'],
    ['deshacer', 'deshacer'],
    ['vencidos', 'hoja-de-ruta'],
  ])('finds «%s» first in %s', (typed, nombre) => {
    expect(found(typed)[0]).toBe(nombre);
  });

  it.each(['', 'de', 'zzz', '0001-000201'])('finds nothing for «%s»', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});
