import { z } from 'zod';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  projectWorkView,
  staffMessageInput,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import { designInput, designMoveInput, designRef } from '#src/domain/project/design/design.schema.ts';
import {
  assigneeView,
  projectAssignInput,
  projectBoardInput,
  projectBoardView,
  projectChangeInput,
  projectDetailView,
  projectEmailInput,
  projectEmailPreview,
  projectListInput,
  projectOfOrderInput,
  projectUndoInput,
  projectView,
  revokeLinkInput,
  stageDurationsView,
} from '#src/domain/project/project/project.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { sendStaffMessage } from '../customer-page/customer-page.service.ts';
import { findProjectOf } from '../customer-page/page-view.service.ts';
import { moveDesign, removeDesign, saveDesign } from '../design/design.service.ts';
import { previewEmail } from '../project-email/stage-email.service.ts';
import { changeProject, revokeLink, undoProjectChange } from './project.service.ts';
import { assignProject, getProject, listAssignees, listProjects, readBoard } from './project-list.service.ts';
import { readStageDurations } from './stage-durations.service.ts';

const work = adminProcedure.output(projectWorkView);

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
    .output(projectWorkView.nullable())
    .query(({ ctx, input }) => findProjectOf(ctx, input.orderId)),
  board: adminProcedure
    .input(projectBoardInput)
    .output(projectBoardView)
    .query(({ ctx, input }) => readBoard(ctx, input)),
  stageDurations: adminProcedure.output(stageDurationsView).query(({ ctx }) => readStageDurations(ctx)),
  assignees: adminProcedure.output(z.array(assigneeView)).query(({ ctx }) => listAssignees(ctx)),
  assign: adminProcedure
    .input(projectAssignInput)
    .output(z.object({ assignee: assigneeView.nullable() }))
    .mutation(({ ctx, input }) => assignProject(ctx, input)),
  change: work.input(projectChangeInput).mutation(({ ctx, input }) => changeProject(ctx, input)),
  /** A mutation, because what staff write does not belong into an address. */
  previewEmail: adminProcedure
    .input(projectEmailInput)
    .output(projectEmailPreview.nullable())
    .mutation(({ ctx, input }) => previewEmail(ctx, input)),
  revokeLink: work.input(revokeLinkInput).mutation(({ ctx, input }) => revokeLink(ctx, input)),
  undo: work.input(projectUndoInput).mutation(({ ctx, input }) => undoProjectChange(ctx, input)),
  saveDesign: work.input(designInput).mutation(({ ctx, input }) => saveDesign(ctx, input)),
  removeDesign: work.input(designRef).mutation(({ ctx, input }) => removeDesign(ctx, input)),
  moveDesign: work.input(designMoveInput).mutation(({ ctx, input }) => moveDesign(ctx, input)),
  sendMessage: work.input(staffMessageInput).mutation(({ ctx, input }) => sendStaffMessage(ctx, input)),
});
