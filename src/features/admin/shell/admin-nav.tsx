import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { NavEntry } from '#src/domain/define-screens.ts';
import { currentEntry, NAV_GROUPS } from '#src/domain/navigation.ts';
import type { ActionItem } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { sumBy } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

/** The entries in groups, with the number of rows that need attention. */
export function AdminNav({ role, isOpen }: { role: AdminRole; isOpen: boolean }) {
  const { urlPathname } = usePageContext();
  const items = trpc.dashboard.actionItems.useQuery();
  const current = currentEntry(urlPathname);
  const itemsOf = ({ actionItems = [] }: NavEntry): ActionItem[] =>
    (items.data ?? []).filter(({ kind }) => actionItems.some((own) => own === kind));
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
                    <NavLink entry={entry} isCurrent={entry.href === current} items={itemsOf(entry)} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

type LinkProps = { entry: NavEntry; isCurrent: boolean; items: readonly ActionItem[] };

/** What is counted is a description: the name of the link stays the name of the screen. */
function NavLink({ entry, isCurrent, items }: LinkProps) {
  const count = sumBy(items, (item) => item.count);
  return (
    <a
      href={entry.part && count > 0 ? `${entry.href}?${entry.part}` : entry.href}
      aria-current={isCurrent ? 'page' : undefined}
      title={items.map(({ text }) => text).join('; ') || undefined}
    >
      {entry.label}
      {count > 0 && (
        <span className="admin-nav-count" aria-hidden="true">
          {countText(count)}
        </span>
      )}
    </a>
  );
}
