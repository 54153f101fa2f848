import { Button, Group } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';

interface PageTabsProps {
  label: string;
  tabs: readonly (Pick<LinkProps, 'to' | 'search'> & { label: string; isCurrent?: boolean })[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <Group component="nav" gap="xs" mb="sm" aria-label={label}>
      {tabs.map(({ label: name, isCurrent = false, ...link }) => (
        <Button
          key={name}
          size="xs"
          variant={isCurrent ? 'light' : 'subtle'}
          color={isCurrent ? undefined : 'gray'}
          renderRoot={(props) => (
            <Link {...props} {...link} activeOptions={{ exact: true, includeSearch: false }} />
          )}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}
