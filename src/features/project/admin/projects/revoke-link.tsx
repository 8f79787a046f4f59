import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

/** Ends the customer's links, after a question. */
export function RevokeLink({ project }: { project: ProjectDetailView }) {
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const revoke = trpc.projects.revokeLink.useMutation({
    onSuccess(saved) {
      utils.projects.ofOrder.setData({ orderId: saved.orderId }, saved);
      setIsOpen(false);
      showToast({
        title: 'Link revoked',
        description: 'The customer can ask for a new one on the project page.',
      });
    },
    onError(failure) {
      setError(failureText(failure, 'The link could not be revoked. Nothing was changed: try again.'));
      void utils.projects.ofOrder.invalidate();
    },
  });
  function open(): void {
    setError(null);
    setIsOpen(true);
  }
  return (
    <>
      <Button variant="subtle" px="xs" aria-haspopup="dialog" onClick={open}>
        Revoke link…
      </Button>
      <Dialog title="Revoke the customer’s link?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Text>
          The links to the project page and to the review that were sent so far stop working at once. The
          customer can ask for a new link with the order number and their email address; later emails contain
          it too.
        </Text>
        {error && (
          <Text c="var(--berry)" mt="sm" role="alert">
            {error}
          </Text>
        )}
        <DialogActions safe="Cancel" onSafe={() => setIsOpen(false)}>
          <Button
            color="red"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ id: project.id, linkVersion: project.linkVersion })}
          >
            Revoke link
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
