import './status-badge.css';
import type { ReactNode } from 'react';
import { statusLabel } from '#src/domain/shared/status-label.ts';

export type BadgeTone = 'good' | 'wait' | 'bad' | 'work' | 'calm';

export type BadgeLook = { tone: BadgeTone; mark?: string };

/** The mark of a tone, unless a badge has one of its own. */
const MARKS: Record<BadgeTone, string> = { good: '✓', wait: '○', bad: '×', work: '◐', calm: '·' };

const LOOKS: Record<string, BadgeLook> = {
  paid: { tone: 'good' },
  completed: { tone: 'good' },
  answered: { tone: 'good' },
  active: { tone: 'good' },
  sent: { tone: 'good' },
  verified: { tone: 'good' },
  pending: { tone: 'wait' },
  new: { tone: 'wait' },
  queued: { tone: 'wait' },
  paused: { tone: 'wait', mark: '‖' },
  claimed: { tone: 'wait', mark: '?' },
  in_progress: { tone: 'work' },
  review: { tone: 'work', mark: '!' },
  cancelled: { tone: 'bad' },
  rejected: { tone: 'bad' },
  failed: { tone: 'bad' },
  spam: { tone: 'bad' },
  deducted: { tone: 'calm', mark: '−' },
};

/** Text and mark, never colour alone (WCAG 1.4.1). */
export function Badge({ tone, mark = MARKS[tone], children }: BadgeLook & { children: ReactNode }) {
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true">{mark}</span> {children}
    </span>
  );
}

/** Unknown values are neutral. */
export function statusLook(status: string): Required<BadgeLook> {
  const look: BadgeLook = LOOKS[status] ?? { tone: 'calm' };
  return { mark: MARKS[look.tone], ...look };
}

export function StatusBadge({ status }: { status: string | null | undefined }) {
  if (!status) return <span className="badge calm">unknown</span>;
  return <Badge {...statusLook(status)}>{statusLabel(status)}</Badge>;
}
