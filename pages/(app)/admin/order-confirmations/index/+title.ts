import { site } from '#src/domain/site.ts';

export default `Order Confirmations | Admin | ${site.brand}`;
