import { expect, it } from 'vitest';
import { calendarText, folded } from './calendar.rules.ts';

const now = new Date('2026-11-22T12:34:56.789Z');
const text = calendarText({
  name: 'Payouts; Hedgerow, and more',
  brand: 'Hedgerow',
  now,
  events: [
    {
      uid: 'payout-20261201@shop.example',
      day: new Date('2026-12-01T00:00:00Z'),
      summary: 'Planned payout: $25.00, £25.00\nand a backslash \\',
    },
  ],
});

it('RFC 5545: lines end with CRLF, times are UTC, days are dates, text is escaped', () => {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines).toContain('DTSTAMP:20261122T123456Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
  expect(lines).toContain('X-WR-CALNAME:Payouts\\; Hedgerow\\, and more');
  expect(lines).toContain('SUMMARY:Planned payout: $25.00\\, £25.00\\nand a backslash \\\\');
});

it('RFC 5545: a line has at most 75 octets, is folded between characters, and unfolds to itself', () => {
  for (const long of ['x'.repeat(400), '€'.repeat(90), `SUMMARY:${'🌳 ü'.repeat(40)}`, 'short']) {
    const lines = folded(long).split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(long);
  }
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
});
