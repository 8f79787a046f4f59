const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Small numbers as words for sentences: `three`, then `10`. */
export const inWords = (value: number): string => WORDS[value] ?? String(value);
