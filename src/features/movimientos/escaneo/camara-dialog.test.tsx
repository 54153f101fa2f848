import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '@/lib/person/session';
import { expectConsole } from '../../../../test/support/console';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../../test/support/render-search';
import { inDialog, noDialog } from '../../../../test/support/screen';

/** The labels before the camera. */
let view: string[] = [];
/** The browser's reader has no service. */
let isBroken = false;

class Track extends EventTarget {
  isOn = true;
  torch = false;
  constructor(
    private readonly hasTorch: boolean,
    readonly deviceId: string,
  ) {
    super();
  }
  stop() {
    this.isOn = false;
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
  getCapabilities() {
    return this.hasTorch ? { torch: true } : {};
  }
  applyConstraints({ advanced: [one] = [] }: { advanced?: { torch: boolean }[] }) {
    this.torch = one?.torch ?? false;
    return Promise.resolve();
  }
}

/** Every track that was opened. */
let tracks: Track[] = [];

const devices = {
  kinds: ['videoinput'],
  /** The name of the error that opening it fails with. */
  fault: '',
  /** The id of one that was unplugged. */
  gone: 'none',
  hasTorch: false,
  enumerateDevices: () =>
    Promise.resolve(
      devices.kinds.map((kind, at) => ({ kind, deviceId: `id${at}`, label: `Cámara ${at}` })),
    ),
  getUserMedia({ video: { deviceId } }: { video: { deviceId?: { exact: string } } }) {
    const fault = deviceId?.exact === devices.gone ? 'OverconstrainedError' : devices.fault;
    if (fault) return Promise.reject(new DOMException('No camera.', fault));
    const track = new Track(devices.hasTorch, deviceId?.exact ?? 'id0');
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  },
};

const stubDevices = (value: typeof devices | undefined) =>
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });

function stubDetector(formats: string[] = ['code_128']) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(formats);
      detect = () =>
        isBroken
          ? Promise.reject(new DOMException('Unavailable.', 'NotSupportedError'))
          : Promise.resolve(view.map((rawValue) => ({ rawValue })));
    },
  );
}

