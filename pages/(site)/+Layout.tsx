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
import { HomeNotes } from '#src/features/home/home-notes.tsx';
import { ProspectGreeting } from '#src/features/referral/prospect-greeting.tsx';
import { ReferralBanner } from '#src/features/referral/referral-banner.tsx';
import { SiteFooter } from '#src/features/site-chrome/site-footer.tsx';
import { BareHeader, SiteHeader } from '#src/features/site-chrome/site-header.tsx';
import { type SiteData, siteMessages } from '#src/features/site-chrome/site-messages.ts';

export function Layout({ children }: { children: ReactNode }) {
  const data = useData<SiteData>();
  const words = siteMessages(data);
  return (
    <>
      {data.bare ? <BareHeader words={words} /> : <SiteHeader words={words} path={data.meta.path} />}
      <ReferralBanner words={words} />
      {data.meta.path === '/' && <ProspectGreeting dismiss={words.closeNotice} />}
      {data.meta.path === '/' && <HomeNotes dismiss={words.closeNotice} />}
      {children}
      <SiteFooter words={words} path={data.meta.path} />
      <section
        id="toasts"
        className="toasts"
        tabIndex={-1}
        aria-label={words.notifications}
        data-dismiss={words.closeNotice}
      />
      <x-variant when="analytics:on">
        <script defer src="__ANALYTICS_SCRIPT_URL__" data-analytics="__ANALYTICS_ID__" />
      </x-variant>
    </>
  );
}
