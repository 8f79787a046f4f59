import type { IncomingMessage } from 'node:http';
import { isBot } from '#server/platform/is-bot.ts';
import { isLanding } from '#src/domain/landing-page/landing-visit.rules.ts';

const one = (value: string | string[] | undefined): string | undefined => value?.toString();

/** Whether a browser opens the first page of a visit. Reads headers only and keeps none of them. */
export const isFirstPage = ({ method, headers }: IncomingMessage): boolean =>
  isLanding({
    method,
    site: one(headers['sec-fetch-site']),
    mode: one(headers['sec-fetch-mode']),
    dest: one(headers['sec-fetch-dest']),
    purpose: one(headers['sec-purpose'] ?? headers.purpose),
  }) && !isBot(headers['user-agent']);
