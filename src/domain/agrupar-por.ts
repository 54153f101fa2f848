// Not in `agrupaciones`: the URL's schema, which /login loads with all routes, would bring the arithmetic along.

export const AGRUPACIONES = [
  'cargo',
  'cliente',
  'representante',
  'dia',
  'semana',
  'mes',
  'servicio',
  'localidad',
] as const;

export type Agrupacion = (typeof AGRUPACIONES)[number];

/** Groupings by date. Their keys sort by date, while `02/03` as text would come before `07/02`. */
const PASOS = ['dia', 'semana', 'mes'] as const satisfies readonly Agrupacion[];

export type Paso = (typeof PASOS)[number];

export const isPaso = (por: Agrupacion): por is Paso => PASOS.some((paso) => paso === por);
