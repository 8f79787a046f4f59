import { site } from '#src/domain/site.ts';

export default `Join the Affiliate Program | ${site.brand}`;
