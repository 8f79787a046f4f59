import { ColorSchemeScript } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { isReportedPage } from '#src/domain/app-pages.rules.ts';
import { INDEXED_PATHS } from '#src/domain/paths.ts';
import { appMeta } from '#src/features/project/certificate/certificate-meta.ts';
import { HOLD_EARLY_CLICK } from '#src/ui/behaviour/replay-early-input.ts';
import { IconTags, SocialTags } from '#src/ui/meta/head-tags.tsx';

export function Head() {
  const pageContext = usePageContext();
  const { cspNonce, urlPathname, origin, analytics, asksReferralConsent, certificate } = pageContext;
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" nonce={cspNonce ?? undefined} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as text it would be escaped */}
      <script nonce={cspNonce ?? undefined} dangerouslySetInnerHTML={{ __html: HOLD_EARLY_CLICK }} />
      {!INDEXED_PATHS.includes(urlPathname) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={certificate?.url ?? `${origin}${urlPathname}`} />
      <SocialTags
        url={`${origin}${urlPathname}`}
        image={certificate?.pictureUrl ?? `${origin}/og/default.jpg`}
        {...appMeta(pageContext)}
      />
      <IconTags />
      {asksReferralConsent && <meta name="referral-consent" content="ask" data-ask />}
      {analytics && isReportedPage(urlPathname) && (
        <script defer src={analytics.scriptUrl} data-analytics={analytics.id} />
      )}
      {analytics && !isReportedPage(urlPathname) && <meta name="analytics" content="on other pages" />}
    </>
  );
}
