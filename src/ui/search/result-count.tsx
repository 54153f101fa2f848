import { Box } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { delays } from '@/lib/page/delays';
import { showCount } from '@/lib/values/show-importe';

interface ResultCountProps {
  /** How many there are. Undefined while that is unknown. */
  children: number | undefined;
  /** Other results than those on screen are loading. */
  searching: boolean;
}

/** `20 resultados`, or `Buscando…`, announced to screen readers. */
export function ResultCount({ children: count, searching }: ResultCountProps) {
  const [wasSearching] = useDebouncedValue(searching, delays.slowSearch);
  return (
    // Its room is there before it is.
    <Box component="span" miw="6rem" mih="1lh" c="dimmed" fz="xs" role="status">
      {searching && wasSearching
        ? 'Buscando…'
        : count !== undefined && showCount(count, 'resultado')}
    </Box>
  );
}
