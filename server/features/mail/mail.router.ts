import { z } from 'zod';
import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { mailListInput, mailRef, mailView } from '#src/domain/mail/mail.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { dismissFailedMail, listMails, resendMail } from './mail-admin.service.ts';

const success = z.object({ success: z.literal(true) });

export const mailRouter = router({
  list: adminProcedure
    .input(mailListInput)
    .output(pageOf(mailView))
    .query(({ ctx, input }) => listMails(ctx, input)),
  resend: adminProcedure
    .input(mailRef)
    .output(success)
    .mutation(({ ctx, input }) => resendMail(ctx, input.id)),
  dismiss: adminProcedure
    .input(mailRef)
    .output(success)
    .mutation(({ ctx, input }) => dismissFailedMail(ctx, input.id)),
});
