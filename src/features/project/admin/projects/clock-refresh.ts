/** The time left is the server's: read again each minute. */
export const CLOCK_REFRESH_MS = 60_000;
