import './logo.css';
import { LOGO } from '#src/domain/logo.ts';
import { site } from '#src/domain/site.ts';

export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className="logo-a" d={LOGO.left} />
        <path className="logo-b" d={LOGO.right} />
        <path className="logo-c" d={LOGO.middle} />
        <path className="logo-d" d={LOGO.ground} />
      </svg>
      <span className="logo-name">{site.brand}</span>
    </span>
  );
}
