import { onReset } from '@/lib/page/resets';
import { attempt, storage } from '@/lib/person/storage';

export const isSoundOn = (): boolean => storage.get('sound') === 'si';

export const setSoundOn = (on: boolean): void => storage.set('sound', on ? 'si' : null);

let context: AudioContext | undefined;
onReset(() => (context = undefined));

/** Frequency in Hz, start and length in seconds. */
const TONES = {
  found: [[1320, 0, 0.09]],
  missing: [
    [220, 0, 0.16],
    [196, 0.22, 0.24],
  ],
} as const;

/** A bulto too many is `missing` as well. */
export type Sound = keyof typeof TONES;

/** Silent in a browser without audio. */
export function playSound(outcome: Sound): void {
  attempt(() => {
    const audio = (context ??= new AudioContext());
    void audio.resume();
    for (const [frequency, start, length] of TONES[outcome]) {
      const tone = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0.2 });
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + length);
    }
  });
}
