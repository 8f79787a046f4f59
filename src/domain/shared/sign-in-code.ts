/** The code that an email brings to sign in, or to confirm a change. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS_MAX = 5;
