import { site } from '#src/domain/site.ts';

export default `Admin Login | ${site.brand}`;
