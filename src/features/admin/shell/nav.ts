import { ADMIN_NAV } from '#src/domain/navigation.ts';
import { paths } from '#src/domain/paths.ts';

/** The entry of the navigation that a screen belongs to. */
export function currentEntry(pathname: string): string | undefined {
  const isPart = (path: string) =>
    pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
  return ADMIN_NAV.find(({ href, also = [] }) => [href, ...also].some(isPart))?.href;
}
