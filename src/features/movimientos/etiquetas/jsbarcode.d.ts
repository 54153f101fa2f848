declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    /** `data`: `1` for a black module, `0` for a white one. */
    encode(): { data: string; text: string };
  }
}
