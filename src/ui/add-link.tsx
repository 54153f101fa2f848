import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import type { ListSearch } from '@/lib/list-search';

interface AddLinkProps {
  to: LinkProps['to'];
  /** The list as it is, to be come back to. */
  search: ListSearch;
  children: string;
}

/** A list's way to its creation page. */
export function AddLink({ to, search, children }: AddLinkProps) {
  return (
    <Button
      leftSection={<IconPlus size={18} />}
      renderRoot={(props) => <Link {...props} to={to} state={{ listSearch: search }} />}
    >
      {children}
    </Button>
  );
}
