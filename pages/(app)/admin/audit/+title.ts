import { site } from '#src/domain/site.ts';

export default `Audit | Admin | ${site.brand}`;
