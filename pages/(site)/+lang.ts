import type { PageContext } from 'vike/types';
import type { PageData } from '#src/ui/meta/page-meta.ts';

export const lang = (pageContext: PageContext): string => (pageContext.data as PageData).meta.lang ?? 'en';
