import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { CONTACT_STATUSES, INQUIRY_TYPES } from '#src/domain/site/contact/contact.rules.ts';

export const ContactEntity = defineEntity({
  name: 'Contact',
  tableName: 'contact',
  properties: {
    id: p.serialId(),
    name: p.string().length(120),
    email: p.string().length(254),
    phone: p.string().length(40).nullable(),
    company: p.string().length(160).nullable(),
    message: p.text(),
    inquiryType: p.enum([...INQUIRY_TYPES]).default('general'),
    status: p.enum([...CONTACT_STATUSES]).default('new'),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['email'] },
    { properties: ['status', 'createdAt', 'id'] },
    ddl.index('contact_name_sort', `"contact" ((lower(name)), "id")`),
    ddl.searchIndex('contact', '"name"', '"email"', '"company"', '"message"'),
  ],
});
export type ContactRow = InferEntity<typeof ContactEntity>;
