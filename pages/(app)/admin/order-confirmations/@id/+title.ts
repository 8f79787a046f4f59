import { site } from '#src/domain/site.ts';

export default `Order Confirmation | Admin | ${site.brand}`;
