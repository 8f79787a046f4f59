import './status-badge.css';
import type { ReactNode } from 'react';
import { statusLabel } from '#src/domain/shared/status-label.ts';

export type BadgeTone = 'good' | 'wait' | 'bad' | 'work' | 'calm';

const LOOKS: Record<string, [tone: BadgeTone, mark: string]> = {
  paid: ['good', '✓'],
  completed: ['good', '✓'],
  answered: ['good', '✓'],
  active: ['good', '✓'],
  sent: ['good', '✓'],
  verified: ['good', '✓'],
  pending: ['wait', '○'],
  new: ['wait', '○'],
  queued: ['wait', '○'],
  paused: ['wait', '‖'],
  claimed: ['wait', '?'],
  in_progress: ['work', '…'],
  review: ['work', '!'],
  cancelled: ['bad', '×'],
  rejected: ['bad', '×'],
  failed: ['bad', '×'],
  spam: ['bad', '×'],
};

/** Text and mark, never colour alone (WCAG 1.4.1). */
export function Badge({ tone, mark, children }: { tone: BadgeTone; mark: string; children: ReactNode }) {
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true">{mark}</span> {children}
    </span>
  );
}

/** Unknown values are neutral. */
export function statusLook(status: string): { tone: BadgeTone; mark: string } {
  const [tone, mark] = LOOKS[status] ?? (['calm', '·'] as const);
  return { tone, mark };
}

export function StatusBadge({ status }: { status: string | null | undefined }) {
  if (!status) return <span className="badge calm">unknown</span>;
  return <Badge {...statusLook(status)}>{statusLabel(status)}</Badge>;
}
