import './share.css';
import { Button, Group, Text } from '@mantine/core';
import { bannerFile, banners, bannerWords, kitTexts } from '#src/content/affiliate/kit.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { referralLink } from './referral-link.ts';

/** Ready-made texts and banners, closed until somebody wants one. */
export function Kit({ code }: { code: string }) {
  const link = referralLink(code);
  return (
    <>
      <Disclosure className="panel" title={<h2>Texts</h2>} note={`${kitTexts.length} to copy`}>
        <Text c="dimmed" mb="md">
          Your link is already in them. Say in your own words that you earn a commission. Readers don’t mind,
          and in many countries it’s the law.
        </Text>
        <div className="aff-texts">
          {kitTexts.map((item) => {
            const text = item.text.replaceAll('{link}', link);
            return (
              <article key={item.title}>
                <h3>{item.title}</h3>
                <p>{text}</p>
                <Button
                  variant="default"
                  size="sm"
                  onClick={() => void copyText(text, 'text')}
                  aria-label={`Copy text: ${item.title}`}
                >
                  Copy text
                </Button>
              </article>
            );
          })}
        </div>
      </Disclosure>
      <Disclosure className="panel" title={<h2>Banners</h2>} note={`${banners.length} to download`}>
        <Text c="dimmed" mb="md">
          Link them to your referral link wherever you place them.
        </Text>
        <div className="aff-banners">
          {banners.map((banner) => (
            <figure key={banner.name} data-wide={banner.width / banner.height > 3 || undefined}>
              <img
                src={bannerFile(banner, 'svg')}
                width={banner.width}
                height={banner.height}
                alt={`${bannerWords.headline}: ${bannerWords.price}`}
                loading="lazy"
              />
              <figcaption>
                <span>{banner.name}</span>
                <Group gap="xs">
                  {(['png', 'svg'] as const).map((kind) => (
                    <Button
                      component="a"
                      variant="default"
                      size="sm"
                      key={kind}
                      href={bannerFile(banner, kind)}
                      download
                      aria-label={`Download ${kind.toUpperCase()}: ${banner.name}`}
                    >
                      Download {kind.toUpperCase()}
                    </Button>
                  ))}
                </Group>
              </figcaption>
            </figure>
          ))}
        </div>
      </Disclosure>
    </>
  );
}
