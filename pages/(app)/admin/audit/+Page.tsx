import { AuditScreen } from '#src/features/office/admin/audit/audit-screen.tsx';

export function Page() {
  return <AuditScreen />;
}
