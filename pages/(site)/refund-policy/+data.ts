import { refundPolicy } from '#src/content/legal/refund-policy.ts';
import { legalMeta } from '#src/features/site/legal/legal-document.tsx';

export const data = () => ({ meta: legalMeta(refundPolicy) });
