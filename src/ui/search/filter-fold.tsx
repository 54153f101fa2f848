import { Button, Group, Kbd, Pill, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { createContext, use, type ReactNode, type RefObject } from 'react';
import { shorten } from '@/lib/values/shorten';
import classes from './filter-fold.module.css';

export const FoldContext = createContext(false);

/** Fields of a `SearchForm` that fold. They stay mounted, so that folding keeps typed input. */
export function Foldable({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foldable} hidden={use(FoldContext)}>
      {children}
    </div>
  );
}

export interface FilterChip {
  text: string;
  /** Searches without this filter. Undefined for a filter that the search needs. */
  onRemove?: () => void;
}

interface FilterLineProps {
  chips: readonly FilterChip[];
  isChanged: boolean;
  isOpen: boolean;
  onToggle: () => void;
  controls: string;
  button: RefObject<HTMLButtonElement | null>;
}

export function FilterLine({
  chips,
  isChanged,
  isOpen,
  onToggle,
  controls,
  button,
}: FilterLineProps) {
  return (
    <Group gap="0.5rem 0.75rem" flex="1 1 20rem" miw={0} className={classes.line}>
      <Button
        ref={button}
        data-phone="tall"
        variant="default"
        size="xs"
        leftSection={<IconFilter size={16} />}
        rightSection={
          <Kbd size="xs" data-phone="never" aria-hidden>
            {isOpen ? 'Esc' : '/'}
          </Kbd>
        }
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-keyshortcuts={isOpen ? 'Escape' : '/'}
        onClick={onToggle}
      >
        Filtros
      </Button>
      {!isOpen && isChanged && (
        <Text size="sm" c="var(--panel-warning)">
          Hay filtros cambiados sin buscar
        </Text>
      )}
      {!isOpen && chips.length === 0 && (
        <Text size="sm" c="dimmed">
          Sin filtros
        </Text>
      )}
      {!isOpen && chips.length > 0 && (
        <Pill.Group className={classes.chips} role="list" aria-label="Filtros aplicados">
          {chips.map(({ text, onRemove }) => (
            <Pill
              key={text}
              role="listitem"
              classNames={{ root: classes.chip, label: classes.text, remove: classes.remove }}
              size="md"
              withRemoveButton={onRemove !== undefined}
              onRemove={() => {
                onRemove?.();
                // The chip unmounts with the focus.
                button.current?.focus();
              }}
              // Mantine hides the remove button from the keyboard.
              removeButtonProps={{
                'aria-label': `Quitar ${shorten(text)}`,
                'aria-hidden': false,
                tabIndex: 0,
                iconSize: 14,
              }}
            >
              {shorten(text)}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </Group>
  );
}
