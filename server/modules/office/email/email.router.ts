import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  emailDeliveryView,
  emailListInput,
  emailPreviewView,
  emailRef,
  emailView,
} from '#src/domain/office/email/email.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { dismissFailedEmail, listEmails, previewEmail, resendEmail } from './email-admin.service.ts';

export const emailRouter = router({
  list: adminProcedure
    .input(emailListInput)
    .output(pageOf(emailView))
    .query(({ ctx, input }) => listEmails(ctx, input)),
  delivery: adminProcedure
    .output(emailDeliveryView)
    .query(({ ctx }) => ({ isKept: ctx.deps.config.smtpUrl === null })),
  preview: adminProcedure
    .input(emailRef)
    .output(emailPreviewView)
    .query(({ ctx, input }) => previewEmail(ctx, input.id)),
  resend: adminProcedure
    .input(emailRef)
    .output(done)
    .mutation(({ ctx, input }) => resendEmail(ctx, input.id)),
  dismiss: adminProcedure
    .input(emailRef)
    .output(done)
    .mutation(({ ctx, input }) => dismissFailedEmail(ctx, input.id)),
});
