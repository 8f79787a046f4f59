import './rehearsal.css';
import { Alert, Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogActions } from '#src/ui/components/dialog.tsx';
import type { RehearsalState } from './use-rehearsal.ts';

type Props = {
  safe: string;
  onSafe: () => void;
  rehearsal: RehearsalState;
  onRehearse: () => void;
  /** The button that acts. */
  children: ReactNode;
};

/** Footer of a dialog whose action can be rehearsed. */
export function RehearseActions({ safe, onSafe, rehearsal, onRehearse, children }: Props) {
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isBack, isRunning, error } = rehearsal;
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mt="md">
          {error}
        </Alert>
      )}
      <DialogActions safe={safe} onSafe={onSafe}>
        <Button
          ref={button}
          variant="default"
          loading={isRunning}
          onClick={onRehearse}
          aria-describedby={noteId}
        >
          Rehearse
        </Button>
        {children}
      </DialogActions>
      <Text id={noteId} size="sm" className="rehearsal-note">
        Rehearse is a dry run: nothing is changed or sent.
      </Text>
    </>
  );
}
