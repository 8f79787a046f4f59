import { runBulk } from '#server/platform/bulk.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { adminProcedure, countedBy, publicProcedure, router } from '#server/trpc/trpc.ts';
import {
  attachInput,
  confirmationBulkInput,
  confirmationInput,
  confirmationListInput,
  confirmationReceipt,
  confirmationStatusInput,
  confirmationView,
  prefillInput,
  prefillView,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import {
  attachConfirmation,
  changeConfirmationStatus,
  findFormsOrder,
  getConfirmation,
  prefill,
  submitConfirmation,
} from './confirmation.service.ts';
import { listConfirmations } from './confirmation-list.service.ts';

export const confirmationRouter = router({
  submit: publicProcedure
    .meta({
      limit: 'confirmation',
      scope: 'confirmations:write',
      ownLimit: countedBy('form-of-order', confirmationInput, findFormsOrder),
      rest: {
        method: 'POST',
        path: '/order-confirmations',
        status: 201,
        idempotent: true,
        bodyBytesMax: 64 * 1024,
        summary: 'Send the order form',
      },
    })
    .input(confirmationInput)
    .output(confirmationReceipt)
    .mutation(({ ctx, input }) =>
      withIdempotency(ctx, 'order-confirmations', input, (inner) => submitConfirmation(inner, input)),
    ),
  /** A mutation although it changes nothing: the token must not appear in a URL. */
  prefill: publicProcedure
    .meta({ limit: 'intake-link', ownLimit: countedBy('form-of-order', prefillInput, findFormsOrder) })
    .input(prefillInput)
    .output(prefillView)
    .mutation(({ ctx, input }) => prefill(ctx, input)),
  list: adminProcedure
    .meta({
      scope: 'confirmations:read',
      rest: {
        method: 'GET',
        path: '/order-confirmations',
        list: 'array',
        summary: 'List order forms, newest first',
      },
    })
    .input(confirmationListInput)
    .output(pageOf(confirmationView))
    .query(({ ctx, input }) => listConfirmations(ctx, input)),
  setStatus: adminProcedure
    .meta({
      scope: 'confirmations:write',
      rest: {
        method: 'PATCH',
        path: '/order-confirmations/{id}/status',
        summary: 'Change the status of an order form',
      },
    })
    .input(confirmationStatusInput)
    .output(confirmationView)
    .mutation(({ ctx, input }) => changeConfirmationStatus(ctx, input)),
  get: adminProcedure
    .meta({
      scope: 'confirmations:read',
      rest: { method: 'GET', path: '/order-confirmations/{id}', summary: 'Get an order form' },
    })
    .input(idInput)
    .output(confirmationView)
    .query(({ ctx, input }) => getConfirmation(ctx, input.id)),
  attach: adminProcedure
    .input(attachInput)
    .output(confirmationView)
    .mutation(({ ctx, input }) => attachConfirmation(ctx, input)),
  bulkStatus: adminProcedure
    .input(confirmationBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input: { items, status } }) =>
      runBulk(ctx, items, (inner, item) => changeConfirmationStatus(inner, { ...item, status })),
    ),
});
