import { site } from '#src/domain/site.ts';

export default `Questions about sales | Admin | ${site.brand}`;
