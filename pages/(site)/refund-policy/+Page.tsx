import { refundPolicy } from '#src/content/legal/refund-policy.ts';
import { LegalDocument } from '#src/features/site/legal/legal-document.tsx';

export const Page = () => <LegalDocument page={refundPolicy} />;
