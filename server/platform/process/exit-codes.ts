/** Exit codes of the server and its commands, as in sysexits.h. */
export const EXIT_USAGE = 64;
export const EXIT_IN_USE = 75;
export const EXIT_CONFIG = 78;
