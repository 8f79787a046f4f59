import { defineTables } from '#server/database/define-tables.ts';
import { AdminEntity } from './account/admin.entity.ts';
import { DemoMarkEntity } from './demo/demo-mark.entity.ts';
import { LaunchRecordEntity } from './launch/launch-record.entity.ts';
import { NoteEntity } from './note/note.entity.ts';
import { SavedViewEntity } from './saved-view/saved-view.entity.ts';

export const officeTables = defineTables(
  [AdminEntity, SavedViewEntity, NoteEntity, DemoMarkEntity, LaunchRecordEntity],
  {
    rights: {
      admin_account: 'change',
      admin_saved_view: 'delete',
      admin_note: 'delete',
      demo_mark: 'change',
      launch_record: 'delete',
    },
    references: { 'admin_saved_view.admin_id': 'admin_account', 'project.assignee_id': 'admin_account' },
    personalData: {
      admin_account: {
        kept: [
          'username',
          'email',
          'passwordHash',
          'inviteTokenHash',
          'totpSecretEncrypted',
          'recoveryCodeHashes',
        ],
      },
      admin_saved_view: { kept: ['list', 'name', 'query'] },
      admin_note: { deletesRows: true },
      demo_mark: {},
      launch_record: { kept: ['actorName'] },
    },
  },
);
