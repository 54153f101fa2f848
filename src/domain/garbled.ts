/** `Ã±`, `â€™`: UTF-8 that was read as Windows-1252, one character a byte. */
const TWICE =
  /[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€/u;

/** Whether a server spoilt a text on its way: with the mark of an unreadable character, or as UTF-8 encoded twice. */
export const isGarbled = (text: string): boolean => text.includes('\ufffd') || TWICE.test(text);
