import { site } from '#src/domain/site.ts';

export default `Dashboard | Admin | ${site.brand}`;
