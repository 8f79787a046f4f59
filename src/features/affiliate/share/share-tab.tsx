import './share.css';
import { Button, type ComboboxItem, Group, type OptionsFilter, Select, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bannerFile, banners, bannerWords, kitTexts } from '#src/content/affiliate/kit.ts';
import { type ListedPage, mainPages, PAGE_GROUPS } from '#src/content/main-pages.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { useCanShare } from '#src/ui/behaviour/use-can-share.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Icon } from '#src/ui/components/icon.tsx';
import { QrCode, ReferralLinkField, referralLink } from './referral-link.tsx';
import './link-test.css';
import { api, failureText } from '#src/client/trpc.ts';

export function ShareTab({ code, canTest }: { code: string; canTest: boolean }) {
  return (
    <div className="aff-stack">
      <LinkBuilder code={code} canTest={canTest} />
      <Kit code={code} />
    </div>
  );
}

/** The public pages by name, from the file that the build writes; the main ones without it. */
async function publicPages(): Promise<readonly ListedPage[]> {
  const response = await fetch('/page-list.json');
  return response.ok ? ((await response.json()) as ListedPage[]) : mainPages;
}

/** A path of this site from a typed path or full URL; null for anything else. */
function sitePath(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (!/^(?:\/|https?:)/.test(text) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === origin ? url.pathname : null;
}

/** An address of this site finds its own page. */
const byNameOrPath: OptionsFilter = ({ options, search }) => {
  const wanted = (sitePath(search, window.location.origin) ?? search).trim().toLowerCase();
  const matches = ({ label, value }: ComboboxItem) =>
    value === wanted || label.toLowerCase().includes(wanted) || (wanted !== '/' && value.includes(wanted));
  return options
    .map((option) =>
      'group' in option
        ? { ...option, items: option.items.filter((item) => typeof item !== 'string' && matches(item)) }
        : option,
    )
    .filter((option) => ('group' in option ? option.items.length > 0 : matches(option)));
};

function LinkBuilder({ code, canTest }: { code: string; canTest: boolean }) {
  const [path, setPath] = useState('/');
  const { data: pages = mainPages } = useQuery({ queryKey: ['public pages'], queryFn: publicPages });
  const link = referralLink(code, path);
  const canShare = useCanShare();
  return (
    <section className="panel" aria-labelledby="links-title">
      <Title order={2} id="links-title" mb="xs">
        Link to any page
      </Title>
      <Text c="dimmed" mb="md">
        Every page carries your code, so send a restaurant to the restaurant page.
      </Text>
      <Select
        label="Page"
        leftSection={<Icon name="search" />}
        description="Search by trade, place or article, or paste an address of this site."
        searchable
        allowDeselect={false}
        nothingFoundMessage="No page of this site matches."
        maxDropdownHeight={320}
        // Inside the main landmark, for screen readers.
        comboboxProps={{ withinPortal: false }}
        value={path}
        onChange={(value) => setPath(value ?? '/')}
        filter={byNameOrPath}
        data={PAGE_GROUPS.map((group) => ({
          group,
          items: pages
            .filter((page) => page.group === group)
            .map((page) => ({ value: page.path, label: page.name })),
        })).filter(({ items }) => items.length > 0)}
        mb="md"
      />
      <ReferralLinkField label="Your link to it" link={link} button="Copy this link">
        {canShare && (
          <Button variant="default" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            Share
          </Button>
        )}
      </ReferralLinkField>
      <QrCode link={link} code={code} size={96} />
      {canTest && <LinkTest />}
    </section>
  );
}

function Kit({ code }: { code: string }) {
  const link = referralLink(code);
  return (
    <>
      <section className="panel" aria-labelledby="texts-title">
        <Title order={2} id="texts-title" mb="xs">
          Texts
        </Title>
        <Text c="dimmed" mb="md">
          Your link is already in them, and they say that you earn a commission: readers don’t mind, and in
          many countries it’s the law.
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
      </section>
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

type Step = { key: keyof typeof TITLES; ok: boolean; text: string };
const TITLES = {
  page: 'The link opens',
  click: 'The click is recorded',
  cookie: 'The browser remembers it',
  reference: 'The checkout knows you',
  sale: 'The sale is yours',
};

/**
 * Tests the whole path in this browser: the page, the visit with its cookie, the server's response.
 */
async function walk(show: (steps: Step[]) => void): Promise<void> {
  const { token, code } = await api.affiliates.startLinkTest.mutate();
  const page = await fetch(`/?ref=${code}`, { cache: 'no-store' });
  const text = page.ok ? 'Your link opens the home page.' : `The page answered with ${page.status}.`;
  const first: Step = { key: 'page', ok: page.ok, text };
  show([first]);
  await api.referrals.visit.mutate({ code, path: '/', test: token });
  const result = await api.affiliates.finishLinkTest.mutate({ token });
  show([first, ...result.steps]);
}

function LinkTest() {
  const [steps, setSteps] = useState<Step[]>([]);
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: () => walk(setSteps),
    onMutate: () => setSteps([]),
  });
  const isGood = steps.length === Object.keys(TITLES).length && steps.every(({ ok }) => ok);
  return (
    <section className="aff-test" aria-label="Test my link">
      <div className="aff-test-start">
        <Button variant="default" onClick={() => mutate()} loading={isPending}>
          {isIdle || isPending ? 'Start test' : 'Test again'}
        </Button>
        <Text size="sm" c="dimmed">
          Follows your link like a customer, up to a simulated sale that is never counted or paid.
        </Text>
      </div>
      <p className="form-error" role="alert" style={{ marginTop: error ? '1rem' : 0 }}>
        {error && failureText(error, 'The test could not be finished. Try again.')}
      </p>
      <ol className="aff-steps">
        {steps.map((item) => (
          <li key={item.key} data-ok={item.ok}>
            <Icon name={item.ok ? 'check' : 'clock'} />
            <span>
              <strong>
                {TITLES[item.key]}
                <span className="sr-only">{item.ok ? ': passed' : ': failed'}</span>
              </strong>
              {item.text}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="aff-verdict">
        {!isPending && steps.length > 0
          ? isGood
            ? 'Your link works from the first click to the sale.'
            : 'A step didn’t work. The line above says which.'
          : ''}
      </p>
    </section>
  );
}
