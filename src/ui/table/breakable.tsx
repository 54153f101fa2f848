import { Fragment } from 'react';
import { shorten } from '@/lib/shorten';

/** A text without spaces that may go on in another line, before each match of `at`. */
export const breakable = (text: string, at: RegExp) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

/** The cell of an email, whose domain stays together. */
export const email = ({ getValue }: { getValue: () => string | null }) =>
  breakable(shorten(getValue() ?? ''), /(?=@|\.[^@]*@)/);
