import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createQueryClient } from '#src/client/providers.tsx';
import { createClient, trpc } from '#src/client/trpc.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { useShowProject } from './change-dialog.tsx';
import { ProjectBoard } from './project-board.tsx';

const queryClient = createQueryClient();
const client = createClient();
const render = (child: ReactNode): string =>
  renderToStaticMarkup(
    createElement(trpc.Provider, {
      client,
      queryClient,
      // biome-ignore lint/correctness/noChildrenProp: the type requires it
      children: createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(MantineProvider, null, child),
      ),
    }),
  );

it('after a change or a message, the counts, lists, trees and the emails of the order are read again', async () => {
  const orderId = 482_913_377;
  const dependent = [
    getQueryKey(trpc.dashboard.tabs, undefined, 'query'),
    getQueryKey(trpc.dashboard.waiting, undefined, 'query'),
    getQueryKey(trpc.dashboard.actionItems, undefined, 'query'),
    getQueryKey(trpc.projects.list, { message: 'open' }, 'query'),
    getQueryKey(trpc.trees.planting, undefined, 'query'),
    getQueryKey(trpc.confirmations.list, {}, 'query'),
    getQueryKey(trpc.orderDetail.get, { id: orderId }, 'query'),
  ];
  const other = getQueryKey(trpc.orderDetail.get, { id: orderId + 1 }, 'query');
  for (const key of [...dependent, other]) queryClient.setQueryData(key, {});
  let show: (saved: ProjectWork) => void = () => {};
  function Screen() {
    show = useShowProject();
    return null;
  }
  render(createElement(Screen));
  const saved = { orderId, stage: 'choosing' } as ProjectWork;
  show(saved);
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await expect.poll(() => dependent.filter((key) => !isStale(key))).toEqual([]);
  expect(isStale(other)).toBe(false);
  expect(queryClient.getQueryData(getQueryKey(trpc.projects.ofOrder, { orderId }, 'query'))).toBe(saved);
});

it('a column with more projects than it shows links to the list with the same filters', () => {
  const input = { q: 'Ada & Co', turn: undefined, late: undefined, assignee: 'me' } as const;
  queryClient.setQueryData(getQueryKey(trpc.projects.board, input, 'query'), [
    { stage: 'choosing', items: [], total: 60 },
  ]);
  const html = render(createElement(ProjectBoard, { input }));
  const href = /href="([^"]*)"[^>]*>Show all 60 in the list/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(href).toBe('/admin/projects?stage=choosing&q=Ada+%26+Co&assignee=me');
});
