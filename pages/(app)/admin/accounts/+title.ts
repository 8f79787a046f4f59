import { site } from '#src/domain/site.ts';

export default `Accounts | Admin | ${site.brand}`;
