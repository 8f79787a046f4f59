import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = {
  title: string;
  action: string;
  isDangerous?: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What it changes. */
  children: ReactNode;
};

/** Says what a button does before it does it. */
export function QuestionDialog({ title, action, isDangerous, isBusy, children, ...rest }: Props) {
  return (
    <Dialog title={title} isOpen={rest.isOpen} onClose={rest.onClose}>
      <Text>{children}</Text>
      <DialogActions safe="Keep as it is" onSafe={rest.onClose}>
        <Button color={isDangerous ? 'red' : undefined} loading={isBusy} onClick={rest.onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
