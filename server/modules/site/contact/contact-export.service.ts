import { defineExport } from '#server/platform/csv-export.ts';
import { contactListInput, INQUIRY_LABELS } from '#src/domain/site/contact/contact.schema.ts';
import { listContacts } from './contact-admin.service.ts';

export const contactExport = defineExport({
  policy: 'admin',
  input: contactListInput,
  page: (ctx, input) => listContacts(ctx, input, { counted: false }),
  columns: [
    ['Enquiry', (contact) => contact.id],
    ['Created', (contact) => contact.createdAt],
    ['State', (contact) => contact.state],
    ['Type', (contact) => INQUIRY_LABELS[contact.inquiryType]],
    ['Name', (contact) => contact.name],
    ['Email', (contact) => contact.email],
    ['Phone', (contact) => contact.phone],
    ['Company', (contact) => contact.company],
    ['Message', (contact) => contact.message],
  ],
});
