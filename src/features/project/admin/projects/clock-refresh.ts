/** The time left is the server's: read again each minute. */
export const CLOCK_REFRESH_MS = 60_000;
/** Of the chart of the stages, in pixels. */
export const CHART_HEIGHT = 260;
