import type { Hono } from 'hono';
import type { Db } from '../db';
import type { Sessions } from '../session';

/** The handlers' dependencies. */
export interface Deps {
  db: Db;
  clock: () => Date;
  sessions: Sessions;
  companyName: string;
}

/** Adds one resource's calls to the API. */
export type Routes = (app: Hono, deps: Deps) => void;
