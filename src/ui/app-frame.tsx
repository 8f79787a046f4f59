import './app-frame.css';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type AppChrome, ENGLISH, loadAppChrome } from '#src/content/app-chrome.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { AppSchemeSelect } from './color-scheme/app-scheme-select.tsx';
import { Logo } from './components/logo.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type Props = { children: ReactNode; nav?: ReactNode; narrow?: boolean };

type Shown = { lang: string; onEnglish?: () => void };
const FrameLanguage = createContext<(shown: Shown) => void>(() => {});

/**
 * Header and footer follow the language of the page's content, once that is known.
 * @param onEnglish the header offers English beside another language; the same function each time
 */
export function useFrameLanguage(lang: string | undefined, onEnglish?: () => void): void {
  const show = useContext(FrameLanguage);
  useEffect(() => {
    if (lang) show({ lang, onEnglish });
  }, [lang, onEnglish, show]);
}

/** The texts before stay until those of another language are there. */
function useChrome(lang: string): AppChrome {
  const { data: chrome = ENGLISH } = useQuery({
    queryKey: ['texts of the frame', lang],
    queryFn: () => loadAppChrome(lang),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    const toasts = document.getElementById('toasts');
    toasts?.setAttribute('aria-label', chrome.notifications);
    toasts?.setAttribute('lang', chrome.lang);
    toasts?.setAttribute('data-dismiss', chrome.closeNotice);
  }, [chrome]);
  return chrome;
}

function Failed() {
  return (
    <div role="alert" lang={ENGLISH.lang}>
      <Title order={1} mb="sm">
        Something went wrong
      </Title>
      <Text mb="lg">A part of this page could not be loaded. Reload the page to try again.</Text>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </div>
  );
}

/** Layout of the order form, the customer's pages, and affiliate signup, login and dashboard. */
export function AppFrame({ children, nav, narrow }: Props) {
  const [{ lang, onEnglish }, show] = useState<Shown>({ lang: ENGLISH.lang });
  const texts = useChrome(lang);
  return (
    <div className={narrow ? 'app-frame narrow' : 'app-frame'}>
      <a className="skip-link" href="#main" lang={texts.lang}>
        {texts.skipToContent}
      </a>
      <header className="app-header">
        <a href="/" aria-label={site.brand}>
          <Logo />
        </a>
        <address>
          {site.legalName}
          <br />
          {site.address}
        </address>
        {onEnglish && !lang.startsWith('en') && (
          <Anchor component="button" type="button" lang="en" underline="always" onClick={onEnglish}>
            English
          </Anchor>
        )}
        {nav && <nav aria-label="Account">{nav}</nav>}
      </header>
      <main id="main" className="app-main">
        <ErrorBoundary fallback={<Failed />}>
          <FrameLanguage value={show}>{children}</FrameLanguage>
        </ErrorBoundary>
      </main>
      <footer className="app-footer" lang={texts.lang}>
        <span>
          © {site.copyrightYear} {site.brand}. <a href={paths.privacy}>{texts.privacy}</a> ·{' '}
          <a href={paths.terms}>{texts.terms}</a> · <a href={`mailto:${site.email}`}>{site.email}</a>
        </span>
        <AppSchemeSelect texts={texts} />
      </footer>
    </div>
  );
}

export const inFrame = (Screen: ComponentType, frame: Omit<Props, 'children'> = {}) =>
  function Page() {
    return (
      <AppFrame {...frame}>
        <Screen />
      </AppFrame>
    );
  };
