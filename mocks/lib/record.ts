import { z } from 'zod';
import { answeredDate, isoDate, text } from './answers';
import {
  editableDate,
  editableText,
  id,
  newId,
  optionalDate,
  optionalText,
  requiredName,
} from './contract';
import * as dates from './dates';

/** A field of master data in a creation, in an edit and in an answer. */
interface Field {
  create: z.ZodType;
  edit: z.ZodType;
  answer: z.ZodType;
}

export const name = { create: requiredName, edit: requiredName.optional(), answer: z.string() };
export const words = { create: optionalText, edit: editableText, answer: text };
export const isoDay = { create: optionalDate, edit: editableDate, answer: isoDate.nullable() };
/** Answered as `dd/mm/yyyy`. */
export const slashDay = { ...isoDay, answer: answeredDate.nullable() };

type Fields = Record<string, Field>;

const partOf = <Of extends Fields, Part extends keyof Field>(fields: Of, part: Part) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[part]])) as {
    [Key in keyof Of]: Of[Key][Part];
  };

/** What the calls of a record take and answer. The name is that of its schemas in the OpenAPI document. */
export const recordOf = <Of extends Fields>(called: string, fields: Of, description?: string) => ({
  row: z.strictObject({ id, ...partOf(fields, 'answer') }).meta({ id: called, description }),
  create: z
    .strictObject({ id: newId, ...partOf(fields, 'create') })
    .meta({ id: `${called}Create` }),
  edit: z
    .strictObject({ id: id.optional(), ...partOf(fields, 'edit') })
    .meta({ id: `${called}Edit` }),
  toResponse: (row: object): object =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]: [string, string | null]) => [
        key,
        fields[key] === slashDay ? dates.slashDate(value) : value,
      ]),
    ),
});

/** A stored row. */
export type RowOf<Of extends { create: z.ZodType }> = Omit<z.output<Of['create']>, 'id'> & {
  id: number;
};
