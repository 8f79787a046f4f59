import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { countText } from '#src/domain/shared/number-text.ts';
import { type ListState, PAGE_SIZES } from './list-state.ts';
import type { ListQuery } from './list-types.ts';

export function Pager({ state, page }: { state: ListState<unknown>; page: ListQuery<unknown>['data'] }) {
  const isFirst = !state.values.cursor;
  const hasPages = !isFirst || Boolean(page?.nextCursor);
  return (
    <nav className="alist-pager" aria-label="Pages of this list">
      <Text size="sm" c="dimmed" role="status">
        {page
          ? `${page.items.length} of ${page.totalIsMinimum ? 'more than ' : ''}${countText(page.total)}`
          : ' '}
      </Text>
      <Group gap="xs">
        <NativeSelect
          size="sm"
          aria-label="Rows per page"
          value={state.values.limit ?? PAGE_SIZES[0]}
          data={PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }))}
          onChange={(event) =>
            state.set({
              limit: event.currentTarget.value === PAGE_SIZES[0] ? null : event.currentTarget.value,
            })
          }
        />
        {hasPages && (
          <>
            <Button size="sm" variant="default" data-disabled={isFirst} onClick={() => state.goTo(null)}>
              First page
            </Button>
            <Button
              size="sm"
              variant="default"
              data-disabled={!page?.prevCursor}
              onClick={() => state.goTo(page?.prevCursor ?? null)}
            >
              Previous page
            </Button>
            <Button
              size="sm"
              variant="default"
              data-disabled={!page?.nextCursor}
              onClick={() => state.goTo(page?.nextCursor ?? null)}
            >
              Next page
            </Button>
          </>
        )}
      </Group>
    </nav>
  );
}
