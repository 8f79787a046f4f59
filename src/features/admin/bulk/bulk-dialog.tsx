import './bulk-dialog.css';
import { Button, List, Text } from '@mantine/core';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import type { BulkQuestion } from '../list/list-types.ts';
import { RehearsalResult } from '../rehearsal/rehearsal-result.tsx';
import { RehearseActions } from '../rehearsal/rehearse-actions.tsx';
import { useRehearsal } from '../rehearsal/use-rehearsal.ts';

type Props = {
  label: string;
  /** Null while the dialog is closed. */
  question: string | BulkQuestion | null;
  isDangerous?: boolean;
  rehearse?: (() => Promise<Rehearsal>) | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Names the rows of a bulk action, their sum and its emails before it runs. */
export function BulkDialog(props: Props) {
  const { label, question, onClose } = props;
  return (
    <Dialog title={label} isOpen={question !== null} onClose={onClose} size="lg">
      {question !== null && <Question {...props} question={question} />}
    </Dialog>
  );
}

type QuestionProps = Props & { question: string | BulkQuestion };

function Question({ label, question, isDangerous, rehearse, onConfirm, onClose }: QuestionProps) {
  const rehearsal = useRehearsal();
  const confirm = (
    <Button color={isDangerous ? 'red' : undefined} onClick={onConfirm}>
      {label}
    </Button>
  );
  const isText = typeof question === 'string';
  if (rehearsal.result)
    return (
      <RehearsalResult
        result={rehearsal.result}
        rowName={(id) => (!isText && question.rows.find((row) => row.id === id)?.name) || `#${id}`}
        onBack={rehearsal.back}
      >
        {confirm}
      </RehearsalResult>
    );
  return (
    <>
      {isText ? <Text>{question}</Text> : <Content {...question} />}
      {rehearse ? (
        <RehearseActions
          safe="Keep as it is"
          onSafe={onClose}
          rehearsal={rehearsal}
          onRehearse={() => void rehearsal.start(rehearse)}
        >
          {confirm}
        </RehearseActions>
      ) : (
        <DialogActions safe="Keep as it is" onSafe={onClose}>
          {confirm}
        </DialogActions>
      )}
    </>
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
