import { CloseButton, Modal, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string | null; onClose: () => void; size?: string; children: ReactNode };

/** A dialog; open while it has a title. Its heading is an h2: Mantine's own is a second banner to assistive technology. */
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
