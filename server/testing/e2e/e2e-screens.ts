/**
 * Every screen of the product. Application pages whose address has no parameter come from the
 * modules' lists of screens, the others have an entry here. A test fails when a page is missing.
 */
import { APP_PAGES, routeOf } from '#src/domain/app-pages.ts';

/** What the journey creates or finds before it opens the screens. */
export type ScreenLinks = Record<
  | 'affiliate'
  | 'certificate'
  | 'designs'
  | 'email'
  | 'form'
  | 'invite'
  | 'live'
  | 'order'
  | 'receipt'
  | 'review',
  string
>;

type Screen = {
  name: string;
  /** Folder below `pages`, or the file of the server that writes the page. */
  page: string;
};
export type WalkedScreen = Screen & { open: (links: ScreenLinks) => string };
/** Takes more than a visit to reach: this journey opens it and checks the same. */
type ReachedScreen = Screen & { journey: string };

const site = (name: string, folder: string, path: string): WalkedScreen => ({
  name,
  page: `(site)/${folder}`,
  open: () => path,
});
const app = (name: string, folder: string, open: string | WalkedScreen['open']): WalkedScreen => ({
  name,
  page: `(app)/${folder}`,
  open: typeof open === 'string' ? () => open : open,
});
const MAILBOX = 'server/http/pages/dev-email.route.ts';

const PAGES_WITHOUT_PARAMETERS = Object.entries(APP_PAGES).flatMap(([folder, { title }]) =>
  folder.includes('@') ? [] : app(title.replace(' | Admin', ''), folder, routeOf(folder)),
);
const isOfAdminArea = ({ page }: Screen) => page.startsWith('(app)/admin/');

/** Without a session. */
export const VISITOR_SCREENS: readonly WalkedScreen[] = [
  site('home', 'index', '/'),
  site('portfolio', 'portfolio/index', '/portfolio'),
  site('portfolio project', 'portfolio/@id', '/portfolio/tidewell'),
  site('why a tree', 'why-tree', '/why-tree'),
  site('privacy policy', 'privacy-policy', '/privacy-policy'),
  site('refund policy', 'refund-policy', '/refund-policy'),
  site('terms of service', 'terms-of-service', '/terms-of-service'),
  site('affiliate programme', 'affiliate', '/affiliate'),
  site('blog', 'blog/index', '/blog'),
  site('article', 'blog/@slug', '/blog/what-customers-check-before-they-ring'),
  site('article with a chart', 'blog/@slug', '/blog/what-a-website-costs-over-three-years'),
  site('missing article', 'blog-not-found', '/blog/nowhere-at-all'),
  site('page of an industry', '@slug', '/restaurant'),
  site('page of a country', '@slug', '/cheap-website-design-greece'),
  site('locations', 'locations', '/locations'),
  site('demo checkout', 'demo-checkout', '/demo-checkout'),
  site('missing page', 'not-found', '/nowhere-at-all'),
  app('missing page of an application area', '_error', '/checkout/nowhere-at-all'),
  ...PAGES_WITHOUT_PARAMETERS.filter((screen) => !isOfAdminArea(screen)),
  app('invitation to the admin area', 'admin-invite', ({ invite }) => invite),
  { name: 'demo mailbox', page: MAILBOX, open: () => '/dev/mail' },
  { name: 'email', page: MAILBOX, open: ({ email }) => email },
  { name: 'email as text', page: MAILBOX, open: ({ email }) => `${email}?view=text` },
  { name: 'email on a phone', page: MAILBOX, open: ({ email }) => `${email}?view=phone` },
  {
    name: 'expired link of an email',
    page: 'server/modules/sale/payment/checkout.route.ts',
    open: () => '/forms/resume-checkout/expired',
  },
];

/** With the links that customers get by email. */
export const CUSTOMER_SCREENS: readonly WalkedScreen[] = [
  app('order form', 'order-confirmation', ({ form }) => form),
  app('project with designs to choose from', 'project', ({ designs }) => designs),
  app('project whose website is live', 'project', ({ live }) => live),
  app('review', 'review', ({ review }) => review),
  app('certificate', 'certificate/@number', ({ certificate }) => certificate),
  {
    name: 'receipt',
    page: 'server/modules/project/customer-page/receipt.route.ts',
    open: ({ receipt }) => receipt,
  },
];

const tab = (name: string) =>
  app(
    `affiliate dashboard, ${name}`,
    'affiliate-dashboard/@id',
    ({ affiliate }) => `/affiliate-dashboard/${affiliate}?tab=${name}`,
  );
export const AFFILIATE_SCREENS: readonly WalkedScreen[] = [
  tab('overview'),
  tab('share'),
  tab('help'),
  tab('account'),
  app('statement', 'payout-statement/@id', ({ affiliate }) => `/payout-statement/${affiliate}`),
];

/** The demo's first row of that list. */
const detail = (name: string, path: string): WalkedScreen =>
  app(name, `admin/${path}/@id`, `/admin/${path}/1`);
/** Signed in as an owner. */
export const STAFF_SCREENS: readonly WalkedScreen[] = [
  ...PAGES_WITHOUT_PARAMETERS.filter(isOfAdminArea),
  app('order', 'admin/orders/@id', ({ order }) => `/admin/orders/${order}`),
  detail('order confirmation', 'order-confirmations'),
  detail('contact', 'contacts'),
  detail('affiliate', 'affiliates'),
  detail('payout run', 'payouts'),
  app('missing page of the admin area', '_error', '/admin/nowhere-at-all'),
];

export const REACHED_SCREENS: readonly ReachedScreen[] = [
  {
    name: 'webhook endpoint',
    page: '(app)/admin/settings/webhooks/@id',
    journey: 'pages/(app)/admin/settings/settings.e2e.ts',
  },
  {
    name: 'thank-you page',
    page: '(app)/checkout/success',
    journey: 'pages/(app)/checkout/checkout-success.e2e.ts',
  },
];
