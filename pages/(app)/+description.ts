import type { PageContext } from 'vike/types';
import { appMeta } from '#src/features/project/certificate/certificate-meta.ts';

export default (pageContext: PageContext): string => appMeta(pageContext).description;
