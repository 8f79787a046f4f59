import { ContactsScreen } from '#src/features/site/admin/contacts/contacts-screen.tsx';

export function Page() {
  return <ContactsScreen />;
}
