import { Box, Group, Title } from '@mantine/core';
import { PaperFilters } from './paper-filters';
import { ResultCount } from './result-count';

interface ListHeadingProps {
  title: string;
  /** How many there are. Undefined while that is unknown. */
  count: number | undefined;
  /** Other results than those on screen are loading. */
  searching: boolean;
  /** How they were found, a line each. Paper says it. */
  filters: readonly string[];
}

/** The heading of a list that is a part of a screen, and how many it has. */
export const ListHeading = ({ title, count, searching, filters }: ListHeadingProps) => (
  <Box>
    <Group align="baseline" gap="0 0.6rem">
      <Title order={2}>{title}</Title>
      <ResultCount searching={searching}>{count}</ResultCount>
    </Group>
    <PaperFilters filters={filters} />
  </Box>
);
