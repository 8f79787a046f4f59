/** A person's enquiries. */
import { kysely } from '#server/database/kysely.ts';
import { copyRows } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import type { PersonalDataSource } from '#server/deps.ts';
import { ContactEntity } from './contact.entity.ts';

export const contactPersonalData: PersonalDataSource = {
  find: async ({ em }, email) => ({ contacts: await em.count(ContactEntity, { email }) }),
  async copy({ em }, email) {
    const contacts = kysely(em).selectFrom('contact').select(PERSONAL_DATA.contact.copied);
    return { contacts: await copyRows(contacts.where('email', '=', email).orderBy('id')) };
  },
  async erase({ em }, email) {
    await em.nativeDelete(ContactEntity, { email });
  },
};
