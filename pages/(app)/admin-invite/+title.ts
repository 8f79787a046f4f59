import { site } from '#src/domain/site.ts';

export default `Choose your password | ${site.brand}`;
