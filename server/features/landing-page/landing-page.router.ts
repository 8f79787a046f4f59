import { ownerProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { leagueInput, leagueView } from '#src/domain/landing-page/landing-page.schema.ts';
import { league } from './league.service.ts';

export const landingPageRouter = router({
  league: ownerProcedure
    .input(leagueInput)
    .output(leagueView)
    .query(({ ctx, input }) => league(ctx, input)),
});
