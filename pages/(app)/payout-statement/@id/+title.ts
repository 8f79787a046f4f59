import { site } from '#src/domain/site.ts';

export default `Statement | ${site.brand}`;
