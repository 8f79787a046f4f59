import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './providers.tsx';

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
  await expect.poll(() => responses.length).toBe(2);
  for (const response of responses) response();
  await reloaded;
  expect(list.getCurrentResult().data).toEqual(['Wants the green one.']);
  stop();
});
