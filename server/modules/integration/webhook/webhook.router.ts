import { z } from 'zod';
import { ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  deliveryListInput,
  deliveryListView,
  deliveryPayloadView,
  ENDPOINTS_MAX,
  endpointCreateInput,
  endpointSecretView,
  endpointUpdateInput,
  webhookDeliveryView,
  webhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { done, idInput } from '#src/domain/shared/text.schema.ts';
import { deliveryPayload, listDeliveries, redeliver, sendTestEvent } from './delivery-log.service.ts';
import {
  createEndpoint,
  deleteEndpoint,
  getEndpoint,
  listEndpoints,
  rotateEndpointSecret,
  updateEndpoint,
} from './endpoint.service.ts';

const EVENT_SCOPES = 'It also needs the scopes of all events of the endpoint.';

const readProcedure = ownerProcedure.meta({ scope: 'webhooks:read' });
const writeProcedure = ownerProcedure.meta({ scope: 'webhooks:write' });

/** Owners only: an endpoint receives the data of customers and affiliates. */
export const webhookEndpointRouter = router({
  list: readProcedure
    .meta({ rest: { method: 'GET', path: '/webhook-endpoints', summary: 'List webhook endpoints' } })
    .output(z.array(webhookEndpointView))
    .query(({ ctx }) => listEndpoints(ctx)),
  get: readProcedure
    .meta({ rest: { method: 'GET', path: '/webhook-endpoints/{id}', summary: 'Get a webhook endpoint' } })
    .input(idInput)
    .output(webhookEndpointView)
    .query(({ ctx, input }) => getEndpoint(ctx, input.id)),
  create: writeProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhook-endpoints',
        status: 201,
        idempotent: true,
        summary: 'Add a webhook endpoint',
        description: `It also needs the scopes of the events that the endpoint is to get. A shop has at most ${ENDPOINTS_MAX} endpoints.`,
      },
    })
    .input(endpointCreateInput)
    .output(endpointSecretView)
    .mutation(({ ctx, input }) => createEndpoint(ctx, input)),
  update: writeProcedure
    .meta({
      rest: {
        method: 'PATCH',
        path: '/webhook-endpoints/{id}',
        summary: 'Change a webhook endpoint',
        description: 'It also needs the scopes of all events of the endpoint, before and after the change.',
      },
    })
    .input(endpointUpdateInput)
    .output(webhookEndpointView)
    .mutation(({ ctx, input }) => updateEndpoint(ctx, input)),
  delete: writeProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/webhook-endpoints/{id}',
        noBody: true,
        summary: 'Delete a webhook endpoint',
        description: EVENT_SCOPES,
      },
    })
    .input(idInput)
    .output(done)
    .mutation(({ ctx, input }) => deleteEndpoint(ctx, input.id)),
  rotateSecret: writeProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhook-endpoints/{id}/rotate-secret',
        noBody: true,
        idempotent: true,
        summary: 'Replace the secret of a webhook endpoint',
        description: EVENT_SCOPES,
      },
    })
    .input(idInput)
    .output(endpointSecretView)
    .mutation(({ ctx, input }) => rotateEndpointSecret(ctx, input.id)),
  sendTest: writeProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhook-endpoints/{id}/test',
        status: 201,
        noBody: true,
        idempotent: true,
        summary: 'Send a test event to a webhook endpoint',
        description: EVENT_SCOPES,
      },
    })
    .input(idInput)
    .output(webhookDeliveryView)
    .mutation(({ ctx, input }) => sendTestEvent(ctx, input.id)),
});

export const webhookDeliveryRouter = router({
  list: readProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhook-deliveries',
        list: 'deliveries',
        summary: 'List the deliveries to a webhook endpoint, newest first',
      },
    })
    .input(deliveryListInput)
    .output(deliveryListView)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  payload: ownerProcedure
    .input(idInput)
    .output(deliveryPayloadView)
    .query(({ ctx, input }) => deliveryPayload(ctx, input.id)),
  redeliver: writeProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhook-deliveries/{id}/redeliver',
        status: 201,
        noBody: true,
        idempotent: true,
        summary: 'Send an event to a webhook endpoint again',
        description: EVENT_SCOPES,
      },
    })
    .input(idInput)
    .output(webhookDeliveryView)
    .mutation(({ ctx, input }) => redeliver(ctx, input.id)),
});
