import { privacyPolicy } from '#src/content/legal/privacy-policy.ts';
import { legalMeta } from '#src/features/site/legal/legal-document.tsx';

export const data = () => ({ meta: legalMeta(privacyPolicy) });
