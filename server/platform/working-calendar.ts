import { designsDueAt, type WorkingCalendar, websiteDueAt } from '#src/domain/shared/working-time.rules.ts';
import { site } from '#src/domain/site.ts';

const holidaysOfYear = new Map<number, readonly string[]>();

async function publicHolidays(year: number): Promise<readonly string[]> {
  const known = holidaysOfYear.get(year);
  if (known) return known;
  // Loaded when first needed: it reads a megabyte of rules.
  const { default: Holidays } = await import('date-holidays');
  const [country = '', part = ''] = site.holidayRegion.split('-');
  const dates = new Holidays(country, part)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));
  holidaysOfYear.set(year, dates);
  return dates;
}

/** Holds the holidays from the year before `from` to the year after `to`. */
export async function workingCalendar(from: Date, to: Date): Promise<WorkingCalendar> {
  const holidays = new Set<string>();
  for (let year = from.getUTCFullYear() - 1; year <= to.getUTCFullYear() + 1; year += 1)
    for (const date of await publicHolidays(year)) holidays.add(date);
  return { timeZone: site.timeZone, holidays };
}

/** For a buyer who sends the form now and chooses as soon as the designs arrive. */
export async function earliestDueDates(now: Date): Promise<{ designs: Date; website: Date }> {
  const designs = designsDueAt(now);
  return { designs, website: websiteDueAt(await workingCalendar(now, designs), designs) };
}
