import './share.css';
import { Button, Group, Text, Title } from '@mantine/core';
import { banners, kitTexts } from '#src/content/affiliate/kit.ts';
import { bannerPng, bannerSvg, svgDataUrl } from './banner-art.ts';
import { copyText, referralLink } from './copy-text.ts';
import { saveFile } from './save-file.ts';

/** Ready-made texts and banners. */
export function Kit({ code }: { code: string }) {
  const link = referralLink(code);
  return (
    <>
      <section className="panel" aria-labelledby="texts-title">
        <Title order={2} id="texts-title" mb="xs">
          Texts
        </Title>
        <Text c="dimmed" mb="md">
          Your link is in them already. Say in your own words that you earn a commission: readers take it
          well, and in many countries it is the law.
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
                  aria-label={`Copy Text: ${item.title}`}
                >
                  Copy Text
                </Button>
              </article>
            );
          })}
        </div>
      </section>
      <section className="panel" aria-labelledby="banners-title">
        <Title order={2} id="banners-title" mb="xs">
          Banners
        </Title>
        <Text c="dimmed" mb="md">
          Link them to your referral link wherever you place them.
        </Text>
        <div className="aff-banners">
          {banners.map((banner) => (
            <figure key={banner.name}>
              <img src={svgDataUrl(bannerSvg(banner))} width={banner.width} height={banner.height} alt="" />
              <figcaption>
                <Group justify="space-between">
                  {banner.name}
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={`Download PNG: ${banner.name}`}
                    onClick={() =>
                      void bannerPng(banner).then((picture) =>
                        saveFile(`banner-${banner.width}x${banner.height}.png`, picture),
                      )
                    }
                  >
                    Download PNG
                  </Button>
                </Group>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}
