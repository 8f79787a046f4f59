import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-defaults.ts';

test('a reload during the first load shows what was saved in the meantime', async () => {
  const client = createQueryClient();
  const saved: string[] = [];
  const answers: (() => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: ['notes'],
    queryFn: () => {
      const asOfNow = [...saved];
      return new Promise<string[]>((resolve) => answers.push(() => resolve(asOfNow)));
    },
  });
  const stop = list.subscribe(() => {});
  saved.push('Wants the green one.');
  const reloaded = client.invalidateQueries({ queryKey: ['notes'] });
  await vi.waitUntil(() => answers.length === 2);
  for (const answer of answers) answer();
  await reloaded;
  expect(list.getCurrentResult().data).toEqual(['Wants the green one.']);
  stop();
});
