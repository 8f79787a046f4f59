import type { PageContext } from 'vike/types';
import { site } from '#src/domain/site.ts';

/** The number tells two tabs apart; a name would stand in the browser's history. */
export default ({ routeParams }: PageContext) => `Affiliate ${routeParams.id} | Admin | ${site.brand}`;
