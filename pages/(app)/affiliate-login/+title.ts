import { site } from '#src/domain/site.ts';

export default `Affiliate Login | ${site.brand}`;
