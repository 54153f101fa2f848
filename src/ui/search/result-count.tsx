import { Box } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { delays } from '@/lib/page/delays';
import { showCount } from '@/lib/values/show-importe';

interface ResultCountProps {
  children: number | undefined;
  /** Other results than those on screen are loading. */
  searching: boolean;
}

/** `20 resultados`, or `Buscando…` if the search is slow, announced to screen readers. */
export function ResultCount({ children: count, searching }: ResultCountProps) {
  const [wasSearching] = useDebouncedValue(searching, delays.slowSearch);
  return (
    // Reserve the room before there is a text.
    <Box component="span" miw="6rem" mih="1lh" c="dimmed" fz="xs" role="status">
      {searching && wasSearching
        ? 'Buscando…'
        : count !== undefined && showCount(count, 'resultado')}
    </Box>
  );
}
