import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than 768 px (spec section 9). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
}
