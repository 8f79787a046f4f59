import { EmailsScreen } from '#src/features/office/admin/emails/emails-screen.tsx';

export function Page() {
  return <EmailsScreen />;
}
