import { Skeleton } from '@mantine/core';
import type { Row } from '@tanstack/react-table';
import { Fragment, memo, type ReactNode } from 'react';
import { shorten } from '@/lib/values/shorten';
import type { ListProps } from './list-props';
import type { TableFeatures } from './table-features';
import { SelectAll } from './table-head';
import { useRowPress, type RowProps } from './use-row-press';
import { WindowedRows } from './windowed-rows';
import classes from './card-list.module.css';
import rowClasses from './data-table.module.css';

export interface CardOf<Item> {
  /** Height in rem. */
  rem: number;
  show: (item: Item) => ReactNode;
}

export function CardList<Item extends { id: number }>({
  table,
  label,
  skeletons,
  look,
  windowed,
  rowProps,
  onKeyDown,
  show,
}: ListProps<Item> & Pick<CardOf<Item>, 'show'>) {
  const shown = table.getRowModel().rows;
  const isSelectable = table.options.enableRowSelection === true;
  const renderCard = (row: Row<TableFeatures, Item>, index: number) => (
    <CardRow
      key={row.id}
      {...rowProps(row)}
      show={show}
      place={windowed ? index + 1 : undefined}
      count={windowed ? shown.length : undefined}
    />
  );
  const list = { ...look, role: 'list', 'aria-label': label, className: classes.list };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div onKeyDown={onKeyDown}>
      {isSelectable && (
        <div className={classes.all}>
          <SelectAll table={table} label />
        </div>
      )}
      {windowed ? (
        <WindowedRows
          {...windowed}
          renderRow={renderCard}
          renderGap={(height) => <li aria-hidden="true" style={{ height }} />}
          renderBody={(props, cards) => (
            <ul {...list} {...props}>
              {cards}
            </ul>
          )}
        />
      ) : (
        <ul {...list}>
          {shown.map(renderCard)}
          {skeletons.map((key) => (
            <li key={key} className={classes.item}>
              {isSelectable && <span className={classes.select} />}
              <div className={classes.card}>
                <Skeleton height="1rem" width="75%" />
                <Skeleton height="0.75rem" width="50%" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardRowProps<Item extends { id: number }> extends RowProps<Item> {
  show: (item: Item) => ReactNode;
  /** `aria-posinset`. Undefined if all cards are rendered. */
  place: number | undefined;
  count: number | undefined;
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
