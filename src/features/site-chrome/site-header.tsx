import { paths } from '#src/domain/paths.ts';
import './site-chrome.css';
import './site-menu.css';
import { phoneUrl, site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import type { SiteMessages } from './site-messages.ts';

type Props = { words: SiteMessages; path: string };

/** In the checkout: nothing that leads away from it. */
export function BareHeader({ words }: { words: SiteMessages }) {
  return (
    <>
      <a className="skip btn" href="#main">
        {words.skipToContent}
      </a>
      <header className="site-header" id="top">
        <div className="wrap">
          <a className="home-link" href="/" aria-label={site.brand}>
            <Logo />
          </a>
        </div>
      </header>
    </>
  );
}

/** The menu is one list: a row on wide screens, a popover on small ones. */
export function SiteHeader({ words, path }: Props) {
  const anchor = (id: string) => (path === '/' ? `#${id}` : `/#${id}`);
  const links = [
    ['/', words.home],
    [paths.portfolio, words.portfolio],
    [paths.whyTree, words.whyTree],
    [anchor('about'), words.howItWorks],
    [anchor('pricing'), words.pricing],
  ] as const;
  // These pages are in English only; the phone menu says so.
  const language = words.lang.startsWith('en') ? undefined : 'en';
  return (
    <>
      <a className="skip btn" href="#main">
        {words.skipToContent}
      </a>
      <header className="site-header" id="top">
        <div className="wrap">
          <a className="home-link" href="/" aria-label={site.brand}>
            <Logo />
          </a>
          <button className="menu-button" type="button" popoverTarget="menu" aria-label={words.menu}>
            <Icon name="menu" />
            <Icon name="close" />
          </button>
          <nav className="menu" id="menu" popover="auto" aria-label={words.menu}>
            <ul>
              {links.map(([href, name]) => (
                <li key={href}>
                  <a href={href} hrefLang={language} aria-current={href === path ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <a className="order-link" href={anchor('pricing')}>
                  {words.orderNow}
                </a>
              </li>
              <li>
                <a className="chat-link" href={words.chatHref} target="_blank" rel="noopener noreferrer">
                  <Icon name="chat" />
                  <span>{words.chat}</span>
                  <span className="sr"> ({words.opensInNewTab})</span>
                </a>
              </li>
              <li className="menu-only">
                <a href={phoneUrl}>
                  <Icon name="phone" />
                  {site.phone}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
    </>
  );
}
