import { site } from '#src/domain/site.ts';

export default `Contact | Admin | ${site.brand}`;
