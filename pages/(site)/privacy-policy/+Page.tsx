import { privacyPolicy } from '#src/content/legal/privacy-policy.ts';
import { LegalDocument } from '#src/features/site/legal/legal-document.tsx';

export const Page = () => <LegalDocument page={privacyPolicy} />;
