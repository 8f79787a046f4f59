import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { NavEntry } from '#src/domain/define-screens.ts';
import { currentEntry, NAV_GROUPS } from '#src/domain/navigation.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

/** The entries in groups, with the number of rows that need attention. */
export function AdminNav({ role, isOpen }: { role: AdminRole; isOpen: boolean }) {
  const { urlPathname } = usePageContext();
  const items = trpc.dashboard.actionItems.useQuery();
  const current = currentEntry(urlPathname);
  const countOf = ({ actionItems = [] }: NavEntry): number =>
    (items.data ?? [])
      .filter(({ kind }) => actionItems.some((own) => own === kind))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <nav id="admin-nav" className="admin-nav" data-open={isOpen || undefined} aria-label="Admin">
      <div className="admin-nav-groups">
        {NAV_GROUPS.map((group) => (
          <div key={group.label} className="admin-nav-group">
            <p id={`nav-${group.label}`}>{group.label}</p>
            <ul aria-labelledby={`nav-${group.label}`}>
              {group.entries
                .filter((entry) => !entry.ownerOnly || role === 'owner')
                .map((entry) => (
                  <li key={entry.href}>
                    <NavLink entry={entry} isCurrent={entry.href === current} count={countOf(entry)} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

type LinkProps = { entry: NavEntry; isCurrent: boolean; count: number };

/** The count is a description, so that the name of the link stays the name of the screen. */
function NavLink({ entry, isCurrent, count }: LinkProps) {
  const need = `${count} ${count === 1 ? 'needs' : 'need'} attention`;
  return (
    <a href={entry.href} aria-current={isCurrent ? 'page' : undefined} title={count > 0 ? need : undefined}>
      {entry.label}
      {count > 0 && (
        <span className="admin-nav-count" aria-hidden="true">
          {countText(count)}
        </span>
      )}
    </a>
  );
}
