/** Both panels with their headings and the axis of days, in pixels. */
export const CHART_HEIGHT = 366;
