import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

export const NameList = (props: BoxProps & { children: ReactNode }) => (
  <Box component="ul" mt="sm" pl="1.25rem" fz="sm" style={{ listStyle: 'disc' }} {...props} />
);
