import { Skeleton, Stack } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { EmailText } from '#src/features/admin/email-preview/email-text.tsx';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';

type Props = { emailId: string | null; onClose: () => void };

/** The text of an email that has been sent. */
export function ReadDialog({ emailId, onClose }: Props) {
  return (
    <Dialog title="Email" isOpen={emailId !== null} onClose={onClose} size="lg">
      {emailId !== null && <Content emailId={emailId} />}
      <DialogActions safe="Close" onSafe={onClose}>
        {null}
      </DialogActions>
    </Dialog>
  );
}

function Content({ emailId }: { emailId: string }) {
  const { data, error, isFetching, refetch } = trpc.emails.preview.useQuery({ id: emailId }, { gcTime: 0 });
  return (
    <Stack gap="sm">
      {data ? (
        <EmailText email={data} />
      ) : error ? (
        <QueryError
          query={{ refetch, isFetching }}
          text={failureText(error, 'The email could not be loaded.')}
        />
      ) : (
        <Skeleton height={220} />
      )}
    </Stack>
  );
}
