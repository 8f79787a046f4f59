/** No procedure has a scope: a token never manages tokens. */
import { z } from 'zod';
import { ownerAction, ownerProcedure, router } from '#server/trpc/trpc.ts';
import {
  apiTokenView,
  createTokenInput,
  newTokenView,
  rotateTokenInput,
  tokenIdInput,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { createToken, listTokens, revokeToken, rotateToken } from './api-token.service.ts';

export const apiTokenRouter = router({
  list: ownerProcedure
    .meta({ rest: { method: 'GET', path: '/api-tokens', summary: 'List the API tokens of the shop' } })
    .output(z.array(apiTokenView))
    .query(({ ctx }) => listTokens(ctx)),
  create: ownerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api-tokens',
        status: 201,
        summary: 'Create an API token. Only this response contains it',
      },
    })
    .input(createTokenInput)
    .output(newTokenView)
    .mutation(({ ctx, input }) => createToken(ctx, input)),
  rotate: ownerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api-tokens/{id}/rotate',
        status: 201,
        mayBeEmpty: true,
        summary: 'Replace an API token; the old one works for 0 to 7 more days',
      },
    })
    .input(rotateTokenInput)
    .output(newTokenView)
    .mutation(({ ctx, input }) => rotateToken(ctx, input)),
  revoke: ownerAction
    .meta({
      rest: { method: 'DELETE', path: '/api-tokens/{id}', noBody: true, summary: 'Revoke an API token' },
    })
    .input(tokenIdInput)
    .mutation(({ ctx, input }) => revokeToken(ctx, input.id)),
});
