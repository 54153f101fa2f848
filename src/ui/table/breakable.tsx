import { Fragment } from 'react';
import { shorten } from '@/lib/values/shorten';
import { showMonto } from '@/lib/values/show-importe';

/** A text without spaces that may go on in another line, before each match of `at`. */
export const breakable = (text: string, at: RegExp) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

/** An amount in pesos. One too wide for its place goes on below after a dot of its thousands. */
export const importe = (pesos: number) => breakable(showMonto(pesos), /(?<=\.)/);

/** The cell of an email, whose domain stays together. */
export const email = ({ getValue }: { getValue: () => string | null }) =>
  breakable(shorten(getValue() ?? ''), /(?=@|\.[^@]*@)/);
