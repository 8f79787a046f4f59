/** Trees on the pre-rendered pages: counted from certificates once there are any, else claimed. */
import { NO_TREES, type TreeCounts } from '#server/modules/project/tree/tree-counts.port.ts';
import { KG_CO2_PER_TREE } from '#src/domain/project/tree/certificate.rules.ts';

export const countsTrees = (html: string): boolean => html.includes('when="trees:counted"');

type Claims = { isShown: boolean; isSample: boolean };

/** A demo's certificates are samples, like its claims: it shows both. */
export function treeVariants(counts: TreeCounts = NO_TREES, { isShown, isSample }: Claims): string[] {
  const isCounted = counts.planted + counts.reserved > 0;
  return [
    ...(isCounted ? ['trees:counted'] : []),
    ...(isShown && (isSample || !isCounted) ? ['trees:claimed'] : []),
    ...(isShown && isCounted && !isSample ? ['trees:claims-without-trees'] : []),
  ];
}

const NUMBER = new Intl.NumberFormat('en-GB');

export const treeTokens = ({ planted, reserved }: TreeCounts = NO_TREES): Record<string, string> => ({
  __TREES_PLANTED__: NUMBER.format(planted),
  __TREES_RESERVED__: NUMBER.format(reserved),
  __TREES_KG__: NUMBER.format(planted * KG_CO2_PER_TREE),
});
