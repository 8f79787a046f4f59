import './back-link.css';
import { Icon } from './icon.tsx';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="back" href={href}>
      <Icon name="back" />
      {children}
    </a>
  );
}
