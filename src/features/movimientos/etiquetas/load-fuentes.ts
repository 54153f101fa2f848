import boldUrl from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url';
import regularUrl from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import type { Fuentes } from './write-etiquetas';

/** @throws if a font does not load. */
export async function loadFuentes(): Promise<Fuentes> {
  const [regular, bold] = await Promise.all([fetchFuente(regularUrl), fetchFuente(boldUrl)]);
  return { regular, bold };
}

async function fetchFuente(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
