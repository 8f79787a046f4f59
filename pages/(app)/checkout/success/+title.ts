import { site } from '#src/domain/site.ts';

export default `Thank you for your order | ${site.brand}`;
