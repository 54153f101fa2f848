const KEPT_MS = 60_000;

/** Saves a file where the browser keeps downloads. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
