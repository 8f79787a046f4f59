import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-defaults.ts';

test('a reload during the first load shows what was saved in the meantime', async () => {
  const client = createQueryClient();
  const saved: string[] = [];
  const responses: (() => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: ['notes'],
    queryFn: () => {
      const asOfNow = [...saved];
      return new Promise<string[]>((resolve) => responses.push(() => resolve(asOfNow)));
    },
  });
  const stop = list.subscribe(() => {});
  saved.push('Wants the green one.');
  const reloaded = client.invalidateQueries({ queryKey: ['notes'] });
  await vi.waitUntil(() => responses.length === 2, { timeout: 60_000 });
  for (const response of responses) response();
  await reloaded;
  expect(list.getCurrentResult().data).toEqual(['Wants the green one.']);
  stop();
});
