import { Box, Group, Title } from '@mantine/core';
import { PaperFilters } from './paper-filters';
import { ResultCount } from './result-count';

interface ListHeadingProps {
  title: string;
  count: number | undefined;
  searching: boolean;
  filters: readonly string[];
}

export const ListHeading = ({ title, count, searching, filters }: ListHeadingProps) => (
  <Box>
    <Group align="baseline" gap="0 0.6rem">
      <Title order={2}>{title}</Title>
      <ResultCount searching={searching}>{count}</ResultCount>
    </Group>
    <PaperFilters filters={filters} />
  </Box>
);
