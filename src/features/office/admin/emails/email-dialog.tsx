import './emails.css';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type EmailView, emailKindLabel } from '#src/domain/office/email/email.schema.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = { emailId: string | null; onClose: () => void };

export function EmailDialog({ emailId, onClose }: Props) {
  const id = emailId ?? '';
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const { data, isLoading, error } = trpc.emails.preview.useQuery(
    { id },
    { enabled: emailId !== null, gcTime: 0 },
  );
  const resend = trpc.emails.resend.useMutation({
    onSuccess() {
      void utils.emails.list.invalidate();
      void utils.orderDetail.get.invalidate();
      refreshCounts();
      showToast({ title: 'Email queued', description: 'We’ll send it as a new email within seconds.' });
      onClose();
    },
  });
  const close = () => {
    resend.reset();
    onClose();
  };
  return (
    <Dialog
      title={data ? `Email to ${data.to}: ${data.subject}` : 'Email'}
      isOpen={emailId !== null}
      onClose={close}
      size="lg"
    >
      <Stack gap="sm">
        {isLoading && <Skeleton height={220} />}
        {/* Focusable, so that a long text scrolls by keyboard. */}
        {data && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus
          <section className="email-preview" aria-label="Text of the email" tabIndex={0}>
            {data.text}
          </section>
        )}
        {data?.isNewLink && (
          <Text>Sent again, it gets a new form link. The link in the earlier email stops working.</Text>
        )}
        {Boolean(resend.error ?? error) && (
          <Alert color="red">
            {resend.error
              ? failureText(resend.error, 'We couldn’t send the email. Try again.')
              : failureText(error, 'The email could not be loaded.')}
          </Alert>
        )}
        <DialogActions safe="Close" onSafe={close}>
          <Button loading={resend.isPending} disabled={!data} onClick={() => resend.mutate({ id })}>
            Send again
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

type EmailSubjectProps = { email: Pick<EmailView, 'subject' | 'kind' | 'canResend'>; onRead: () => void };

/** Opens the text of the email, as long as it is kept. */
export function EmailSubject({ email: { subject, kind, canResend }, onRead }: EmailSubjectProps) {
  const text = subject ?? emailKindLabel(kind);
  return canResend ? (
    <button type="button" className="email-subject" title={text} aria-haspopup="dialog" onClick={onRead}>
      {text}
    </button>
  ) : (
    <span className="alist-cut" title={text}>
      {text}
    </span>
  );
}
