import { adminAction, adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  emailListInput,
  emailPreviewView,
  emailRef,
  emailView,
} from '#src/domain/office/email/email.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { dismissFailedEmail, listEmails, previewEmail, resendEmail } from './email-admin.service.ts';

export const emailRouter = router({
  list: adminProcedure
    .input(emailListInput)
    .output(pageOf(emailView))
    .query(({ ctx, input }) => listEmails(ctx, input)),
  preview: adminProcedure
    .input(emailRef)
    .output(emailPreviewView)
    .query(({ ctx, input }) => previewEmail(ctx, input.id)),
  resend: adminAction.input(emailRef).mutation(({ ctx, input }) => resendEmail(ctx, input.id)),
  dismiss: adminAction.input(emailRef).mutation(({ ctx, input }) => dismissFailedEmail(ctx, input.id)),
});