beforeEach(() => {
  view = [];
  isBroken = false;
  tracks = [];
  Object.assign(devices, { kinds: ['videoinput'], fault: '', gone: 'none', hasTorch: false });
  stubDevices(devices);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  stubDetector();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

async function openTildar() {
  const app = await renderHojaDeRuta(HOJA_BUSCADA);
  await app.loaded();
  await app.press('Tildar por remito');
  return { ...app, field: await screen.findByRole('textbox', { name: 'Números de remito' }) };
}

async function openCamara({ isCounting = false } = {}) {
  const app = await openTildar();
  if (isCounting) await app.user.click(screen.getByRole('switch', { name: 'Contar bultos' }));
  await app.user.click(await screen.findByRole('button', { name: 'Escanear con la cámara' }));
  const dialog = await inDialog('Escanear con la cámara');
  return {
    ...app,
    dialog,
    outcome: () => dialog.getByRole('status', { name: 'Resultado' }).textContent,
    isOn: () => tracks.some((track) => track.isOn),
  };
}

const show = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the camera', () => {
  it('ticks each label that comes into view with the browser’s own reader, and what was typed stays', async () => {
    const { user, field, press } = await openTildar();
    await user.type(field, 'A-10');
    await press('Escanear con la cámara');
    view = ['A-1', 'A-2'];
    const outcome = () => screen.getByRole('status', { name: 'Resultado' });
    await waitFor(() => expect(outcome()).toHaveTextContent('Se tildó A-2.'));
    expect(screen.getByText('Se tildó A-1.')).toBeVisible();
    view = ['nada'];
    await waitFor(() => expect(outcome()).toHaveTextContent('No está en la lista: nada.'));
    await press('Escribir los números');
    const again = await screen.findByRole('textbox', { name: 'Números de remito' });
    expect(again).toHaveValue('nada\nA-10');
    expect(again).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(outcome()).toHaveTextContent('Se tildó A-10.'));
    expect(again).toHaveValue('nada\n');
  });

  it('counts a label that stays in view once, and names the missing bultos at the end', async () => {
    const { user, dialog, outcome, isOn, press } = await openCamara({ isCounting: true });
    view = ['A-1', 'A-10'];
    await waitFor(() => expect(outcome()).toBe('A-10: 1 de 1, completo.'));
    view = ['A-1', 'A-10', 'otra'];
    await waitFor(() => expect(outcome()).toBe('No está en la lista: otra.'));
    expect(dialog.getByText('A-1: 1 de 5.')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Terminar' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Faltan 4 bultos de A-1');
    expect(screen.getByRole('dialog')).toHaveFocus();
    expect(isOn()).toBe(false);
    view = [];
    await user.click(dialog.getByRole('button', { name: 'Seguir escaneando' }));
    await waitFor(() => expect(isOn()).toBe(true));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Terminar igual' }));
    await noDialog();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tildar por remito' })).toHaveFocus(),
    );

    await press('Tildar por remito');
    await user.type(
      screen.getByRole('textbox', { name: 'Números de remito' }),
      'A-1 A-1 A-1 A-1{Enter}',
    );
    await press('Escanear con la cámara');
    await user.click(await screen.findByRole('button', { name: 'Terminar' }));
    expect(await screen.findByText('Están todos los bultos de lo tildado.')).toBeVisible();
  });

  it('is on, and keeps the screen lit, only while the page is visible, the view open and the session valid', async () => {
    let locks = 0;
    const request = () => {
      locks += 1;
      return Promise.resolve({ release: () => void (locks -= 1) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    const { user, dialog, press, isOn } = await openCamara();
    await waitFor(() => expect([isOn(), locks]).toEqual([true, 1]));
    show('hidden');
    expect([isOn(), locks]).toEqual([false, 0]);
    show('visible');
    await waitFor(() => expect([isOn(), locks]).toEqual([true, 1]));
    await user.click(dialog.getByRole('button', { name: 'Terminar' }));
    expect([isOn(), locks]).toEqual([false, 0]);

    await noDialog();
    await press('Tildar por remito');
    await press('Escanear con la cámara');
    await waitFor(() => expect([isOn(), locks]).toEqual([true, 1]));
    act(() => session.expire());
    expect([isOn(), locks]).toEqual([false, 0]);
  });

  it('has a light if the camera has one', async () => {
    devices.hasTorch = true;
    const { user, dialog } = await openCamara();
    const light = await dialog.findByRole('button', { name: 'Linterna' });
    await user.click(light);
    // It looks lit once the track has taken it.
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
    expect(tracks[0]?.torch).toBe(true);
    await user.click(light);
    expect(tracks[0]?.torch).toBe(false);
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('can be chosen from several: the chosen one looks, or the usual one if that is gone', async () => {
    devices.kinds = ['videoinput', 'audioinput', 'videoinput', 'videoinput'];
    const watched = () => tracks.flatMap(({ isOn, deviceId }) => (isOn ? deviceId : []));
    const { user, dialog } = await openCamara();
    const choice = await dialog.findByRole('combobox', { name: 'Cámara' });
    expect(choice).toHaveValue('id0');
    expect(within(choice).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(choice, 'Cámara 2');
    await waitFor(() => expect(watched()).toEqual(['id2']));
    expect(choice).toHaveValue('id2');

    devices.gone = 'id3';
    await user.selectOptions(choice, 'Cámara 3');
    await waitFor(() => expect(tracks).toHaveLength(3));
    await waitFor(() => expect(choice).toHaveValue('id0'));
    expect(watched()).toEqual(['id0']);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('without a camera', () => {
  it('the button is missing where the browser has none', async () => {
    devices.kinds = ['audioinput'];
    const { field } = await openTildar();
    expect(field).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Escanear con la cámara' })).toBeNull();
  });

  it('is explained, can be tried again, and leaves the field', async () => {
    devices.fault = 'NotAllowedError';
    const { user, dialog, isOn } = await openCamara();
    for (const [text, next] of [
      [/no tiene permiso/, 'NotFoundError'],
      [/No se encontró ninguna cámara/, 'NotReadableError'],
      [/Otra aplicación está usando la cámara/, ''],
    ] as const) {
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
      devices.fault = next;
      await user.click(dialog.getByRole('button', { name: 'Probar de nuevo' }));
    }
    await waitFor(() => expect(isOn()).toBe(true));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();

    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    expect(dialog.getByRole('alert')).toHaveTextContent('La cámara se apagó');
    await user.click(dialog.getByRole('button', { name: 'Escribir los números' }));
    expect(await screen.findByRole('textbox', { name: 'Números de remito' })).toHaveFocus();
  });

  it('a phone without https has the button, which says what is missing', async () => {
    stubDevices(undefined);
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
    );
    const { dialog } = await openCamara();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/empieza con https/);
    expect(dialog.queryByRole('button', { name: 'Probar de nuevo' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Escribir los números' })).toBeVisible();
  });

  it.each([
    ['no reader of its own', () => vi.stubGlobal('BarcodeDetector', undefined)],
    ['a reader without Code 128', () => stubDetector(['qr_code'])],
    [
      'a reader whose service is missing',
      () => {
        stubDetector();
        isBroken = true;
      },
    ],
  ])('a browser with %s fetches one, and says so if that fails', async (_, stub) => {
    stub();
    expectConsole('error', /wasm|ArrayBuffer/);
    const { dialog, isOn } = await openCamara();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No se pudo abrir el lector de códigos.',
    );
    expect(isOn()).toBe(false);
  });
});
