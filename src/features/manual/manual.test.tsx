import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app';
import { breadcrumb, main, title } from '../../../test/screen';
import { PAGINAS } from './paginas';
import { searchManual } from './search-manual';

const link = (name: string | RegExp) => main().getByRole('link', { name });
const parts = () => within(main().getByRole('navigation', { name: 'En esta página' }));

describe('/manual', () => {
  it('lists the pages in reading order, and opens one', async () => {
    const { user, router } = await renderApp('/manual');
    await title('Manual');
    const items = within(main().getByRole('list')).getAllByRole('link');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      PAGINAS.map(({ titulo }) => titulo),
    );
    await user.click(link('Recibos y contrareembolsos'));
    await title('Recibos y contrareembolsos');
    expect(router.state.location.pathname).toBe('/manual/recibos');
    expect(breadcrumb()).toBe('Inicio/Manual/Recibos y contrareembolsos');
  });

  it('asks to sign in first', async () => {
    const { router } = await renderApp('/manual/recibos', { signedIn: false });
    await title('Iniciar Sesión');
    expect(router.state.location.search).toEqual({ redirect: '/manual/recibos' });
  });
});

describe('/manual/{pagina}', () => {
  it('asks nothing of the API', async () => {
    const { api } = await renderApp('/manual/fallas');
    await title('Cuando algo falla');
    expect(api.requests).toEqual([]);
  });

  it.each(PAGINAS)(
    'shows $nombre, with links to its headings',
    async ({ nombre, titulo, partes }) => {
      await renderApp(`/manual/${nombre}`);
      await title(titulo);
      expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
      for (const { id, texto } of partes) {
        expect(parts().getByRole('link', { name: texto })).toHaveAttribute(
          'href',
          `/admin/manual/${nombre}#${id}`,
        );
        expect(document.getElementById(id)).toHaveTextContent(texto);
      }
    },
  );

  it('leads to the page before and after', async () => {
    const { user } = await renderApp('/manual/registrar');
    await title('Registrar e imprimir');
    expect(link('Anterior: Entrar y salir')).toBeVisible();
    await user.click(link('Siguiente: Buscar y corregir'));
    await title('Buscar y corregir');
  });

  it('leads to a heading of another page', async () => {
    const { user, router } = await renderApp('/manual/registrar');
    await title('Registrar e imprimir');
    await user.click(link('Cuando algo falla'));
    await title('Cuando algo falla');
    expect(router.state.location.hash).toBe('la-impresion-no-se-abre');
  });

  it('loads pictures late, of known size, each a link to itself', async () => {
    await renderApp('/manual/registrar');
    const picture = await screen.findByRole('img', { name: /^El formulario de un movimiento/ });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(100);
    expect(picture.closest('a')).toHaveAttribute('href', picture.getAttribute('src'));
  });

  it('leads to the others from a page that does not exist', async () => {
    const { user } = await renderApp('/manual/no-existe');
    await title('Página no encontrada');
    await user.click(link('Ir al manual'));
    await title('Manual');
  });
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
    ['vencidos', 'hoja-de-ruta'],
  ])('finds by «%s» first %s', (typed, nombre) => {
    expect(found(typed)[0]).toBe(nombre);
  });

  it.each(['', 'de', 'zzz', '0001-000201'])('finds nothing by «%s»', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});
