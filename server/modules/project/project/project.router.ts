import { z } from 'zod';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  assigneeView,
  designHoursView,
  projectAssignInput,
  projectBoardInput,
  projectBoardView,
  projectChangeInput,
  projectDetailView,
  projectListInput,
  projectOfOrderInput,
  projectUndoInput,
  projectView,
  revokeLinkInput,
  stageDurationsView,
  stageEmailInput,
  stageEmailPreview,
} from '#src/domain/project/project/project.schema.ts';
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
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { listMessages, previewMessage, sendStaffMessage } from '../customer-page/customer-page.service.ts';
import { listDesigns, moveDesign, removeDesign, saveDesign } from '../design/design.service.ts';
import { previewStageEmail } from '../project-email/stage-email.service.ts';
import { changeProject, revokeLink, undoProjectChange } from './project.service.ts';
import {
  assignProject,
  findProjectOf,
  getProject,
  listAssignees,
  listProjects,
  readBoard,
} from './project-list.service.ts';
import { readDesignHours, readStageDurations } from './stage-durations.service.ts';

const project = adminProcedure.output(projectDetailView);

export const projectRouter = router({
  list: adminProcedure
    .meta({
      scope: 'orders:read',
      rest: { method: 'GET', path: '/projects', list: 'projects', summary: 'List projects by due time' },
    })
    .input(projectListInput)
    .output(pageOf(projectView))
    .query(({ ctx, input }) => listProjects(ctx, input)),
  get: adminProcedure
    .meta({
      scope: 'orders:read',
      rest: { method: 'GET', path: '/projects/{id}', summary: 'Get a project with its history and clock' },
    })
    .input(idInput)
    .output(projectDetailView)
    .query(({ ctx, input }) => getProject(ctx, input.id)),
  ofOrder: adminProcedure
    .input(projectOfOrderInput)
    .output(projectDetailView.nullable())
    .query(({ ctx, input }) => findProjectOf(ctx, input.orderId)),
  board: adminProcedure
    .input(projectBoardInput)
    .output(projectBoardView)
    .query(({ ctx, input }) => readBoard(ctx, input)),
  stageDurations: adminProcedure.output(stageDurationsView).query(({ ctx }) => readStageDurations(ctx)),
  designHours: adminProcedure
    .output(designHoursView)
    .query(async ({ ctx }) => ({ hours: await readDesignHours(ctx) })),
  assignees: adminProcedure.output(z.array(assigneeView)).query(({ ctx }) => listAssignees(ctx)),
  assign: adminProcedure
    .input(projectAssignInput)
    .output(z.object({ assignee: assigneeView.nullable() }))
    .mutation(({ ctx, input }) => assignProject(ctx, input)),
  change: project.input(projectChangeInput).mutation(({ ctx, input }) => changeProject(ctx, input)),
  /** A mutation, because what staff write does not belong into an address. */
  previewEmail: adminProcedure
    .input(stageEmailInput)
    .output(stageEmailPreview.nullable())
    .mutation(({ ctx, input }) => previewStageEmail(ctx, input)),
  revokeLink: project.input(revokeLinkInput).mutation(({ ctx, input }) => revokeLink(ctx, input)),
  undo: project.input(projectUndoInput).mutation(({ ctx, input }) => undoProjectChange(ctx, input)),
});

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
