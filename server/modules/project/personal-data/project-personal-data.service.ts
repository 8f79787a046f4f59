/** The history stays; what the buyer wrote goes. */
import type { Context, PersonalDataSource } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { copyRows } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { ownOrders } from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { removeAfterCommit } from '#server/platform/storage/files.ts';
import { ProjectDesignEntity, ProjectEventEntity, ProjectMessageEntity } from '../project/project.entity.ts';
import { ReviewEntity } from '../review/review.entity.ts';
import { CertificateEntity } from '../tree/certificate.entity.ts';

const ownProjects = (ctx: Context, email: string) =>
  kysely(ctx.em).selectFrom('project').select('id').where('orderId', 'in', ownOrders(ctx, email));

export const projectPersonalData: PersonalDataSource = {
  async copy(ctx, email) {
    const db = kysely(ctx.em);
    const orders = ownOrders(ctx, email);
    const ids = ownProjects(ctx, email);
    const projects = db.selectFrom('project').select(PERSONAL_DATA.project.copied);
    const events = db.selectFrom('project_event').select(PERSONAL_DATA.project_event.copied);
    const designs = db.selectFrom('project_design').select(PERSONAL_DATA.project_design.copied);
    const files = db.selectFrom('project_file').select(PERSONAL_DATA.project_file.copied);
    const messages = db.selectFrom('project_message').select(PERSONAL_DATA.project_message.copied);
    const reviews = db.selectFrom('review').select(PERSONAL_DATA.review.copied);
    const certificates = db.selectFrom('tree_certificate').select(PERSONAL_DATA.tree_certificate.copied);
    return {
      projects: await copyRows(projects.where('orderId', 'in', orders).orderBy('id')),
      projectEvents: await copyRows(events.where('projectId', 'in', ids).orderBy('id')),
      projectDesigns: await copyRows(designs.where('projectId', 'in', ids).orderBy('id')),
      projectFiles: await copyRows(files.where('projectId', 'in', ids).orderBy('id')),
      projectMessages: await copyRows(messages.where('projectId', 'in', ids).orderBy('id')),
      reviews: await copyRows(reviews.where('orderId', 'in', orders).orderBy('id')),
      certificates: await copyRows(certificates.where('orderId', 'in', orders).orderBy('id')),
    };
  },
  async erase(ctx, email) {
    const { em, deps } = ctx;
    const db = kysely(em);
    const ids = ownProjects(ctx, email);
    // Locked first: uploads and messages lock the project too.
    const projects = await ids.select('orderId').orderBy('id').forNoKeyUpdate().execute();
    const projectId = projects.map((project) => project.id);
    const orderId = projects.map((project) => project.orderId);
    await em.nativeUpdate(ProjectEventEntity, { projectId }, PERSONAL_DATA.project_event.erased);
    await db
      .updateTable('project')
      .set((eb) => ({ ...PERSONAL_DATA.project.erased, linkVersion: eb('linkVersion', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    const messages = db.selectFrom('project_message').select('id').where('projectId', 'in', ids);
    await db.deleteFrom('project_message_file').where('messageId', 'in', messages).execute();
    await em.nativeUpdate(ProjectMessageEntity, { projectId }, PERSONAL_DATA.project_message.erased);
    await em.nativeDelete(ProjectDesignEntity, { projectId });
    const files = await db
      .deleteFrom('project_file')
      .where('projectId', 'in', ids)
      .returning(['storageKey', 'thumbnailKey'])
      .execute();
    await em.nativeDelete(ReviewEntity, { orderId });
    await em.nativeUpdate(CertificateEntity, { orderId }, PERSONAL_DATA.tree_certificate.erased);
    const keys = files.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? []].flat());
    await removeAfterCommit(em, deps.jobs, keys);
  },
};
