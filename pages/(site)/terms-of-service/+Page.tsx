import { termsOfService } from '#src/content/legal/terms-of-service.ts';
import { LegalDocument } from '#src/features/site/legal/legal-document.tsx';

export const Page = () => <LegalDocument page={termsOfService} />;
