import { site } from '#src/domain/site.ts';

export default `Payout run | Admin | ${site.brand}`;
