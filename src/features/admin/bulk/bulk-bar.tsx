import './bulk-dialog.css';
import { Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import type { BulkAction, BulkQuestion, ListRow } from '../list/list-definition.ts';
import type { Outcome } from './bulk-outcome.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Props<T> = {
  rows: T[];
  actions: readonly BulkAction<T>[];
  onDone: (outcome: Outcome) => void;
  onClear: () => void;
};

/** Each row of a bulk action succeeds or fails on its own. */
export function BulkBar<T extends ListRow>({ rows, actions, onDone, onClear }: Props<T>) {
  const [asking, setAsking] = useState<BulkAction<T> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { running, run } = useBulkRun<T>(onDone);

  return (
    <section className="alist-bulk" aria-label="Actions for the selected rows">
      <Group gap="xs">
        <Text fw={600} role="status">
          {rows.length} selected
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
      {/* On a phone the actions after the first one are collapsed behind "More". */}
      <Group gap="xs" className="alist-actions" data-open={isOpen || undefined}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant="default"
            c={action.isDangerous ? 'red' : undefined}
            loading={running === action.label}
            disabled={running !== null && running !== action.label}
            onClick={() => (action.confirm ? setAsking(action) : void run(action, rows))}
          >
            {action.label}
          </Button>
        ))}
        {actions.length > 1 && (
          <Button
            className="alist-actions-more"
            size="sm"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        )}
      </Group>
      <BulkDialog
        label={asking?.label ?? ''}
        isDangerous={asking?.isDangerous}
        question={asking?.confirm?.(rows) ?? null}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (asking) void run(asking, rows);
        }}
      />
    </section>
  );
}

type DialogProps = {
  label: string;
  /** Null while the dialog is closed. */
  question: BulkQuestion | null;
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** "Send form links: #123 Agnes Hollow and 2 more": says enough without the list behind it. */
function titleOf(label: string, question: BulkQuestion | null): string {
  const [first, ...others] = question?.rows ?? [];
  if (!first) return label;
  return `${label}: ${first.name}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

export function BulkDialog({ label, question, isDangerous, onConfirm, onClose }: DialogProps) {
  return (
    <Dialog title={titleOf(label, question)} isOpen={question !== null} onClose={onClose} size="lg">
      {question && <Content {...question} />}
      <DialogActions safe="Keep as it is" onSafe={onClose}>
        <Button color={isDangerous ? 'red' : undefined} onClick={onConfirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ lead, rows, total, effects }: BulkQuestion) {
  return (
    <>
      <Text>{lead}</Text>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        <section className="alist-named" tabIndex={0} aria-label="The rows">
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <span>{row.name}</span>
                <span>{row.detail}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {total && (
        <Text className="alist-named-total">
          Total <strong>{total}</strong>
        </Text>
      )}
      {effects.length > 0 && (
        <>
          <Text fw={600} mt="md" mb={4}>
            What will happen
          </Text>
          <List spacing={4}>
            {effects.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}
