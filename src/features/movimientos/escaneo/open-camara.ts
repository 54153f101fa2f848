import { has } from '@/lib/values/has';

export type CamaraFault = 'insecure' | 'refused' | 'missing' | 'busy' | 'unknown';

const FAULT_BY_ERROR: Record<string, CamaraFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** `insecure`: browsers offer a camera only to pages that came over https. */
export const mediaDevices = (): MediaDevices | undefined =>
  'mediaDevices' in navigator ? navigator.mediaDevices : undefined;

/** Without https no browser says what there is; a phone or tablet has one, and opening it says what is missing. */
export async function hasCamara(): Promise<boolean> {
  const found = await mediaDevices()
    ?.enumerateDevices()
    .catch(() => []);
  return found
    ? found.some(({ kind }) => kind === 'videoinput')
    : matchMedia('(pointer: coarse)').matches;
}

export const faultOf = (error: unknown): CamaraFault => {
  if (!mediaDevices()) return 'insecure';
  // Not every browser's OverconstrainedError is a DOMException.
  return FAULT_BY_ERROR[has(error, 'name') ? String(error.name) : ''] ?? 'unknown';
};

/** A bar of a label must be two pixels wide, with the label across the picture. */
const SIZE: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 960 } };

/** TypeScript's DOM types lack the torch. */
interface WithTorch extends MediaTrackCapabilities {
  torch?: boolean;
}

export interface Camara {
  /** Null: this camera has no light. */
  setTorch: ((on: boolean) => Promise<void>) | null;
  deviceId: string | undefined;
  cameras: readonly MediaDeviceInfo[];
}

/** Shows this camera, by default the one at the back, in the video until the signal. `onLost`: it was unplugged, or taken by another application. */
export async function openCamara(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onLost: () => void,
  deviceId?: string,
): Promise<Camara> {
  // Undefined without https: this throws, and `faultOf` says why.
  const devices = navigator.mediaDevices;
  const choice = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' };
  const stream = await devices.getUserMedia({ video: { ...SIZE, ...choice } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  const [track] = stream.getVideoTracks();
  if (signal.aborted || !track) {
    stop();
    throw new Error('The camera is not wanted any more.');
  }
  signal.addEventListener('abort', stop);
  track.addEventListener('ended', onLost);
  video.srcObject = stream;
  await video.play();
  // Before it is opened they have no names.
  const found = await devices.enumerateDevices();
  const capabilities: WithTorch = 'getCapabilities' in track ? track.getCapabilities() : {};
  return {
    setTorch: capabilities.torch
      ? (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
      : null,
    deviceId: track.getSettings().deviceId,
    cameras: found.filter(({ kind }) => kind === 'videoinput'),
  };
}
