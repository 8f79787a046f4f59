import './settings.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useIsOwner } from '#src/client/use-is-owner.ts';
import { SETTINGS_GROUPS } from '#src/domain/navigation.ts';
import { paths } from '#src/domain/paths.ts';
import { AdminPage } from '../shell/admin-page.tsx';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** The pages under /admin/settings; the overview also names pages elsewhere. */
const TABS = [
  { href: paths.adminSettings, label: 'Overview', ownerOnly: false },
  ...SETTINGS_GROUPS.flatMap(({ sections }) => sections).filter(({ href }) =>
    href.startsWith(`${paths.adminSettings}/`),
  ),
];

/** On a phone the tabs scroll sideways. The page itself stays where it is. */
function intoView(tab: HTMLElement | null): void {
  const tabs = tab?.parentElement;
  if (!tab || !tabs) return;
  tabs.scrollLeft += Math.max(0, tab.getBoundingClientRect().right - tabs.getBoundingClientRect().right);
}

/** A page under /admin/settings: the sections as tabs, then the page. */
export function SettingsPage(props: Props) {
  const { urlPathname } = usePageContext();
  const isOwner = useIsOwner();
  const tabs = TABS.filter(({ ownerOnly }) => isOwner || !ownerOnly);
  const current = tabs.findLast(({ href }) => urlPathname === href || urlPathname.startsWith(`${href}/`));
  return (
    <>
      <nav className="settings-tabs" aria-label="Settings" hidden={tabs.length === 1}>
        {tabs.map(({ href, label }) => (
          <a
            key={href}
            ref={href === current?.href ? intoView : undefined}
            href={href}
            aria-current={href === current?.href ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <AdminPage {...props} />
    </>
  );
}
