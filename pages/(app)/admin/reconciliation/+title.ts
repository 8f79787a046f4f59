import { site } from '#src/domain/site.ts';

export default `Reconciliation | Admin | ${site.brand}`;
