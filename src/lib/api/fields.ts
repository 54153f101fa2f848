import * as z from 'zod/mini';
import { fechaFormField } from '@/lib/values/fecha-form';
import { fecha, texto } from './wire';

/** How a field is called, read, typed, and edited where that has a rule of its own. */
interface Field<Stored, Typed> {
  label: string;
  stored: z.ZodMiniType<Stored>;
  typed: z.ZodMiniType<Typed, Typed>;
  edited: z.ZodMiniType<Typed, Typed>;
  toForm(stored: Stored | undefined): Typed;
}

export const textNamed = (label: string): Field<string | null, string> => ({
  label,
  stored: texto(),
  typed: z.string(),
  edited: z.string(),
  toForm: (stored) => stored ?? '',
});

export const fechaNamed = (label: string): Field<string | null, string | null> => ({
  label,
  stored: fecha(),
  typed: fechaFormField(),
  edited: fechaFormField(),
  toForm: (stored) => stored ?? null,
});

type Fields = Record<string, Field<unknown, unknown>>;

const partOf = <Of extends Fields, Part extends keyof Fields[string]>(fields: Of, part: Part) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof Of]: Of[Name][Part];
  };

/** An entity's schema, and the rules of its form but for what is on screen. */
export function entityFields<Of extends Fields>(fields: Of) {
  type Stored = { [Name in keyof Of]: z.output<Of[Name]['stored']> };
  type Values = { [Name in keyof Of]: z.output<Of[Name]['typed']> };
  return {
    schema: z.object({ id: z.number(), ...partOf(fields, 'stored') }),
    form: {
      labels: partOf(fields, 'label'),
      schema: z.object(partOf(fields, 'typed')),
      editSchema: z.object(partOf(fields, 'edited')),
      toForm: (record?: Stored) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, field.toForm(record?.[name])]),
        ) as Values,
    },
  };
}
