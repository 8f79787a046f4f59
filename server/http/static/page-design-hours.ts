/** How long designs take, on the pre-rendered pages: measured once there are enough projects. */
import { designHoursClaim } from '#src/domain/project/project/stage-figures.rules.ts';

export const showsDesignHours = (html: string): boolean => html.includes('when="designs:');

/** @param lang of the page: its plural forms */
export function designHoursVariants(hours: number | null, lang: string): string[] {
  const claim = designHoursClaim(hours);
  return claim === 'measured' && hours !== null
    ? ['designs:measured', `hours:${new Intl.PluralRules(lang).select(hours)}`]
    : [`designs:${claim}`];
}

export const designHoursTokens = (hours: number | null): Record<string, string> => ({
  __DESIGN_HOURS__: String(hours ?? ''),
});
