import { site } from '#src/domain/site.ts';

export default `Orders | Admin | ${site.brand}`;
