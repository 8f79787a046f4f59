import { paths } from '#src/domain/paths.ts';
import { MissingPage } from '#src/features/site/chrome/missing-page.tsx';

const WAYS_ON = [
  ['/#pricing', 'The package and its price'],
  [paths.portfolio, 'Portfolio'],
  [paths.locations, 'All locations and trades'],
] as const;

export const Page = () => (
  <MissingPage
    title="404 Page Not Found"
    text="There’s a gap in the hedge here. The page may have moved, or there may be a typo in the address."
    back={['/', 'Back to Home']}
  >
    <ul className="missing-ways">
      {WAYS_ON.map(([href, name]) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </MissingPage>
);
