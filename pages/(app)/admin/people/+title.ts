import { site } from '#src/domain/site.ts';

export default `Personal data | Admin | ${site.brand}`;
