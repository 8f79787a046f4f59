import { AuditScreen } from '#src/features/admin/audit/audit-screen.tsx';

export function Page() {
  return <AuditScreen />;
}
