/** The customer's page of a project. The token of the emailed link is the only identity. */
import { publicAction, publicProcedure, router } from '#server/trpc/trpc.ts';
import {
  approveInput,
  chooseDesignInput,
  confirmDomainInput,
  customerPageInput,
  customerPageView,
  nameOnCertificateInput,
  newLinkInput,
  requestChangesInput,
  sendMessageInput,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import {
  chooseNameOnCertificate,
  confirmDomain,
  decide,
  requestNewLink,
  requireProject,
  sendMessage,
} from './customer-page.service.ts';
import { customerPage } from './page-view.service.ts';

const change = publicProcedure.meta({ limit: 'project-change' }).output(customerPageView);

export const customerPageRouter = router({
  /** A mutation: the token must not be in an address, where it would reach logs. */
  get: publicProcedure
    .meta({ limit: 'project-page' })
    .input(customerPageInput)
    .output(customerPageView)
    .mutation(async ({ ctx, input }) => customerPage(ctx, await requireProject(ctx, input.token))),
  chooseDesign: change
    .input(chooseDesignInput)
    .mutation(({ ctx, input: { note, ...input } }) =>
      decide(ctx, { ...input, kind: 'design_chosen', text: note }),
    ),
  requestChanges: change
    .input(requestChangesInput)
    .mutation(({ ctx, input }) => decide(ctx, { ...input, kind: 'changes_requested' })),
  approve: change
    .input(approveInput)
    .mutation(({ ctx, input }) => decide(ctx, { ...input, kind: 'approved', text: null })),
  confirmDomain: change.input(confirmDomainInput).mutation(({ ctx, input }) => confirmDomain(ctx, input)),
  sendMessage: change.input(sendMessageInput).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  nameOnCertificate: change
    .input(nameOnCertificateInput)
    .mutation(({ ctx, input }) => chooseNameOnCertificate(ctx, input)),
  newLink: publicAction
    .meta({ limit: 'code-request' })
    .input(newLinkInput)
    .mutation(({ ctx, input }) => requestNewLink(ctx, input)),
});
