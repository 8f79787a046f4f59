import type { PageContext } from 'vike/types';
import { certificateMeta } from '#src/features/project/certificate/certificate-meta.ts';

export default ({ certificate }: PageContext): string =>
  certificate ? certificateMeta(certificate).description : '';
