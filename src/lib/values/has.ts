export const has = <Name extends string>(
  value: unknown,
  name: Name,
): value is Record<Name, unknown> => typeof value === 'object' && value !== null && name in value;
