import './dialog.css';
import { Button, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { onSubmit } from '../behaviour/on-submit.ts';

type Props = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  size?: string;
  /** In the language of the page. */
  closeLabel?: string;
  children: ReactNode;
};

/** The one dialog: traps focus, closes on Escape and returns focus to the control that opened. */
export function Dialog({ title, isOpen, onClose, size, closeLabel = 'Close', children }: Props) {
  // Mantine lets the key go on to the list below, which clears its selection on Escape.
  useWindowEvent(
    'keydown',
    (event) => {
      const { key, isComposing, target } = event;
      if (!isOpen || key !== 'Escape' || isComposing) return;
      // Set by an open Select or Menu in the dialog, which the key closes first.
      if ((target as Element).getAttribute?.('data-mantine-stop-propagation') === 'true') return;
      event.stopPropagation();
      onClose();
    },
    { capture: true },
  );
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      size={size}
      centered
      classNames={{ content: 'dialog' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its header element would be a second banner landmark. */}
        <div className="dialog-head">
          <Modal.Title>{title}</Modal.Title>
        </div>
        <Modal.Body>{children}</Modal.Body>
        {/* Last, so that the dialog opens with focus on its first field or on its safe button. */}
        <Modal.CloseButton className="dialog-close" aria-label={closeLabel} />
      </Modal.Content>
    </Modal.Root>
  );
}

type ActionsProps = { safe: string; onSafe: () => void; children: ReactNode };

/** Footer of a dialog: the button that changes nothing first, then the one that acts. */
export function DialogActions({ safe, onSafe, children }: ActionsProps) {
  return (
    <div className="dialog-actions">
      <Button variant="default" onClick={onSafe}>
        {safe}
      </Button>
      {children}
    </div>
  );
}

type FormProps = Omit<ActionsProps, 'children'> & {
  action: string;
  isBusy: boolean;
  isDangerous?: boolean;
  isOff?: boolean;
  className?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
};

export function DialogForm({ action, isBusy, isDangerous, isOff, className, children, ...rest }: FormProps) {
  return (
    <form noValidate className={className} onSubmit={onSubmit(rest.onSubmit)}>
      {children}
      <DialogActions safe={rest.safe} onSafe={rest.onSafe}>
        <Button type="submit" color={isDangerous ? 'red' : undefined} loading={isBusy} disabled={isOff}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
