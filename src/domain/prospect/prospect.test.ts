import { expect, it } from 'vitest';
import { createProspectLinkInput, greetingText } from './prospect.schema.ts';

it('a greeting names the person and, if there is one, the note', () => {
  expect(greetingText({ name: 'Anna', note: 'as discussed on Tuesday' })).toBe(
    'For Anna, as discussed on Tuesday',
  );
  expect(greetingText({ name: 'Anna', note: null })).toBe('For Anna');
});

it.each([
  { name: '' },
  { name: '   ' },
  { name: 'a'.repeat(41) },
  { name: 'Anna', note: 'a'.repeat(61) },
  { name: 'Anna', note: 'see evil.example' },
  { name: 'Anna', note: 'https://evil.example' },
  { name: 'anna@keller.example' },
  { name: 'Anna', note: 'call 0117 496 0123' },
  { name: 'Anna\u202E' },
  { name: 'Anna\nKeller' },
])('%o is no greeting', (input) => {
  expect(createProspectLinkInput.safeParse(input).success).toBe(false);
});

it.each([
  { name: 'Anna', note: 'as discussed on Tuesday' },
  { name: 'Dr. Łukasz Żak', note: '' },
  { name: 'Zoë & Tom', note: 'the 3 pages we talked about on 21.11.' },
])('%o is one', (input) => {
  expect(createProspectLinkInput.safeParse(input).error).toBeUndefined();
});
