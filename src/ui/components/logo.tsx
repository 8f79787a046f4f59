import './logo.css';
import { site } from '#src/domain/site.ts';

export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className="logo-a" d="M20 33C8 32 4 24 5 13c10 1 15 8 15 20Z" />
        <path className="logo-b" d="M20 33c12-1 16-9 15-20-10 1-15 8-15 20Z" />
        <path className="logo-c" d="M20 24c-5-5-5-13 0-20 5 7 5 15 0 20Z" />
        <path className="logo-d" d="M4 36.5h32" />
      </svg>
      <span className="logo-name">{site.brand}</span>
    </span>
  );
}
