import { ColorSchemeScript } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { site } from '#src/domain/site.ts';

export function Head() {
  const { cspNonce, urlPathname, origin } = usePageContext() as { cspNonce?: string; urlPathname: string; origin?: string };
  const isPublic = urlPathname === '/affiliate-signup';
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" nonce={cspNonce} />
      {!isPublic && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={`${origin}${urlPathname}`} />
      <meta property="og:url" content={`${origin}${urlPathname}`} />
      <meta property="og:image" content={`${origin}/og/default.jpg`} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.themeColor} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.themeColorDark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-48.png" sizes="48x48" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
