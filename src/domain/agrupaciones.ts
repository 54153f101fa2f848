/** What movements are grouped by. In a file without imports, since routes read it before any screen loads. */
export const AGRUPACIONES = [
  'cargo',
  'cliente',
  'representante',
  'dia',
  'mes',
  'servicio',
  'localidad',
] as const;

export type Agrupacion = (typeof AGRUPACIONES)[number];
