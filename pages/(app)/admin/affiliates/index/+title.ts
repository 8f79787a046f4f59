import { site } from '#src/domain/site.ts';

export default `Affiliates | Admin | ${site.brand}`;
