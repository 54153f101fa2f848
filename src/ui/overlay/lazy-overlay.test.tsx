import { noop } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../test/support/console';
import { deferred } from '../../../test/support/deferred';
import { keepDelays } from '../../../test/support/delays';
import { renderUi } from '../../../test/support/render-ui';
import { noDialog } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';
import { allowMotion } from '../../../test/support/viewport';
import { lazyOverlay, prefetchOverlays } from './lazy-overlay';
import { Drawer, Modal } from './overlay';

keepDelays();

interface MapaProps {
  opened: boolean;
  onClose: () => void;
}

const Mapa = ({ opened }: MapaProps) => opened && <p>Mapa entero</p>;

/** A form with an overlay whose chunk arrives when the test says so. */
function setup({ retries = false } = {}) {
  const answers: ReturnType<typeof deferred<ComponentType<MapaProps>>>[] = [];
  const LazyMapa = lazyOverlay<MapaProps>(
    () => {
      const answer = deferred<ComponentType<MapaProps>>();
      answers.push(answer);
      return answer.promise;
    },
    { prefetched: false },
  );
  function Form() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <input aria-label="Nombre" />
        <button type="button" onClick={() => setOpened(true)}>
          Ver {opened ? 'abierto' : 'cerrado'}
        </button>
        <LazyMapa
          opened={opened}
          onClose={() => setOpened(false)}
          fallback={<p>Croquis</p>}
          retries={retries}
        />
      </>
    );
  }
  return {
    ...renderUi(<Form />),
    requests: () => answers.length,
    arrive: () => act(async () => answers.at(-1)?.resolve(Mapa)),
    fail: () => act(async () => answers.at(-1)?.reject(new Error('gone'))),
  };
}

function Breakable() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('no map');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

function Drawers() {
  const [inner, setInner] = useState(true);
  return (
    <>
      <Drawer opened onClose={noop}>
        <input aria-label="Beside" />
      </Drawer>
      <Drawer opened onClose={noop}>
        <input aria-label="Around" />
        <button type="button" onClick={() => setInner(true)}>
          Open again
        </button>
        <Drawer opened={inner} onClose={() => setInner(false)} title="Inner">
          <Breakable />
        </Drawer>
      </Drawer>
    </>
  );
}

function Deletion() {
  const [ids, setIds] = useState([1, 2]);
  return (
    <Modal opened={ids.length > 0} onClose={noop} title={`¿Eliminar ${ids.length} clientes?`}>
      <p>Se eliminarán {ids.length} clientes.</p>
      <button type="button" onClick={() => setIds([])}>
        Eliminar
      </button>
    </Modal>
  );
}

const map = () => screen.queryByText('Mapa entero');
const button = () => screen.getByRole('button', { name: /^Ver/ });

describe('a lazy overlay', () => {
  it('loads with its first opening, behind its fallback', async () => {
    const { user, requests, arrive } = setup();
    expect(requests()).toBe(0);
    await user.click(button());
    expect(screen.getByText('Croquis')).toBeVisible();
    await arrive();
    expect(map()).toBeVisible();
    expect(screen.queryByText('Croquis')).not.toBeInTheDocument();
    expect(requests()).toBe(1);
  });

  it('reports a missing chunk, closes, keeps typed input, and loads on the next opening', async () => {
    expectConsole('error', 'gone');
    const { user, requests, arrive, fail } = setup();
    await user.type(screen.getByLabelText('Nombre'), 'Ñandubay');
    await user.click(button());
    await fail();
    expect(toastTexts()).toEqual([
      'No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.',
    ]);
    expect(button()).toHaveTextContent('Ver cerrado');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay');

    await user.click(button());
    expect(requests()).toBe(2);
    await arrive();
    expect(map()).toBeVisible();
  });

  it('retries every three seconds if it must open', async () => {
    expectConsole('error', 'gone');
    const { user, requests, arrive, fail } = setup({ retries: true });
    await user.click(button());
    vi.useFakeTimers();
    await fail();
    expect(requests()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(requests()).toBe(2);
    await arrive();
    expect(map()).toBeVisible();
  });

  it('is prefetched with the others, ignoring failures', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    lazyOverlay(load);
    await prefetchOverlays();
    expect(load).toHaveBeenCalledTimes(1);
    expect(toastTexts()).toEqual([]);
  });

  it('closes alone if it throws: a drawer around it and one beside it keep typed input', async () => {
    expectConsole('error', 'no map');
    const { user } = renderUi(<Drawers />);
    await user.type(await screen.findByLabelText('Beside'), 'Salta');
    await user.type(screen.getByLabelText('Around'), 'Jujuy');
    await user.click(await screen.findByRole('button', { name: 'Break' }));
    expect(toastTexts()).toEqual([
      'Algo salió mal y se cerró. Lo demás sigue como estaba; el detalle quedó en la consola.',
    ]);
    expect(screen.queryByText('Inner')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Beside')).toHaveValue('Salta');
    expect(screen.getByLabelText('Around')).toHaveValue('Jujuy');

    await user.click(screen.getByText('Open again'));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
  });
});

it('an overlay keeps its text while it closes, even if its subject is gone', async () => {
  allowMotion();
  const { user } = renderUi(<Deletion />);
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(screen.getByText('¿Eliminar 2 clientes?')).toBeInTheDocument();
  expect(screen.getByText('Se eliminarán 2 clientes.')).toBeInTheDocument();
  await noDialog();
});
