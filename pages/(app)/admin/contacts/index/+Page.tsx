import { ContactsScreen } from '#src/features/admin/contacts/contacts-screen.tsx';

export function Page() {
  return <ContactsScreen />;
}
