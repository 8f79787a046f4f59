import './emails.css';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type EmailPreview, type EmailView, emailKindLabel } from '#src/domain/office/email/email.schema.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = { emailId: string | null; onClose: () => void };

/** The text of an email, who got it, and the button that sends it again. */
export function EmailDialog({ emailId, onClose }: Props) {
  const preview = trpc.emails.preview.useQuery(
    { id: emailId ?? '' },
    { enabled: emailId !== null, gcTime: 0 },
  );
  const title = preview.data ? `Email to ${preview.data.to}: ${preview.data.subject}` : 'Email';
  return (
    <Dialog title={title} isOpen={emailId !== null} onClose={onClose} size="lg">
      {emailId !== null && <Preview emailId={emailId} preview={preview} onClose={onClose} />}
    </Dialog>
  );
}

type PreviewProps = Props & {
  emailId: string;
  preview: { data: EmailPreview | undefined; isPending: boolean; error: unknown };
};

function Preview({ emailId, preview, onClose }: PreviewProps) {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const resend = trpc.emails.resend.useMutation({
    onSuccess() {
      void utils.emails.list.invalidate();
      void utils.orderDetail.get.invalidate();
      refreshCounts();
      showToast({ title: 'Email queued', description: 'We’ll send it as a new email within seconds.' });
      onClose();
    },
  });

  return (
    <Stack gap="sm">
      {preview.isPending && <Skeleton height={220} />}
      {preview.data && (
        <>
          {/* Focusable, so that a long text scrolls by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus */}
          <section className="email-preview" aria-label="Text of the email" tabIndex={0}>
            {preview.data.text}
          </section>
          {preview.data.isNewLink && (
            <Text>Sent again, it gets a new form link. The link in the earlier email stops working.</Text>
          )}
        </>
      )}
      {Boolean(resend.error ?? preview.error) && (
        <Alert color="red" role="alert">
          {resend.error
            ? failureText(resend.error, 'We couldn’t send the email. Try again.')
            : failureText(preview.error, 'The email could not be loaded.')}
        </Alert>
      )}
      <DialogActions safe="Close" onSafe={onClose}>
        <Button
          loading={resend.isPending}
          disabled={!preview.data}
          onClick={() => resend.mutate({ id: emailId })}
        >
          Send again
        </Button>
      </DialogActions>
    </Stack>
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
