import { FILTER_PROBES } from './probes/filters';
import { LIST_PROBES } from './probes/lists';
import type { Probe } from './probes/probe';
import { SESSION_PROBES } from './probes/session';

/** What every server must do besides answering. None changes anything. */
export const PROBES: Probe[] = [...SESSION_PROBES, ...LIST_PROBES, ...FILTER_PROBES];
