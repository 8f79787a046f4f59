import { defineExport } from '#server/platform/csv-export.ts';
import { contactListInput, INQUIRY_LABELS } from '#src/domain/contact/contact.schema.ts';
import { listContacts } from './contact-admin.service.ts';

export const contactExport = defineExport({
  policy: 'admin',
  input: contactListInput,
  header: ['Enquiry', 'Created', 'State', 'Type', 'Name', 'Email', 'Phone', 'Company', 'Message'],
  page: (ctx, input) => listContacts(ctx, input, { counted: false }),
  row: (contact) => [
    contact.id,
    contact.createdAt,
    contact.state,
    INQUIRY_LABELS[contact.inquiryType],
    contact.name,
    contact.email,
    contact.phone,
    contact.company,
    contact.message,
  ],
});
