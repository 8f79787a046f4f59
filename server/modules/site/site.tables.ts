import { defineTables } from '#server/database/define-tables.ts';
import { ContactEntity } from './contact/contact.entity.ts';

export const siteTables = defineTables([ContactEntity], {
  rights: { contact: 'delete' },
  references: {},
  personalData: {
    contact: {
      copied: ['name', 'email', 'phone', 'company', 'message', 'inquiryType', 'createdAt'],
      deletesRows: true,
    },
  },
});
