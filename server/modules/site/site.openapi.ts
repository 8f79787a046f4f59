import { ADA, defineOpenApi, firstPage, pageOf, picked } from '#server/http/openapi/define-openapi.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';

export const contact: Json<ContactView> = {
  id: 214,
  name: ADA.name,
  email: ADA.email,
  phone: ADA.phone,
  company: ADA.business,
  message: 'How soon could you start on our site?',
  inquiryType: 'website',
  status: 'new',
  createdAt: '2026-11-06T09:12:00.000Z',
};
const answered = { ...contact, status: 'answered' } as const;

export const siteOpenApi = defineOpenApi({
  calls: {
    contacts: {
      create: {
        input: picked(contact, 'name', 'email', 'phone', 'company', 'message', 'inquiryType'),
        output: { success: true, id: contact.id },
      },
      list: { input: firstPage, output: pageOf(answered) },
      get: { input: { id: contact.id }, output: answered },
      setStatus: { input: { id: contact.id, status: 'answered', expectedStatus: 'new' }, output: answered },
    },
  },
  events: {
    'contact.created': { summary: 'An enquiry arrived', timestamp: contact.createdAt, data: contact },
  },
});
