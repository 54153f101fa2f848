/** What a floating calendar takes, in rem: its longest month with days as large as `.day`. */
export const CALENDAR_SIZE = { width: 15.375, height: 18 };
