import { site } from '#src/domain/site.ts';

export default `Affiliate Dashboard | ${site.brand}`;
