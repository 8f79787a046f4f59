import { site } from '#src/domain/site.ts';

export default `Contacts | Admin | ${site.brand}`;
