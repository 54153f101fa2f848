import type { Family } from '../family';
import { bytes } from './bytes';
import { heap } from './heap';
import { keys } from './keys';
import { lists, searches } from './lists';
import { firstRow, login } from './loads';
import { rows } from './rows';
import { typing } from './typing';

/** Every family, in the order of the table. */
export const FAMILIES: readonly Family[] = [
  bytes,
  login,
  firstRow,
  lists,
  rows,
  typing,
  keys,
  searches,
  heap,
];
