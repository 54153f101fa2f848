import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { warmCode } from '@/lib/lazy-code';
import { deferred } from '../../test/deferred';
import { becomeIdle } from '../../test/idle';
import { renderUi } from '../../test/render-ui';
import { lazyPart } from './lazy-part';

interface HeavyProps {
  name: string;
}

function Heavy({ name }: HeavyProps) {
  return <p>{name} entero</p>;
}

/** A part whose code comes when the test says so, and how often it was asked for. */
function setup() {
  const answers: ReturnType<typeof deferred<ComponentType<HeavyProps>>>[] = [];
  const Part = lazyPart<HeavyProps>(() => {
    const answer = deferred<ComponentType<HeavyProps>>();
    answers.push(answer);
    return answer.promise;
  });
  const settle = (action: () => void) =>
    act(async () => {
      action();
      await Promise.resolve();
    });
  return {
    Part,
    asked: () => answers.length,
    come: () => settle(() => answers.at(-1)?.resolve(Heavy)),
    fail: () => settle(() => answers.at(-1)?.reject(new Error('gone'))),
  };
}

const whole = () => screen.queryByText('Mapa entero');

describe('a lazy part', () => {
  it('draws its stand-in until its code is there, asked for once', async () => {
    const { Part, asked, come } = setup();
    renderUi(
      <>
        <Part name="Mapa" fallback={<p>Cargando</p>} />
        <Part name="Plano" />
      </>,
    );
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(whole()).toBeNull();
    await come();
    expect(whole()).toBeVisible();
    expect(screen.getByText('Plano entero')).toBeVisible();
    expect(screen.queryByText('Cargando')).toBeNull();
    expect(asked()).toBe(1);
  });

  it('is drawn at once where its code was fetched beforehand', async () => {
    const { Part, asked, come } = setup();
    const warmed = warmCode();
    await come();
    await warmed;
    renderUi(<Part name="Mapa" />);
    expect(whole()).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('says that its code did not come, and asks again when it is drawn anew', async () => {
    const { Part, asked, come, fail } = setup();
    function Host() {
      const [missing, setMissing] = useState(0);
      const [wanted, setWanted] = useState(true);
      return (
        <>
          <output>{missing}</output>
          <button type="button" onClick={() => setWanted(!wanted)}>
            Mostrar u ocultar
          </button>
          {wanted && <Part name="Mapa" onMissing={() => setMissing(missing + 1)} />}
        </>
      );
    }
    const { user } = renderUi(<Host />);
    await fail();
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    expect(asked()).toBe(2);
    await come();
    expect(whole()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('that is patient loads when the browser is idle', async () => {
    const { Part, asked, come } = setup();
    renderUi(<Part name="Mapa" patient fallback={<p>Croquis</p>} />);
    expect(asked()).toBe(0);
    await waitFor(() => {
      becomeIdle();
      expect(asked()).toBe(1);
    });
    expect(screen.getByText('Croquis')).toBeVisible();
    await come();
    expect(whole()).toBeVisible();
  });
});
