import { runBulk } from '#server/platform/bulk.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { adminProcedure, publicProcedure, router } from '#server/trpc/trpc.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import {
  contactBulkInput,
  contactInput,
  contactListInput,
  contactReceipt,
  contactStatusInput,
  contactView,
} from '#src/domain/site/contact/contact.schema.ts';
import { changeContactStatus, createContact, getContact, listContacts } from './contact.service.ts';

export const contactRouter = router({
  create: publicProcedure
    .meta({
      limit: 'contact',
      scope: 'contacts:write',
      rest: { method: 'POST', path: '/contacts', status: 201, idempotent: true, summary: 'Send an enquiry' },
    })
    .input(contactInput)
    .output(contactReceipt)
    .mutation(({ ctx, input }) =>
      withIdempotency(ctx, 'contacts', input, (inner) => createContact(inner, input)),
    ),
  list: adminProcedure
    .meta({
      scope: 'contacts:read',
      rest: { method: 'GET', path: '/contacts', list: 'contacts', summary: 'List enquiries, newest first' },
    })
    .input(contactListInput)
    .output(pageOf(contactView))
    .query(({ ctx, input }) => listContacts(ctx, input)),
  get: adminProcedure
    .meta({
      scope: 'contacts:read',
      rest: { method: 'GET', path: '/contacts/{id}', summary: 'Get an enquiry' },
    })
    .input(idInput)
    .output(contactView)
    .query(({ ctx, input }) => getContact(ctx, input.id)),
  setStatus: adminProcedure
    .meta({
      scope: 'contacts:write',
      rest: {
        method: 'PATCH',
        path: '/contacts/{id}/status',
        summary: 'Change the status of an enquiry: new, in progress, answered or spam',
      },
    })
    .input(contactStatusInput)
    .output(contactView)
    .mutation(({ ctx, input }) => changeContactStatus(ctx, input)),
  bulkStatus: adminProcedure
    .input(contactBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input: { items, status } }) =>
      runBulk(ctx, items, (inner, item) => changeContactStatus(inner, { ...item, status })),
    ),
});
