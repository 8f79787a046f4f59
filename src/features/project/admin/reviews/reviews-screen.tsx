import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import { type ReviewView, reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { createdColumn, customerName } from '#src/features/admin/list/cells.tsx';
import { type Column, type Filter, selectFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { ReviewBadge, ReviewDialog, STATE_LABELS, StarsText } from './review-dialog.tsx';

const STARS = Array.from({ length: STARS_MAX }, (_, index) => STARS_MAX - index);
const FILTERS: readonly Filter[] = [
  selectFilter('state', 'Status', STATE_LABELS),
  {
    key: 'stars',
    label: 'Stars',
    options: STARS.map((stars) => ({ value: String(stars), label: `${stars} of ${STARS_MAX}` })),
  },
];

const columnsOf = (open: (row: ReviewView) => void): Column<ReviewView>[] => [
  {
    label: 'Customer',
    isTitle: true,
    cell: (row) => (
      <>
        <a href={paths.adminOrder(row.orderId)}>{customerName(row.customerName)}</a>
        <span className="alist-sub">Shown as {row.nameShown}</span>
      </>
    ),
  },
  { label: 'Stars', sort: 'stars', card: 'state', cell: (row) => <StarsText stars={row.stars} /> },
  { label: 'Review', isFree: true, card: 'meta', cell: (row) => <span lang={row.lang}>{row.text}</span> },
  {
    label: 'Status',
    card: 'state',
    cell: (row) => (
      <Group gap="xs">
        {row.state !== 'written' && <ReviewBadge state={row.state} />}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => open(row)}
          aria-label={`${row.state === 'written' ? 'Read and decide' : 'Read'}: the review of ${row.customerName}`}
        >
          {row.state === 'written' ? 'Read and decide' : 'Read'}
        </Button>
      </Group>
    ),
  },
  createdColumn('Written', { card: 'end' }),
];

export function ReviewsScreen() {
  const list = useList(reviewListInput, trpc.reviews.list);
  const [open, setOpen] = useState<ReviewView | null>(null);
  return (
    <AdminPage title="Reviews">
      <AdminList
        name="reviews"
        caption="Reviews of customers, newest first"
        columns={columnsOf(setOpen)}
        {...list}
        filters={FILTERS}
        searchLabel="Search reviews"
        emptyText="No reviews yet"
      />
      <ReviewDialog review={open} onClose={() => setOpen(null)} />
    </AdminPage>
  );
}
