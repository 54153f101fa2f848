import { Box, CloseButton, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { clean } from '@/domain/clean';
import { delays } from '@/lib/page/delays';
import { SEARCH_KEYS, useScreenKeys } from '@/ui/action/screen-keys';
import { PaperFilters } from '@/ui/search/paper-filters';
import { ResultCount } from '@/ui/search/result-count';
import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  searchLabel: string;
  texto: string;
  onSearch: (texto: string) => void;
  count: number | undefined;
  searching: boolean;
  filters: readonly string[];
  children?: ReactNode;
}

interface Typing {
  texto: string;
  /** Texts passed to `onSearch` that are not in the URL yet. */
  sent: string[];
  typed: string;
}

export function ListToolbar({
  searchLabel,
  texto,
  onSearch,
  count,
  searching,
  filters,
  children,
}: ListToolbarProps) {
  const [draft, setDraft] = useState<Typing>({ texto, sent: [], typed: texto });
  // The URL changed: a text sent from here arrived, or another navigation (back, a link) replaces the typed text.
  if (draft.texto !== texto) {
    const arrived = draft.sent.indexOf(texto);
    setDraft(
      arrived === -1
        ? { texto, sent: [], typed: texto }
        : { texto, sent: draft.sent.slice(arrived + 1), typed: draft.typed },
    );
  }

  const search = useDebouncedCallback((typed: string) => {
    if (typed !== draft.typed) return;
    const sent = clean(typed);
    setDraft((current) => ({ ...current, sent: [...current.sent, sent] }));
    onSearch(sent);
  }, delays.search);

  function type(typed: string) {
    setDraft((current) => ({ ...current, typed }));
    search(typed);
  }

  const input = useRef<HTMLInputElement>(null);
  useScreenKeys(SEARCH_KEYS, () => input.current?.focus());

  return (
    <>
      <Group gap="xs" p="sm" className={classes.toolbar} data-print="never">
        <TextInput
          ref={input}
          aria-keyshortcuts="/"
          className={classes.search}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<IconSearch size={16} />}
          rightSection={
            draft.typed && (
              <CloseButton size="sm" aria-label="Borrar búsqueda" onClick={() => type('')} />
            )
          }
          value={draft.typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <ResultCount searching={searching}>{count}</ResultCount>
        {children && <Box ml="auto">{children}</Box>}
      </Group>
      <PaperFilters filters={filters} />
    </>
  );
}
