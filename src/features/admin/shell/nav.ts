/** The current entry of the navigation. */
import { ADMIN_NAV } from '#src/domain/navigation.ts';
import { paths } from '#src/domain/paths.ts';

const pathOf = (href: string): string => href.split('?')[0] ?? href;

/** The longest entry that is a prefix of the path; with a query, only if the address has it. */
export function currentEntry(pathname: string, search: Readonly<Record<string, string>>): string | undefined {
  if (pathname.startsWith(paths.adminAddOrder)) return paths.adminOrders;
  const matches = ADMIN_NAV.map(({ href }) => href).filter((href) => {
    const path = pathOf(href);
    const isPart = pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
    const query = new URLSearchParams(href.split('?')[1]);
    // An entry with a filter belongs to the whole screen if no other entry names that screen.
    const isOnly = ADMIN_NAV.filter((entry) => pathOf(entry.href) === path).length === 1;
    return isPart && (isOnly || [...query].every(([key, value]) => search[key] === value));
  });
  return matches.at(-1);
}
