import { refundPolicy } from '#src/content/legal/refund-policy.ts';
import { legalMeta } from '#src/features/site/legal/legal-meta.ts';

export const data = () => ({ meta: legalMeta(refundPolicy) });
