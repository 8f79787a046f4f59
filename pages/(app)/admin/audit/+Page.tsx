export { AuditScreen as Page } from '#src/features/office/admin/audit/audit-screen.tsx';
