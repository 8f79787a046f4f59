import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/define-job.ts';
import { contactRouter } from './contact/contact.router.ts';
import { pruneContacts } from './contact/contact.service.ts';
import { contactExport } from './contact/contact-admin.service.ts';
import { contactLists, findContacts } from './contact/contact-dashboard.service.ts';
import { mountContactForm } from './contact/contact-form.route.ts';
import { contactPersonalData } from './contact/contact-personal-data.service.ts';

/** What a visitor reads. */
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
