import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isUntouched } from '@/lib/values/stored';

/** A field that still has its stored value passes, even if it breaks the rules now. `settle`: a field's meaning may depend on others. */
export function editResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  stored: Values,
  settle: (values: Values) => FieldValues = (values) => values,
): Resolver<Values> {
  const validate: Resolver<Values> = standardSchemaResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    const result = await validate(values, context, options);
    const [now, before] = [settle(values), settle(stored)];
    const errors = Object.entries(result.errors).filter(
      ([name]) => !isUntouched(now[name], before[name]),
    );
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as typeof result.errors }
      : { values, errors: {} };
  };
}
