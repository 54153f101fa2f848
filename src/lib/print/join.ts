export interface PdfJoiner {
  /** @throws if the bytes are not a readable PDF. Nothing of it is appended. */
  add: (pdf: Blob) => Promise<void>;
  join: () => Promise<Blob>;
}

export async function createPdfJoiner(title: string): Promise<PdfJoiner> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage('es-AR');
  return {
    async add(pdf) {
      const source = await PDFDocument.load(await pdf.arrayBuffer());
      for (const page of await joined.copyPages(source, source.getPageIndices())) {
        joined.addPage(page);
      }
    },
    async join() {
      return new Blob([await joined.save()], { type: 'application/pdf' });
    },
  };
}
