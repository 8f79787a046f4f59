import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import type { Viewer } from '#src/domain/viewer.ts';

/** Properties that the server's page route adds to Vike's page context. */
declare global {
  namespace Vike {
    interface PageContext {
      viewer?: Viewer;
      /** Canonical origin of the site. */
      origin?: string;
      certificate?: CertificatePage;
      /** Server only; null without an analytics service. */
      analytics?: { scriptUrl: string; id: string } | null;
      /** Server only: REFERRAL_CONSENT is on. */
      asksReferralConsent?: boolean;
    }
  }
}
