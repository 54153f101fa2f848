import { useEffect, useState } from 'react';
import { mediaDevices } from './open-camara';

/** Without https no browser says what there is; a phone or tablet has one, and opening it says what is missing. */
const mayHave = () => matchMedia('(pointer: coarse)').matches;

export function useHasCamara(opened: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isAwaited = true;
    void Promise.resolve(mediaDevices()?.enumerateDevices()).then(
      (found) =>
        isAwaited && setHas(found ? found.some(({ kind }) => kind === 'videoinput') : mayHave()),
      () => isAwaited && setHas(false),
    );
    return () => {
      isAwaited = false;
    };
  }, [opened]);
  return has;
}
