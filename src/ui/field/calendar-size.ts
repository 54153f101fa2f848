/** Size of the floating calendar in rem: a month of six weeks, with days as large as `.day`. */
export const CALENDAR_SIZE = { width: 15.375, height: 18 };
