/** In rem: a month of six weeks, with days the size of `.day`. */
export const CALENDAR_SIZE = { width: 15.375, height: 18 };
