/** A calendar as text (RFC 5545): all-day events, because money moves on days in UTC. */
import { utcDay } from '../shared/dates.ts';

export type CalendarEvent = {
  /** Stable, so that a calendar updates the event instead of adding another. */
  uid: string;
  day: Date;
  summary: string;
};
export type Calendar = { name: string; brand: string; now: Date; events: readonly CalendarEvent[] };

const LINE_OCTETS_MAX = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Continues a long line on the next one, after a space; never inside a character. */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS_MAX) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** `20261201` */
const dateValue = (date: Date): string => utcDay(date).replaceAll('-', '');
/** `20261122T123456Z` */
const utcValue = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, day, summary }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utcValue(now)}`,
  `DTSTART;VALUE=DATE:${dateValue(day)}`,
  `SUMMARY:${escaped(summary)}`,
  // The day stays free for appointments.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

export const calendarText = ({ name, brand, now, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Affiliate calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
