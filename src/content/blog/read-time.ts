const WORDS_PER_MINUTE = 220;

/** `6 min read`, from the words themselves. */
export const readTime = (content: string): string =>
  `${Math.ceil(content.split(/\s+/).filter((word) => /\w/.test(word)).length / WORDS_PER_MINUTE)} min read`;
