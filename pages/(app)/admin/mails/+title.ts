import { site } from '#src/domain/site.ts';

export default `Mails | Admin | ${site.brand}`;
