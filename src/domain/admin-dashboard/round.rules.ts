/** The morning round: everything due, one decision after the other. */
import { dayText } from '../shared/dates.ts';

const clockTime = (date: Date): string =>
  date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `Done at 09:12, next at 14:05`, in the reader's time zone. */
export function roundEndText(now: Date, next: Date | null): string {
  const done = `Done at ${clockTime(now)}`;
  if (!next) return `${done}, and nothing else is waiting`;
  const day = next.toDateString() === now.toDateString() ? '' : `on ${dayText(next)} `;
  return `${done}, next ${day}at ${clockTime(next)}`;
}
