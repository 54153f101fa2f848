import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { formatCuit } from '@/domain/cuit';
import { plainCuit, plainNombre } from '@/domain/identidad';
import { entityFields, textNamed } from '@/lib/api/fields';
import { nombre, texto } from '@/lib/api/wire';
import { config } from '@/lib/page/config';
import type { Campo } from '@/lib/planilla/campos';

/** A stored CUIT is shown with its dashes, however it was saved. */
const cuit = () =>
  z.pipe(
    texto(),
    z.transform((value) => value && formatCuit(value)),
  );

/** As an email input checks it, which trims it first (spec section 5). */
const editedEmail = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => clean(text) === '' || z.regexes.html5Email.test(clean(text)),
        'Ingresá un email válido',
      ),
    );

/** Of clients, representatives, drivers and employees. All are optional (spec section 5). */
export const CONTACTO = {
  nombre: { ...textNamed('Nombre'), stored: nombre() },
  identificacion: { ...textNamed('CUIT'), stored: cuit() },
  telefono: textNamed('Teléfono'),
  localidad: {
    ...textNamed('Localidad'),
    toForm: (stored: string | null = config.localidad) => stored ?? '',
  },
  direccion: textNamed('Dirección'),
  email: { ...textNamed('Email'), edited: editedEmail() },
};

export const { schema: contactoSchema, form: CONTACTO_FORM } = entityFields(CONTACTO);

export type Contacto = z.output<typeof contactoSchema>;

export type ContactoFormValues = z.output<typeof CONTACTO_FORM.schema>;

/** Two people or firms with one of these in common are the same. */
export const contactoIdentities = ({
  nombre,
  identificacion,
}: {
  nombre: string;
  identificacion: string | null;
}): string[] => [plainNombre(nombre), plainCuit(identificacion)];

/** In other people's spreadsheets. */
export const CONTACTO_CAMPOS = {
  nombre: {
    words: 'razón social, nombre y apellido, apellido y nombre, cliente, denominación',
    example: 'Ferretería del Sur S.A.',
  },
  identificacion: {
    words: 'identificación, CUIT/CUIL, CUIL, dni, documento',
    read: (text) => formatCuit(clean(text)),
  },
  telefono: { words: 'tel, teléfonos, celular, cel, móvil, whatsapp, contacto' },
  localidad: { words: 'ciudad, población, partido, loc', example: 'Río Cuarto' },
  direccion: { words: 'domicilio, calle, dir, domicilio fiscal' },
  email: { words: 'mail, e-mail, correo, correo electrónico' },
} satisfies { [Name in keyof ContactoFormValues]: Partial<Campo> };
