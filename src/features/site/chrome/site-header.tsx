import { paths } from '#src/domain/paths.ts';
import './site-chrome.css';
import { phoneUrl, site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import type { SiteMessages } from './site-messages.ts';

type Props = {
  texts: SiteMessages;
  path: string;
  /** In the checkout: nothing leads away from it, and its script writes it in another language. */
  isBare: boolean | undefined;
};

export function SiteHeader({ texts, path, isBare }: Props) {
  return (
    <>
      <a className="skip btn" href="#main" data-t={isBare && 'pages.chrome.skipToContent'}>
        {texts.skipToContent}
      </a>
      <header className="site-header" id="top">
        <div className="wrap">
          <a className="home-link" href="/" aria-label={site.brand}>
            <Logo />
          </a>
          {!isBare && <Menu texts={texts} path={path} />}
        </div>
      </header>
    </>
  );
}

/** One list: a row on wide screens, a popover on small ones. */
function Menu({ texts, path }: Omit<Props, 'isBare'>) {
  const anchor = (id: string) => (path === '/' ? `#${id}` : `/#${id}`);
  const links = [
    ['/', texts.home],
    [paths.portfolio, texts.portfolio],
    [paths.whyTree, texts.whyTree],
    [anchor('about'), texts.howItWorks],
    [anchor('pricing'), texts.pricing],
  ] as const;
  // These pages are in English only; the phone menu says so.
  const language = texts.lang.startsWith('en') ? undefined : 'en';
  return (
    <>
      <button className="menu-button" type="button" popoverTarget="menu" aria-label={texts.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <nav className="menu" id="menu" popover="auto" aria-label={texts.menu}>
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
              {texts.orderNow}
            </a>
          </li>
          <li>
            <a className="chat-link" href={texts.chatHref} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              <span>{texts.chat}</span>
              <span className="sr"> ({texts.opensInNewTab})</span>
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
    </>
  );
}
