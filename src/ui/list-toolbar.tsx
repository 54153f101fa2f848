import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './list-toolbar.module.css';

/** Typing waits this long before it asks. */
export const SEARCH_DEBOUNCE_MS = 300;

interface ListToolbarProps {
  /** `Buscar Cliente` */
  searchLabel: string;
  texto: string;
  onSearch: (texto: string) => void;
  children?: ReactNode;
}

/** The search box of a list, and its actions. Keeps what is being typed until it has been quiet for 300 ms. */
export function ListToolbar({ searchLabel, texto, onSearch, children }: ListToolbarProps) {
  const [draft, setDraft] = useState({ texto, sent: texto, typed: texto });
  // The URL's text is another one: what was sent from here has arrived, or the URL moved by itself (back, a link) and wins.
  if (draft.texto !== texto) {
    setDraft({ texto, sent: texto, typed: texto === draft.sent ? draft.typed : texto });
  }

  const search = useDebouncedCallback((typed: string) => {
    const sent = typed.trim();
    setDraft((current) => ({ ...current, sent }));
    onSearch(sent);
  }, SEARCH_DEBOUNCE_MS);

  function type(typed: string) {
    setDraft((current) => ({ ...current, typed }));
    search(typed);
  }

  return (
    <div className={classes.toolbar}>
      <TextInput
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
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
