import '#src/ui/styles/tokens.css';
import '#src/ui/styles/fonts-languages.css';
import '#src/ui/styles/fonts.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/layout.css';
import '#src/ui/styles/button.css';
import '#src/ui/styles/prose.css';
import '#src/ui/styles/print.css';
import type { ReactNode } from 'react';
import { useData } from 'vike-react/useData';
import { paths } from '#src/domain/paths.ts';
import { ReferralBanner } from '#src/features/affiliate/referral/referral-banner.tsx';
import { SiteFooter } from '#src/features/site/chrome/site-footer.tsx';
import { SiteHeader } from '#src/features/site/chrome/site-header.tsx';
import { type SiteData, siteMessages } from '#src/features/site/chrome/site-messages.ts';
import { HomeNotes } from '#src/features/site/home/home-notes.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const data = useData<SiteData>();
  const texts = siteMessages(data);
  return (
    <>
      <SiteHeader texts={texts} path={data.meta.path} isBare={data.bare} />
      <ReferralBanner texts={texts} />
      {data.meta.path === '/' && <HomeNotes dismiss={texts.closeNotice} />}
      {children}
      <SiteFooter
        texts={texts}
        path={data.meta.path}
        links={[
          [paths.affiliate, texts.affiliate],
          [paths.affiliateLogin, texts.affiliateLogin],
        ]}
      />
      <section
        id="toasts"
        className="toasts"
        tabIndex={-1}
        aria-label={texts.notifications}
        data-dismiss={texts.closeNotice}
      />
      <x-variant when="analytics:on">
        <script defer src="__ANALYTICS_SCRIPT_URL__" data-analytics="__ANALYTICS_ID__" />
      </x-variant>
    </>
  );
}
