import { site } from '#src/domain/site.ts';

export default `Order | Admin | ${site.brand}`;
