import { paths } from '#src/domain/paths.ts';
import { serialiseJson } from '#src/domain/shared/json.ts';
import { site } from '#src/domain/site.ts';
import { ALTERNATES, absolute, type JsonLd, organisation, type PageMeta, website } from './page-meta.ts';

type Social = { type?: PageMeta['type']; url: string; image: string; title: string; description: string };

/** Link preview tags. Vike adds og:title and the application areas' og:description. */
export function SocialTags({ type = 'website', url, image, title, description }: Social) {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}

/** Browser theme colour and icons, small ones first. */
export function IconTags() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.themeColor} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.themeColorDark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-48.png" sizes="48x48" />
      <link rel="icon" type="image/png" href="/favicon-96.png" sizes="96x96" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** Everything in <head> except charset, viewport, title and style. */
export function HeadTags({ meta }: { meta: PageMeta }) {
  const url = absolute(meta.path);
  const image = absolute(`/og/${meta.image ?? 'default'}.jpg`);
  return (
    <>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {meta.noindex && <meta name="robots" content="noindex" />}
      {meta.canonical !== false && <link rel="canonical" href={url} />}
      {meta.alternates &&
        ALTERNATES.map(([lang, path]) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={absolute(path)} />
        ))}
      <meta property="og:description" content={meta.description} />
      <SocialTags
        url={url}
        image={image}
        type={meta.type}
        title={meta.title}
        description={meta.description}
      />
      <IconTags />
      <link rel="alternate" type="application/rss+xml" title={`${site.brand} Blog`} href={paths.rss} />
      {!meta.noindex &&
        (meta.jsonLdWithoutClaims ? (
          <>
            <x-variant when="claims:shown">
              <JsonLdScript items={meta.jsonLd ?? []} />
            </x-variant>
            <x-variant when="claims:hidden">
              <JsonLdScript items={meta.jsonLdWithoutClaims} />
            </x-variant>
          </>
        ) : (
          <JsonLdScript items={meta.jsonLd ?? []} />
        ))}
    </>
  );
}

/** The only raw HTML of the public site that is not a constant. */
function JsonLdScript({ items }: { items: readonly JsonLd[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': [organisation, website, ...items] };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised and escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJson(graph) }} />;
}
