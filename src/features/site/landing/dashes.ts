/** No line begins with a dash: the space before it does not break. */
export const keepDashes = (text: string): string => text.replaceAll(/ (?=– )/g, '\u00a0');
