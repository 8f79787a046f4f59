import { site } from '#src/domain/site.ts';

export default `Add Order | Admin | ${site.brand}`;
