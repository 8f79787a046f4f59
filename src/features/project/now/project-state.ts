/** What the page shows and offers first, and what its clock says, from the view alone. */
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import type {
  CustomerPageView,
  MessageView,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import {
  addWorkingMs,
  type WorkingCalendar,
  workingMsBetween,
} from '#src/domain/shared/working-time.rules.ts';
import { cityOf, type Formats } from './formats.ts';

type View = CustomerPageView;

/** The round of changes that the shop is working on; there is at most one. */
export const openRound = ({ messages, stage }: Pick<View, 'messages' | 'stage'>): MessageView | null =>
  stage === 'designing' || stage === 'building'
    ? (messages.find(({ kind, answeredAt }) => kind === 'change_request' && !answeredAt) ?? null)
    : null;

export type Situation = keyof ProjectTexts['now'];

export function situationOf(view: Pick<View, 'stage' | 'isApproved' | 'messages'>): Situation {
  const { stage, isApproved } = view;
  if (stage === 'designing') return openRound(view) ? 'redesigning' : 'designing';
  if (stage === 'building') return openRound(view) ? 'rebuilding' : 'building';
  return stage === 'reviewing' && isApproved ? 'approved' : stage;
}

export type NextStep = Exclude<keyof ProjectTexts['next'], 'nothing' | 'meanwhile'>;

/** The one thing that is needed next; null if the customer has nothing to do. */
export function nextStep(
  view: Pick<View, 'formUrl' | 'actions' | 'domain' | 'stage' | 'siteUrl'>,
): NextStep | null {
  if (view.stage === 'closed') return null;
  if (view.formUrl) return 'form';
  if (view.actions.includes('choose_design')) return 'choose';
  if (view.actions.includes('approve')) return 'approve';
  if (view.stage === 'live') return view.siteUrl ? 'openSite' : null;
  const isWaiting = view.stage !== 'awaiting_form' && view.stage !== 'choosing';
  return isWaiting && !view.domain.confirmedAt ? 'domain' : null;
}

export type ClockView = Pick<CustomerPageView, 'due' | 'timeZone' | 'holidays' | 'stage' | 'stageTimes'>;

export type ClockText = {
  /** `Designs due tomorrow, 14:20` */
  headline: string;
  at: Date;
  /** `5 h 12 min left` */
  left: string;
  isLate: boolean;
  /** `15:20 in London`, if the shop's clocks differ. */
  atShop: string | null;
  /** When the clock goes on, outside working hours. */
  resting: string | null;
  /** 0 to 1: how much of the time has passed. */
  passed: number;
};

/** Null when nothing is due from the shop. */
export function clockText(
  view: ClockView,
  { clock, lang }: ProjectTexts,
  formats: Formats,
  now: Date,
): ClockText | null {
  const { due, timeZone, stage } = view;
  if (!due?.at) return null;
  const { at, part, isWorkingTime } = due;
  const calendar: WorkingCalendar = { timeZone, holidays: new Set(view.holidays) };
  const headline = part === 'designs' || part === 'launch' ? clock[part] : clock.website;
  const isLate = now.getTime() > at.getTime();
  const leftMs = isWorkingTime ? workingMsBetween(calendar, now, at) : at.getTime() - now.getTime();
  const shopTime = formats.timeIn(at, timeZone);
  const since = view.stageTimes[stage]?.getTime() ?? now.getTime();
  return {
    headline: fillText(headline, { when: formats.moment(at, now) }),
    at,
    left: isLate
      ? fillText(clock.late, { duration: formats.duration(now.getTime() - at.getTime()) })
      : fillText(isWorkingTime ? clock.leftWorking : clock.left, { duration: formats.duration(leftMs) }),
    isLate,
    atShop:
      shopTime === formats.time(at)
        ? null
        : fillText(clock.atShop, { time: shopTime, city: cityOf(timeZone, lang) }),
    resting: isWorkingTime && !isLate ? restingText(calendar, clock, formats, now) : null,
    passed:
      at.getTime() > since ? Math.min(1, Math.max(0, (now.getTime() - since) / (at.getTime() - since))) : 1,
  };
}

function restingText(
  calendar: WorkingCalendar,
  clock: ProjectTexts['clock'],
  formats: Formats,
  now: Date,
): string | null {
  const next = new Date(addWorkingMs(calendar, now, 1).getTime() - 1);
  if (next.getTime() - now.getTime() < MINUTE_MS) return null;
  return fillText(clock.resting, { when: formats.moment(next, now) });
}

/** Hours left at which the clock is announced again. */
const ANNOUNCED_HOURS = [12, 6, 1];

/** Changes when there is something to announce: a new stage, lateness, a threshold of time left. */
export function announcementKey(view: ClockView & Pick<CustomerPageView, 'isApproved'>, now: Date): string {
  const at = view.due?.at?.getTime();
  const hoursLeft = at === undefined ? Number.POSITIVE_INFINITY : (at - now.getTime()) / (60 * MINUTE_MS);
  const passed = ANNOUNCED_HOURS.filter((hours) => hoursLeft <= hours).length;
  return [view.stage, view.isApproved, at ?? '', passed, hoursLeft < 0].join('|');
}
