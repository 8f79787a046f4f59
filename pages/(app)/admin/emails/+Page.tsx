import { EmailsScreen } from '#src/features/admin/emails/emails-screen.tsx';

export function Page() {
  return <EmailsScreen />;
}
