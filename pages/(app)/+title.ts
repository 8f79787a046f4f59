import type { PageContext } from 'vike/types';
import { appPage } from '#src/domain/app-pages.ts';

export default (pageContext: PageContext): string => appPage(pageContext).title;
