import { adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { stageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import {
  designInput,
  designMoveInput,
  designRef,
  messagePreviewInput,
  projectDesignsInput,
  projectMessagesView,
  staffDesignsView,
  staffMessageInput,
} from '#src/domain/project/project/project-designs.schema.ts';
import { listMessages, previewMessage, sendStaffMessage } from '../customer-page/project-message.service.ts';
import { listDesigns, moveDesign, removeDesign, saveDesign } from './design.service.ts';

const designs = adminProcedure.output(staffDesignsView);

/** What the customer's page shows of a project, from the staff's side. */
export const projectDesignRouter = router({
  list: designs.input(projectDesignsInput).query(({ ctx, input }) => listDesigns(ctx, input.projectId)),
  save: designs.input(designInput).mutation(({ ctx, input }) => saveDesign(ctx, input)),
  remove: designs.input(designRef).mutation(({ ctx, input }) => removeDesign(ctx, input)),
  move: designs.input(designMoveInput).mutation(({ ctx, input }) => moveDesign(ctx, input)),
});

const messages = adminProcedure.output(projectMessagesView);

export const projectMessageRouter = router({
  list: messages.input(projectDesignsInput).query(({ ctx, input }) => listMessages(ctx, input.projectId)),
  send: messages.input(staffMessageInput).mutation(({ ctx, input }) => sendStaffMessage(ctx, input)),
  /** A mutation, because what staff write does not belong into an address. */
  preview: adminProcedure
    .input(messagePreviewInput)
    .output(stageEmailPreview.nullable())
    .mutation(({ ctx, input }) => previewMessage(ctx, input)),
});
