import { MailsScreen } from '#src/features/admin/mails/mails-screen.tsx';

export function Page() {
  return <MailsScreen />;
}
