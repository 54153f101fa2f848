import { Combobox, Text } from '@mantine/core';
import type { Option } from '@/lib/values/option';
import { shorten } from '@/lib/values/shorten';
import type { Action } from './picker-reducer';
import type { PickerSource } from './settle';
import classes from './search-picker.module.css';

interface PickerListProps {
  id: string;
  label: string;
  source: PickerSource;
  first: { item: Option; note: string } | null;
  options: readonly Option[];
  actions: readonly Action[];
  typed: string;
  /** The options belong to an earlier text. */
  isStale: boolean;
  highlighted: string | undefined;
  value: Option | null;
  empty: string;
}

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

export function PickerList({
  id: listId,
  label,
  source,
  first,
  typed,
  highlighted,
  ...list
}: PickerListProps) {
  const { options, actions, value, isStale, empty } = list;
  const text = shorten(typed);
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
          const note = typed === '' && item === first?.item ? first.note : null;
          const detail = [source.describe?.(item), note].filter(Boolean).join(' · ');
          return (
            <Combobox.Option
              key={item.id}
              id={`${listId}${item.id}`}
              value={String(item.id)}
              selected={String(item.id) === highlighted}
              ref={String(item.id) === highlighted ? bringIntoView : undefined}
              aria-selected={item.id === value?.id}
            >
              <Text span inherit truncate display="block">
                {shorten(item.nombre)}
              </Text>
              {detail && (
                <Text span inherit truncate display="block" fz="xs" className={classes.detail}>
                  {shorten(detail)}
                </Text>
              )}
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
                ref={action === highlighted ? bringIntoView : undefined}
                aria-selected={false}
              >
                <Text inherit lineClamp={2}>
                  {action === 'agregar' ? `Agregar «${text}»…` : `Usar «${text}» sin registrar`}
                </Text>
              </Combobox.Option>
            ))}
          </div>
        )}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
