import type { PageContext } from 'vike/types';
import { site } from '#src/domain/site.ts';

export default ({ is404 }: PageContext) => `${is404 ? 'Page not found' : 'Something went wrong'} | ${site.brand}`;
