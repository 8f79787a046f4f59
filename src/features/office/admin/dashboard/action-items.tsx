import { AdminCard } from '#src/features/admin/shell/admin-page.tsx';
import './action-items.css';
import { Button, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { isLate } from '#src/domain/office/dashboard/admin-lists.ts';
import type { ActionItem } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { BulkOutcome, type Outcome } from '#src/features/admin/bulk/bulk-outcome.tsx';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import type { ItemDialogProps } from './item-dialogs.tsx';

export function ActionItems() {
  const query = trpc.dashboard.actionItems.useQuery();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const keptFocus = useKeptFocus<HTMLElement>();
  const { ask, busy, dialog } = useItemDialog(setOutcome);
  return (
    <AdminCard title="Needs attention" className="action-items" {...keptFocus}>
      {outcome && <BulkOutcome outcome={outcome} onClose={() => setOutcome(null)} />}
      <Loaded query={query} failed="The list of open tasks could not be loaded." height={164}>
        {(items) =>
          items.length === 0 ? (
            <Text>Nothing needs your attention.</Text>
          ) : (
            <ul className="action-items-list">
              {items.map((item) => (
                <Item key={item.kind} item={item} busy={busy} onAsk={ask} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog}
    </AdminCard>
  );
}

function useItemDialog(onDone: (outcome: Outcome) => void) {
  const utils = trpc.useUtils();
  const [Dialog, setDialog] = useState<ComponentType<ItemDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);

  async function ask(item: ActionItem): Promise<void> {
    if (busy) return;
    setBusy(item.kind);
    try {
      const { findItemDialog } = await import('./item-dialogs.tsx');
      const found = await findItemDialog(item, utils);
      // Mounted before it opens, so that it returns focus to the pressed button.
      flushSync(() => setDialog(() => found));
      setIsOpen(found !== null);
      // Somebody else has done the last of it.
      if (!found) void utils.dashboard.actionItems.invalidate();
    } catch (error) {
      showErrorToast('List not loaded', error);
    } finally {
      setBusy(null);
    }
  }

  const dialog = Dialog && (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} onBusy={setBusy} onDone={onDone} />
  );
  return { ask, busy, dialog };
}

type ItemProps = { item: ActionItem; busy: string | null; onAsk: (item: ActionItem) => void };

function Item({ item, busy, onAsk }: ItemProps) {
  const { text, href, oldest, count, action } = item;
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <li data-late={isLate(item.kind) || undefined}>
      <a href={href}>{text}</a>
      {oldest && (
        <span className="action-items-oldest" title={adminDate(oldest.since)}>
          {count > 1 ? 'oldest: ' : ''}
          {oldest.who ? `${oldest.who}, ` : ''}
          {ageText(oldest.since)} {item.kind === 'project-late' ? 'late' : 'ago'}
        </span>
      )}
      {action?.href && (
        <Button
          component="a"
          href={action.href}
          aria-label={`${action.label}: ${oldest?.who || text}`}
          {...look}
        >
          {action.label}
        </Button>
      )}
      {action && !action.href && (
        <Button aria-disabled={busy !== null} onClick={() => onAsk(item)} {...look}>
          {busy === item.kind ? 'Working...' : action.label}
        </Button>
      )}
    </li>
  );
}
