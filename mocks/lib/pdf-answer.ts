/** PDF bytes as the base64 text that the answers carry. */
export const base64 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('base64');
