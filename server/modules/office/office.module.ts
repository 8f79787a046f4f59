import { encryptedColumn } from '#server/database/encrypted-columns.ts';
import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { accountRouter, adminRouter, inviteRouter, sessionRouter } from './account/account.router.ts';
import { ownAccountRouter } from './account/own-account.router.ts';
import { auditLogExport, auditRouter } from './audit/audit.router.ts';
import { dashboardRouter } from './dashboard/dashboard.router.ts';
import { emailExport, emailLists, emailRouter } from './email/email.router.ts';
import { launchRouter } from './launch/launch.router.ts';
import { noteRouter, pruneNotes } from './note/note.router.ts';
import { orderDetailRouter } from './order-detail/order-detail.router.ts';
import { officePersonalData, personalDataRouter } from './personal-data/personal-data.router.ts';
import { savedViewRouter } from './saved-view/saved-view.router.ts';

export const officeModule = defineModule({
  name: 'office',
  procedures: {
    session: sessionRouter,
    admin: adminRouter,
    accounts: accountRouter,
    ownAccount: ownAccountRouter,
    invites: inviteRouter,
    dashboard: dashboardRouter,
    orderDetail: orderDetailRouter,
    emails: emailRouter,
    notes: noteRouter,
    savedViews: savedViewRouter,
    audit: auditRouter,
    privacy: personalDataRouter,
    launch: launchRouter,
  },
  jobs: [scheduledJob('prune-notes', '*/10 * * * *', pruneNotes)],
  exports: { emails: emailExport, audit: auditLogExport },
  lists: emailLists,
  personalData: [officePersonalData],
  subjectNames: { admin: namesOf('admin_account', 'username') },
  encryptedColumns: [encryptedColumn('admin_account', 'totp_secret_encrypted', 'int')],
});
