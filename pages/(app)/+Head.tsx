import { ColorSchemeScript } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { isReportedPage } from '#src/domain/app-pages.rules.ts';
import { IconTags, SocialTags } from '#src/ui/head-tags.tsx';

export function Head() {
  const { cspNonce, urlPathname, origin, analytics, config } = usePageContext();
  const isPublic = urlPathname === '/affiliate-signup';
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" nonce={cspNonce ?? undefined} />
      {!isPublic && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={`${origin}${urlPathname}`} />
      <SocialTags
        url={`${origin}${urlPathname}`}
        image={`${origin}/og/default.jpg`}
        title={String(config.title)}
        description={String(config.description)}
      />
      <IconTags />
      {analytics && isReportedPage(urlPathname) && <script defer src={analytics.scriptUrl} data-analytics={analytics.id} />}
      {analytics && !isReportedPage(urlPathname) && <meta name="analytics" content="on other pages" />}
    </>
  );
}
