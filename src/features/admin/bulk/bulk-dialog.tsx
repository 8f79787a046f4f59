import './bulk-dialog.css';
import { Button, List, Text } from '@mantine/core';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import type { BulkQuestion } from '../list/list-types.ts';

type Props = {
  label: string;
  /** Null while the dialog is closed. */
  question: string | BulkQuestion | null;
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** "Send form links: #123 Agnes Hollow and 2 more": says enough without the list behind it. */
function titleOf(label: string, question: Props['question']): string {
  const [first, ...others] = typeof question === 'string' ? [] : (question?.rows ?? []);
  if (!first) return label;
  return `${label}: ${first.name}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** Names the rows of a bulk action, their sum and its emails before it runs. */
export function BulkDialog({ label, question, isDangerous, onConfirm, onClose }: Props) {
  return (
    <Dialog title={titleOf(label, question)} isOpen={question !== null} onClose={onClose} size="lg">
      {typeof question === 'string' ? <Text>{question}</Text> : question && <Content {...question} />}
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
