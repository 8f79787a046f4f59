import { site } from '#src/domain/site.ts';

export default `Affiliate | Admin | ${site.brand}`;
