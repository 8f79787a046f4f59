import { termsOfService } from '#src/content/legal/terms-of-service.ts';
import { legalMeta } from '#src/features/site/legal/legal-document.tsx';

export const data = () => ({ meta: legalMeta(termsOfService) });
