import { Combobox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Option } from '@/lib/option';
import classes from './search-picker.module.css';

/** A row of the list: an option's id, or what can be done with the typed text: create an option, or keep it as free text. */
export type Row = Option['id'] | 'agregar' | 'usar';

interface PickerListProps<Item extends Option> {
  id: string;
  label: string;
  options: readonly Item[];
  actions: readonly ('agregar' | 'usar')[];
  typed: string;
  /** The options belong to an earlier text. */
  isStale: boolean;
  highlighted: Row | undefined;
  value: Option | null;
  /** A second line, to distinguish options with the same name. */
  describe: (item: Item) => string | null;
  /** A warning beside an option, which may come later. */
  warn?: ((item: Item) => ReactNode) | undefined;
  /** Why there are no options. */
  empty: string;
}

/** The open list of a picker. */
export function PickerList<Item extends Option>({
  id: listId,
  label,
  options,
  actions,
  typed,
  isStale,
  highlighted,
  value,
  describe,
  warn,
  empty,
}: PickerListProps<Item>) {
  return (
    <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
      <Combobox.Options
        id={listId}
        aria-label={label}
        className={classes.options}
        data-stale={isStale || undefined}
      >
        {options.map((item) => {
          const detail = describe(item);
          return (
            <Combobox.Option
              key={item.id}
              id={`${listId}${item.id}`}
              value={String(item.id)}
              className={warn && classes.warned}
              selected={item.id === highlighted}
              aria-selected={item.id === value?.id}
            >
              <span className={classes.name}>{item.nombre}</span>
              {detail && <span className={classes.detail}>{detail}</span>}
              {warn && <span className={classes.warning}> {warn(item)}</span>}
            </Combobox.Option>
          );
        })}
        {actions.length > 0 && (
          <div role="presentation" className={classes.actions}>
            {actions.map((action) => (
              <Combobox.Option
                key={action}
                id={`${listId}${action}`}
                value={action}
                selected={action === highlighted}
                aria-selected={false}
              >
                <Text inherit lineClamp={2}>
                  {action === 'agregar' ? `Agregar «${typed}»…` : `Usar «${typed}» sin registrar`}
                </Text>
              </Combobox.Option>
            ))}
          </div>
        )}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
