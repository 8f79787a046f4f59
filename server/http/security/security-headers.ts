/** SEC-29: the headers of every response, and the content policies of the three kinds of pages. */
import { createHash } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';

export function commonHeaders(config: Pick<Config, 'isHttps' | 'isPublicDemo'>): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ...(config.isHttps
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
    // A public demo must not appear in search results.
    ...(config.isPublicDemo ? ([['X-Robots-Tag', 'noindex']] as [string, string][]) : []),
  ];
}

const SAME_ORIGIN: [string, string][] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** For data, errors and redirects. Headers set by a route take precedence. */
export const QUIET_HEADERS: readonly (readonly [string, string])[] = [
  ...SAME_ORIGIN,
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
];

/** For files: no framing. Browsers show a film by means that a stricter policy would block. */
export function assetHeaders(type: string): [string, string][] {
  const isDocument = type === 'image/svg+xml';
  return [
    ...SAME_ORIGIN,
    // An SVG opened directly is a document: it must not run scripts.
    [
      'Content-Security-Policy',
      `${isDocument ? "default-src 'none'; style-src 'unsafe-inline'; " : ''}frame-ancestors 'none'`,
    ],
  ];
}

export const PAGE_HEADERS = {
  public: [
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // The payment provider opens its window from our page.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ],
  shared: [...SAME_ORIGIN, ['Cache-Control', 'no-cache']],
  private: [
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cache-Control', 'private, no-store'],
    ['X-Robots-Tag', 'noindex'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

const BASE =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; object-src 'none'; manifest-src 'self'; font-src 'self'; media-src 'self'";
/** For a source list. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Of a pre-rendered page: by hash instead of nonce, so that it can be cached. */
export function publicPolicy(
  html: string,
  outside: { stripe: boolean; analyticsOrigin: string | null },
): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const hashes = scripts
    .filter(([, attributes = '']) => !/application\/(ld\+)?json/.test(attributes))
    .map(([, , content = '']) => hashOf(content));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, content = '']) =>
    hashOf(content),
  );
  // 'self': scripts that a page fetches at an interaction.
  const hosts = ["'self'", outside.stripe ? 'https://js.stripe.com' : '', outside.analyticsOrigin ?? '']
    .filter(Boolean)
    .join(' ');
  return [
    BASE,
    `script-src ${[...new Set(hashes)].join(' ')} 'inline-speculation-rules' ${hosts}`.trim(),
    `style-src ${[...new Set(styles)].join(' ') || "'none'"}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${outside.analyticsOrigin ? ` ${outside.analyticsOrigin}` : ''}${outside.stripe ? ' https://api.stripe.com' : ''}`,
    outside.stripe ? 'frame-src https://js.stripe.com https://buy.stripe.com' : "frame-src 'none'",
  ].join('; ');
}

/** Policy of the application areas: no foreign host, except for analytics if `isReportedPage`. */
export function privatePolicy(
  nonce: string,
  isDevelopment: boolean,
  analyticsOrigin: string | null = null,
): string {
  const own = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const analytics = analyticsOrigin ? ` ${analyticsOrigin}` : '';
  return [
    BASE,
    `script-src 'self' ${own}${analytics}`,
    `style-src 'self' ${own}`,
    ...(isDevelopment ? [] : ["style-src-attr 'unsafe-inline'"]),
    "img-src 'self' data: blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${analytics}`,
  ].join('; ');
}

/** SEC-19: a file that is opened in a browser has no scripts, no frame and no origin. */
export const downloadHeaders = (contentType: string, disposition: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': disposition,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});
