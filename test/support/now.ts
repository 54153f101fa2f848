/** Friday 20 November 2026, 10:30 in Buenos Aires: before 17:00, so the default date is that day. */
export const NOW = '2026-11-20T10:30:00-03:00';
