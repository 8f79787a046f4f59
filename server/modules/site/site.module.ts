import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { contactRouter } from './contact/contact.router.ts';
import {
  contactExport,
  contactLists,
  contactPersonalData,
  findContacts,
  pruneContacts,
} from './contact/contact.service.ts';
import { mountContactForm } from './contact/contact-form.route.ts';

export const siteModule = defineModule({
  name: 'site',
  procedures: { contacts: contactRouter },
  routes: [mountContactForm],
  jobs: [scheduledJob('prune-contacts', '*/10 * * * *', pruneContacts)],
  exports: { contacts: contactExport },
  lists: contactLists,
  search: [findContacts],
  personalData: [contactPersonalData],
  subjectNames: { contact: namesOf('contact', 'name') },
});
