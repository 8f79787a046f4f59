/** TXT records by DNS, kept for some minutes, and never awaited longer than the timeout. */

import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import type { TxtAnswer } from '#src/domain/shared/txt-answer.ts';
import { createResolver } from './resolver.ts';

/** The strings of each record, as `node:dns` returns them. Without records it rejects. */
export type ResolveTxt = (name: string) => Promise<string[][]>;
export type TxtRecords = {
  /** Never rejects. `again` skips answers that are kept. */
  find(name: string, again?: boolean): Promise<TxtAnswer>;
};

const ANSWER_TIMEOUT_MS = 5000;
const KEPT_MS = 10 * MINUTE_MS;
const KEPT_MAX = 200;
/** The name exists without such records, or does not exist. */
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

const resolveByDns: ResolveTxt = (name) => createResolver().resolveTxt(name);

export function createTxtRecords(
  resolve: ResolveTxt = resolveByDns,
  timeoutMs = ANSWER_TIMEOUT_MS,
): TxtRecords {
  const kept = new Map<string, { answer: TxtAnswer; until: number }>();

  async function ask(name: string): Promise<TxtAnswer> {
    const timer = Promise.withResolvers<TxtAnswer>();
    const timeout = setTimeout(() => timer.resolve({ failure: 'timeout' }), timeoutMs);
    const found = resolve(name).then(
      (records): TxtAnswer => ({ records: records.map((strings) => strings.join('')) }),
      (error: { code?: string }): TxtAnswer =>
        ABSENT.has(error.code) ? { records: [] } : { failure: 'error' },
    );
    try {
      return await Promise.race([found, timer.promise]);
    } finally {
      clearTimeout(timeout);
    }
  }

  return {
    async find(name, again = false) {
      const known = kept.get(name);
      if (known && !again && known.until > performance.now()) return known.answer;
      const answer = await ask(name);
      kept.delete(name);
      // A failure is not kept: the next question may succeed.
      if ('records' in answer) kept.set(name, { answer, until: performance.now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
