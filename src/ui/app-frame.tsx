import { paths } from '#src/domain/paths.ts';
import './app-frame.css';
import type { ReactNode } from 'react';
import { site } from '#src/domain/site.ts';
import { AppSchemeSelect } from './color-scheme/app-scheme-select.tsx';
import { Logo } from './components/logo.tsx';

type Props = { children: ReactNode; nav?: ReactNode; narrow?: boolean };

/** Layout of the order form and of affiliate signup, login and dashboard. */
export function AppFrame({ children, nav, narrow }: Props) {
  return (
    <div className={narrow ? 'app-frame narrow' : 'app-frame'}>
      <a className="skip-link" href="#main" lang="en">
        Skip to content
      </a>
      <header className="app-header">
        <a href="/" aria-label={site.brand}>
          <Logo />
        </a>
        {nav && <nav aria-label="Account">{nav}</nav>}
      </header>
      <main id="main" className="app-main">
        {children}
      </main>
      <footer className="app-footer" lang="en">
        <span>
          © {site.copyrightYear} {site.brand}. <a href="/privacy-policy">Privacy Policy</a> ·{' '}
          <a href={paths.terms}>Terms of Service</a> · <a href={`mailto:${site.email}`}>{site.email}</a>
        </span>
        <AppSchemeSelect />
      </footer>
    </div>
  );
}
