import { Icon, type IconName } from '#src/ui/components/icon.tsx';

const LOOKS: Record<string, { label: string; icon: IconName }> = {
  pending: { label: 'Pending', icon: 'clock' },
  paid: { label: 'Paid', icon: 'check' },
  cancelled: { label: 'Cancelled', icon: 'back' },
};

/** An unknown status is neutral. */
export function StatusBadge({ status }: { status: string }) {
  const look = LOOKS[status];
  return (
    <span className="aff-badge" data-status={status}>
      {look && <Icon name={look.icon} />}
      {look?.label ?? status}
    </span>
  );
}
