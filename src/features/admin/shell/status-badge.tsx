import { statusLabel } from '#src/domain/confirmation/confirmation.rules.ts';

const TONES: Record<string, { tone: 'good' | 'wait' | 'bad' | 'work' | 'calm'; mark: string }> = {
  paid: { tone: 'good', mark: '✓' },
  completed: { tone: 'good', mark: '✓' },
  answered: { tone: 'good', mark: '✓' },
  active: { tone: 'good', mark: '✓' },
  sent: { tone: 'good', mark: '✓' },
  verified: { tone: 'good', mark: '✓' },
  pending: { tone: 'wait', mark: '○' },
  new: { tone: 'wait', mark: '○' },
  queued: { tone: 'wait', mark: '○' },
  paused: { tone: 'wait', mark: '‖' },
  claimed: { tone: 'wait', mark: '?' },
  in_progress: { tone: 'work', mark: '…' },
  review: { tone: 'work', mark: '!' },
  cancelled: { tone: 'bad', mark: '×' },
  failed: { tone: 'bad', mark: '×' },
  spam: { tone: 'bad', mark: '×' },
};

/** Text and icon, never colour alone (WCAG 1.4.1). Unknown values are neutral. */
export function StatusBadge({ status }: { status: string | null | undefined }) {
  if (!status) return <span className="badge calm">unknown</span>;
  const { tone, mark } = TONES[status] ?? { tone: 'calm', mark: '·' };
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true">{mark}</span> {statusLabel(status)}
    </span>
  );
}
