import { Skeleton } from '@mantine/core';
import { Fragment, memo, type ReactNode } from 'react';
import { shorten } from '@/lib/values/shorten';
import type { ListProps } from './list-props';
import { SelectAll } from './table-head';
import { useRowPress, type RowProps } from './use-row-press';
import { useRowWindow } from './use-row-window';
import classes from './card-list.module.css';
import rowClasses from './data-table.module.css';

export interface CardOf<Item> {
  /** Height in rem. */
  rem: number;
  show: (item: Item) => ReactNode;
}

type CardListProps<Item extends { id: number }> = ListProps<Item> & Pick<CardOf<Item>, 'show'>;

export function CardList<Item extends { id: number }>(props: CardListProps<Item>) {
  const { table, onKeyDown } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div onKeyDown={onKeyDown}>
      {table.options.enableRowSelection === true && (
        <div className={classes.all}>
          <SelectAll table={table} label />
        </div>
      )}
      <Cards {...props} />
    </div>
  );
}

function Cards<Item extends { id: number }>({
  table,
  label,
  skeletons,
  look,
  heights,
  rowProps,
  show,
}: CardListProps<Item>) {
  const { rows } = table.getRowModel();
  const { bodyProps, slots } = useRowWindow(rows, heights, false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- for Safari, a list without markers is no list
    <ul {...look} {...bodyProps} role="list" aria-label={label} className={classes.list}>
      {slots.map(({ row, index, gap }) => (
        <Fragment key={row.id}>
          {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
          <CardRow {...rowProps(row)} show={show} place={index + 1} count={rows.length} />
        </Fragment>
      ))}
      {skeletons.map((key) => (
        <li key={key} className={classes.item}>
          {table.options.enableRowSelection === true && <span className={classes.select} />}
          <div className={classes.card}>
            <Skeleton height="1rem" width="75%" />
            <Skeleton height="0.75rem" width="50%" />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CardRowProps<Item extends { id: number }> extends RowProps<Item> {
  show: (item: Item) => ReactNode;
  /** `aria-posinset` and `aria-setsize`. */
  place: number;
  count: number;
}

const CardRow = memo(function CardRow<Item extends { id: number }>({
  show,
  place,
  count,
  ...props
}: CardRowProps<Item>) {
  const { rowProps, checkboxProps } = useRowPress(props);
  return (
    <li
      {...rowProps}
      className={`${classes.item} ${rowClasses.row}`}
      aria-posinset={place}
      aria-setsize={count}
    >
      {props.row.getCanSelect() && (
        <span className={classes.select}>
          <input {...checkboxProps} />
        </span>
      )}
      {show(props.row.original)}
    </li>
  );
}) as <Item extends { id: number }>(props: CardRowProps<Item>) => React.JSX.Element;

interface CardProps {
  title: ReactNode;
  /** Joined by dots, without missing ones. */
  details: readonly ReactNode[];
  /** Names and amounts, the screen's main one first: `Monto`, `$ 1.200,00`. */
  amounts?: readonly (readonly [name: string, amount: string])[];
  note?: ReactNode;
  chips?: ReactNode;
  children?: ReactNode;
}

const short = (part: ReactNode) => (typeof part === 'string' ? shorten(part) : part);

export function Card({ title, details, amounts = [], note, chips, children }: CardProps) {
  return (
    <div className={classes.card}>
      <div className={classes.title}>{short(title)}</div>
      <Dotted parts={details} />
      {amounts.length > 0 && (
        <Dotted
          parts={amounts.map(([name, amount]) => (
            <Fragment key={name}>
              {name} <span>{amount}</span>
            </Fragment>
          ))}
        />
      )}
      {(note ?? chips) && (
        <div className={classes.foot}>
          <span className={classes.note}>{short(note)}</span>
          {chips}
        </div>
      )}
      {children}
    </div>
  );
}

function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <div className={classes.details}>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={classes.dot}>{' · '}</span>}
          <span>{short(part)}</span>
        </Fragment>
      ))}
    </div>
  );
}
