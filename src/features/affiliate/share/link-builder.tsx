import './share.css';
import { type ComboboxItem, type OptionsFilter, Select, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ListedPage, mainPages, PAGE_GROUPS } from '#src/content/main-pages.ts';
import { CopyField } from './copy-field.tsx';
import { LinkTest } from './link-test.tsx';
import { PagePreview } from './page-preview.tsx';
import { QrCode } from './qr-code.tsx';
import { referralLink } from './referral-link.ts';

/** The public pages by name, from the file that the build writes; the main ones without it. */
async function publicPages(): Promise<readonly ListedPage[]> {
  const response = await fetch('/page-list.json');
  return response.ok ? ((await response.json()) as ListedPage[]) : mainPages;
}

/** A path of this site from a typed path or full URL; null for anything else. */
export function sitePath(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (!/^(?:\/|https?:)/.test(text) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  return url.origin === origin ? url.pathname : null;
}

/** Matches the name or the path; an address of this site finds its own page. */
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

/** One composer: the page, its link, whether the link works, and the page as others see it. */
export function LinkBuilder({ code, canTest }: { code: string; canTest: boolean }) {
  const [path, setPath] = useState('/');
  const [pages, setPages] = useState(mainPages);
  useEffect(() => {
    publicPages().then(setPages, () => {});
  }, []);
  const link = referralLink(code, path);
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
      <CopyField label="Your link to it" value={link} what="referral link" button="Copy this link" />
      {canTest && <LinkTest />}
      <div className="aff-looks">
        <PagePreview path={path} />
        <QrCode link={link} code={code} />
      </div>
    </section>
  );
}
