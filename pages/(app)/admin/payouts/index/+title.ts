import { site } from '#src/domain/site.ts';

export default `Payouts | Admin | ${site.brand}`;
