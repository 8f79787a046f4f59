import { Button, type ButtonProps, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#src/client/trpc.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = {
  title: string;
  action: string;
  safe?: string;
  isDangerous?: boolean;
  isOpen: boolean;
  isBusy: boolean;
  /** Why the action failed; the dialog stays open. */
  error?: unknown;
  /** The sentence for a failure that the server does not explain. */
  failed?: string;
  onClose: () => void;
  onConfirm: () => void;
  /** What it changes. */
  children: ReactNode;
};

export function QuestionDialog({
  title,
  action,
  safe = 'Keep as it is',
  error,
  failed,
  children,
  ...rest
}: Props) {
  return (
    <Dialog title={title} isOpen={rest.isOpen} onClose={rest.onClose}>
      <Text component="div">{children}</Text>
      {Boolean(error) && (
        <Text mt="sm" c="var(--mantine-color-error)" role="alert">
          {failureText(error, failed ?? 'That didn’t work. Nothing was changed: try again.')}
        </Text>
      )}
      <DialogActions safe={safe} onSafe={rest.onClose}>
        <Button color={rest.isDangerous ? 'red' : undefined} loading={rest.isBusy} onClick={rest.onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type AskProps = Pick<Props, 'title' | 'action' | 'safe' | 'isDangerous' | 'failed' | 'children'> &
  Pick<ButtonProps, 'size' | 'variant' | 'px'> & {
    /** Of the button that asks. */
    label: string;
    /** Its accessible name, where several rows have such a button. */
    name?: string;
    run: () => Promise<unknown>;
  };

export function AskButton({ label, name, size, variant = 'default', px, run, ...question }: AskProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: run, onSuccess: close });
  return (
    <>
      <Button
        size={size}
        variant={variant}
        px={px}
        aria-haspopup="dialog"
        c={question.isDangerous ? 'red' : undefined}
        aria-label={name}
        onClick={() => {
          reset();
          open();
        }}
      >
        {label}
      </Button>
      <QuestionDialog
        {...question}
        isOpen={isOpen}
        isBusy={isPending}
        error={error}
        onClose={close}
        onConfirm={() => mutate()}
      />
    </>
  );
}
