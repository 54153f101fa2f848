import { useMediaQuery } from '@mantine/hooks';

/** Spec section 9: the narrow layout begins under 768 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
}
