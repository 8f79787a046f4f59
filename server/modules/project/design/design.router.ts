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
import { listMessages, previewMessage, sendStaffMessage } from '../project-email/staff-message.service.ts';
import { listDesigns, moveDesign, removeDesign, saveDesign } from './design.service.ts';

/** What the customer's page shows of a project, from the staff's side. */
export const projectDesignRouter = router({
  list: adminProcedure
    .input(projectDesignsInput)
    .output(staffDesignsView)
    .query(({ ctx, input }) => listDesigns(ctx, input.projectId)),
  save: adminProcedure
    .input(designInput)
    .output(staffDesignsView)
    .mutation(({ ctx, input }) => saveDesign(ctx, input)),
  remove: adminProcedure
    .input(designRef)
    .output(staffDesignsView)
    .mutation(({ ctx, input }) => removeDesign(ctx, input)),
  move: adminProcedure
    .input(designMoveInput)
    .output(staffDesignsView)
    .mutation(({ ctx, input }) => moveDesign(ctx, input)),
});

export const projectMessageRouter = router({
  list: adminProcedure
    .input(projectDesignsInput)
    .output(projectMessagesView)
    .query(({ ctx, input }) => listMessages(ctx, input.projectId)),
  /** A mutation, because what staff write does not belong into an address. */
  preview: adminProcedure
    .input(messagePreviewInput)
    .output(stageEmailPreview.nullable())
    .mutation(({ ctx, input }) => previewMessage(ctx, input)),
  send: adminProcedure
    .input(staffMessageInput)
    .output(projectMessagesView)
    .mutation(({ ctx, input }) => sendStaffMessage(ctx, input)),
});
