import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  answerClaimInput,
  claimAdminView,
  claimsInput,
  creditClaimInput,
  creditPreviewInput,
  creditPreviewView,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { answerClaim, creditClaim, listClaims, previewCredit } from './claim.service.ts';

const claim = adminProcedure.output(claimAdminView);

/** The admin side of "Where is my sale?": staff answer the claims. */
export const claimRouter = router({
  list: adminProcedure
    .input(claimsInput)
    .output(pageOf(claimAdminView))
    .query(({ ctx, input }) => listClaims(ctx, input)),
  answer: claim.input(answerClaimInput).mutation(({ ctx, input }) => answerClaim(ctx, input)),
  creditPreview: adminProcedure
    .input(creditPreviewInput)
    .output(creditPreviewView)
    .query(({ ctx, input }) => previewCredit(ctx, input)),
  credit: claim.input(creditClaimInput).mutation(({ ctx, input }) => creditClaim(ctx, input)),
});
