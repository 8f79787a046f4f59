import { isbot } from 'isbot';

/** Crawlers, link previews and clients without a user agent are not visitors. */
export const isBot = (userAgent: string | null | undefined): boolean => !userAgent || isbot(userAgent);
