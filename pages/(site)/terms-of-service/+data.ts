import { termsOfService } from '#src/content/legal/terms-of-service.ts';
import { legalMeta } from '#src/features/site/legal/legal-meta.ts';

export const data = () => ({ meta: legalMeta(termsOfService) });
