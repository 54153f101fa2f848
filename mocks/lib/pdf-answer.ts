/** PDF bytes as base64, as responses carry them. */
export const base64 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('base64');
