import { z } from 'zod';
import { provenAffiliateProcedure, publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  createProspectLinkInput,
  greetInput,
  greetView,
  prospectLinkRef,
  prospectLinkView,
} from '#src/domain/prospect/prospect.schema.ts';
import {
  createProspectLink,
  greetProspect,
  listProspectLinks,
  revokeProspectLink,
} from './prospect.service.ts';

const links = z.array(prospectLinkView);

/** Links of the signed-in affiliate: no call names another one. */
export const prospectRouter = router({
  list: provenAffiliateProcedure.output(links).query(({ ctx }) => listProspectLinks(ctx, ctx.affiliate.id)),
  create: provenAffiliateProcedure
    .input(createProspectLinkInput)
    .output(links)
    .mutation(({ ctx, input }) => createProspectLink(ctx, ctx.affiliate.id, input)),
  revoke: provenAffiliateProcedure
    .input(prospectLinkRef)
    .output(links)
    .mutation(({ ctx, input }) => revokeProspectLink(ctx, ctx.affiliate.id, input.id)),
  /** Called by the home page at the link. */
  greet: publicProcedure
    .meta({
      limit: 'visit',
      rest: {
        method: 'POST',
        path: '/referrals/greetings',
        summary: 'Greet the person for whom an affiliate made a link, and record the visit',
      },
    })
    .input(greetInput)
    .output(greetView)
    .mutation(({ ctx, input }) => greetProspect(ctx, input)),
});
