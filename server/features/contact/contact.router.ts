import { z } from 'zod';
import { withIdempotency } from '#server/platform/idempotency.ts';
import { adminProcedure, publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { CONTACT_STATES, contactInput, contactReceipt, contactView } from '#src/domain/contact/contact.schema.ts';
import { listInput, pageOf } from '#src/domain/shared/list.schema.ts';
import { createContact, listContacts } from './contact.service.ts';

export const contactRouter = router({
  create: publicProcedure
    .meta({ limit: 'contact', rest: { method: 'POST', path: '/contacts', status: 201, summary: 'Send an enquiry' } })
    .input(contactInput)
    .output(contactReceipt)
    .mutation(({ ctx, input }) => withIdempotency(ctx, 'contacts', input, (inner) => createContact(inner, input))),
  list: adminProcedure
    .meta({ rest: { method: 'GET', path: '/contacts', list: 'contacts', summary: 'List enquiries, newest first' } })
    .input(listInput.extend({ status: z.enum(CONTACT_STATES).optional() }))
    .output(pageOf(contactView))
    .query(({ ctx, input }) => listContacts(ctx, input)),
});
