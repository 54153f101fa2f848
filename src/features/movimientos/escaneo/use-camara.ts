import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { delays, pause } from '@/lib/page/delays';
import { logError } from '@/lib/page/log';
import { useSessionStatus } from '@/lib/person/session';
import { takeFresh, type Vistos } from './fresh-codes';
import { faultOf, openCamara, type Camara, type CamaraFault } from './open-camara';
import { loadReader } from './read-codes';

export type Fault = CamaraFault | 'reader' | 'lost';

type CamaraState =
  | { status: 'starting' }
  | ({ status: 'on' } & Camara)
  | { status: 'failed'; fault: Fault };

const STARTING = { status: 'starting' } as const;

/** Keeps the screen lit until the signal: nobody touches it. */
async function keepLit(signal: AbortSignal): Promise<void> {
  try {
    const lock = await navigator.wakeLock.request('screen');
    if (signal.aborted) await lock.release();
    else signal.addEventListener('abort', () => void lock.release());
  } catch {
    // Some browsers cannot, and some refuse with a low battery.
  }
}

/** Shows the camera and calls `onCode` with each code coming into view. Off unless wanted, and while the page is hidden or nobody is signed in. */
export function useCamara(
  video: HTMLVideoElement | null,
  isWanted: boolean,
  onCode: (code: string) => void,
) {
  const [camara, setCamara] = useState<CamaraState>(STARTING);
  const [last, setLast] = useState<Camara | null>(null);
  const [chosen, choose] = useState<string>();
  const [tries, retry] = useReducer((times: number) => times + 1, 0);
  const isVisible = useDocumentVisibility() === 'visible';
  const isSignedIn = useSessionStatus() === 'signed-in';
  const take = useEffectEvent(onCode);
  const isOn = isWanted && isVisible && isSignedIn;

  useEffect(() => {
    if (!isOn || !video) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isOver = () => signal.aborted;

    function fail(fault: Fault, error?: unknown) {
      if (isOver()) return;
      controller.abort();
      if (error !== undefined) logError(error);
      setCamara({ status: 'failed', fault });
    }

    async function run(shown: HTMLVideoElement) {
      const reader = loadReader();
      // Awaited below; the camera may fail before.
      reader.catch(() => undefined);
      try {
        const opened = await openCamara(shown, signal, () => fail('lost'), chosen);
        if (isOver()) return;
        setLast(opened);
        setCamara({ status: 'on', ...opened });
        void keepLit(signal);
      } catch (error) {
        const fault = faultOf(error);
        if (chosen && fault === 'missing' && !isOver()) choose(undefined);
        else fail(fault, fault === 'unknown' ? error : undefined);
        return;
      }
      try {
        const readCodes = await reader;
        let vistos: Vistos = new Map();
        while (!isOver()) {
          const codes = await readCodes(shown);
          if (isOver()) return;
          const looked = takeFresh(codes, vistos, performance.now());
          vistos = looked.vistos;
          // The next code counts on what this one changed.
          for (const code of looked.fresh) flushSync(() => take(code));
          await pause(delays.scan);
        }
      } catch (error) {
        fail('reader', error);
      }
    }

    void run(video);
    return () => {
      controller.abort();
      setCamara(STARTING);
    };
  }, [video, isOn, tries, chosen]);

  return {
    camara,
    retry,
    /** Those to choose from. They stay while another starts. */
    cameras: last?.cameras ?? [],
    deviceId: chosen ?? last?.deviceId,
    choose,
  };
}
