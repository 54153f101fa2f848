import { Fragment } from 'react';
import { shorten } from '@/lib/values/shorten';
import { showMonto } from '@/lib/values/show-importe';

/** A text without spaces that may wrap before each match of `at`. */
export const breakable = (text: string, at: RegExp) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

/** An amount in pesos, which may wrap after a thousands mark. */
export const importe = (pesos: number) => breakable(showMonto(pesos), /(?<=\.)/);

/** An email may wrap before its @ and the dots before that; the domain stays together. */
export const email = ({ getValue }: { getValue: () => string | null }) =>
  breakable(shorten(getValue() ?? ''), /(?=@|\.[^@]*@)/);
