import { CloseButton, Modal, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string | null; onClose: () => void; size?: string; children: ReactNode };

/**
 * Open while it has a title. The heading is an h2: Mantine's header element would be a second
 * banner landmark.
 */
export function AdminDialog({ title, onClose, size, children }: Props) {
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      size={size}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': title ?? '' } }}
    >
      <div className="admin-dialog-head">
        <Title order={2}>{title}</Title>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
}
