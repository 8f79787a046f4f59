const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Small numbers as words for sentences: `three`, then `10`. */
export const inWords = (value: number): string => WORDS[value] ?? String(value);

/** `12,340`, for English texts. */
export const countText = (count: number): string => count.toLocaleString('en-GB');

/** `3.5%`; a dash if there is nothing to divide by. */
export const rateText = (count: number, of: number): string =>
  of > 0 ? `${((count / of) * 100).toFixed(1)}%` : '–';

/** `1 order`, `2 orders`. */
export const counted = (count: number, noun: string): string =>
  `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
