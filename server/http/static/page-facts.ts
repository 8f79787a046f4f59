/** The shop's own records on the pre-rendered pages: trees, measured hours, confirmed claims. */
import type { PageFacts } from '#src/domain/page-facts.ts';
import { designHoursClaim } from '#src/domain/project/project/stage-durations.rules.ts';
import { KG_CO2_PER_TREE } from '#src/domain/project/tree/certificate.rules.ts';
import { hasReviews } from './page-reviews.ts';

/** The facts that a page of the build shows. */
export function factsOn(template: string): (keyof PageFacts)[] {
  const reviews = hasReviews(template);
  const trees = template.includes('when="trees:counted"');
  const claims = reviews || trees || template.includes('when="claims:');
  return [
    ...(reviews ? ['reviews' as const] : []),
    ...(trees ? ['trees' as const] : []),
    ...(claims ? ['areClaimsConfirmed' as const] : []),
    ...(template.includes('when="designs:') ? ['designHours' as const] : []),
  ];
}

type Claims = { isShown: boolean; isSample: boolean };

/** Trees are counted once there are any. A demo shows its samples and its claims. */
export function treeVariants(
  { planted, reserved }: PageFacts['trees'],
  { isShown, isSample }: Claims,
): string[] {
  const isCounted = planted + reserved > 0;
  return [
    ...(isCounted ? ['trees:counted'] : []),
    ...(isShown && (isSample || !isCounted) ? ['trees:claimed'] : []),
    ...(isShown && isCounted && !isSample ? ['trees:claims-without-trees'] : []),
  ];
}

/** Hours of designs, measured once there are enough projects. @param lang for plural forms */
export function designHoursVariants(hours: number | null, lang: string): string[] {
  const claim = designHoursClaim(hours);
  return claim === 'measured' && hours !== null
    ? ['designs:measured', `hours:${new Intl.PluralRules(lang).select(hours)}`]
    : [`designs:${claim}`];
}

const NUMBER = new Intl.NumberFormat('en-GB');

export const factTokens = ({ trees, designHours }: PageFacts): Record<string, string> => ({
  __TREES_PLANTED__: NUMBER.format(trees.planted),
  __TREES_RESERVED__: NUMBER.format(trees.reserved),
  __TREES_KG__: NUMBER.format(trees.planted * KG_CO2_PER_TREE),
  __DESIGN_HOURS__: String(designHours ?? ''),
});
