import { site } from '#src/domain/site.ts';

export default `Commissions | Admin | ${site.brand}`;
