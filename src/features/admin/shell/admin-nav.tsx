import { usePageContext } from 'vike-react/usePageContext';
import { currentEntry, NAV_GROUPS } from '#src/domain/navigation.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { useWaiting } from './use-waiting.ts';

/** The entries in groups; a count opens the tab whose rows wait for staff. */
export function AdminNav({ role, isOpen }: { role: AdminRole; isOpen: boolean }) {
  const { urlPathname } = usePageContext();
  const waitingIn = useWaiting();
  const current = currentEntry(urlPathname);
  return (
    <nav id="admin-nav" className="admin-nav" data-open={isOpen || undefined} aria-label="Admin">
      <div className="admin-nav-groups">
        {NAV_GROUPS.map((group) => (
          <div key={group.label} className="admin-nav-group">
            <p id={`nav-${group.label}`}>{group.label}</p>
            <ul aria-labelledby={`nav-${group.label}`}>
              {group.entries
                .filter((entry) => !entry.ownerOnly || role === 'owner')
                .map(({ href, label }) => {
                  const waiting = waitingIn(href);
                  return (
                    <li key={href}>
                      <a href={href} aria-current={href === current ? 'page' : undefined}>
                        {label}
                      </a>
                      {waiting && (
                        <a className="admin-nav-count" href={waiting.href} title={waiting.text}>
                          {waiting.count}
                          <span className="sr-only"> {waiting.label}</span>
                        </a>
                      )}
                    </li>
                  );
                })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
