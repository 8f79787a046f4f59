/** Title and description of application pages, keyed by folder under pages/(app). */
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';

type AppPage = { title: string; description: string };

export const APP_PAGES = {
  'admin-invite': {
    title: 'Choose your password',
    description: 'Choose the password of your account in the admin area.',
  },
  'admin-login': {
    title: 'Admin Login',
    description: 'Sign in to the admin area: orders, order confirmations, enquiries, affiliates and payouts.',
  },
  'admin/accounts': {
    title: 'Accounts | Admin',
    description: 'Your own account and the accounts of your colleagues.',
  },
  'admin/add-order': {
    title: 'Add Order | Admin',
    description: 'Add an order that reached the shop outside the website, for example by bank transfer.',
  },
  'admin/affiliates/@id': {
    title: 'Affiliate {id} | Admin',
    description: 'One affiliate: profile, rate, status, sales and notes.',
  },
  'admin/affiliates/index': {
    title: 'Affiliates | Admin',
    description: 'The affiliates of the shop: who they are, what they sold and what they are owed.',
  },
  'admin/audit': {
    title: 'Audit | Admin',
    description: 'Who did what in the shop, when, and what it was before.',
  },
  'admin/claims': {
    title: 'Questions about sales | Admin',
    description: 'Questions from affiliates about a missing sale, and the replies they got.',
  },
  'admin/commissions': {
    title: 'Commissions | Admin',
    description: 'Every commission with its status, and the sales under review.',
  },
  'admin/contacts/@id': {
    title: 'Contact {id} | Admin',
    description: 'One enquiry: who sent it, the message, notes by staff, and a way to reply.',
  },
  'admin/contacts/index': {
    title: 'Contacts | Admin',
    description: 'Enquiries from the contact forms of the website, and the replies to them.',
  },
  'admin/index': {
    title: 'Dashboard | Admin',
    description: 'Totals, the latest orders and the latest enquiries of the shop.',
  },
  'admin/emails': {
    title: 'Emails | Admin',
    description: 'Every email the shop has sent, what could not be delivered, and sending it again.',
  },
  'admin/order-confirmations/@id': {
    title: 'Order Confirmation {id} | Admin',
    description: 'All answers of one order form, with its logo and its order.',
  },
  'admin/order-confirmations/index': {
    title: 'Order Confirmations | Admin',
    description: 'What customers wrote about their business in the order form.',
  },
  'admin/orders/@id': {
    title: 'Order #{id} | Admin',
    description: 'One order: customer, payment, commission, history, emails and private notes.',
  },
  'admin/orders/index': {
    title: 'Orders | Admin',
    description: 'All orders of the shop with their payment status and their order form.',
  },
  'admin/payouts/@id': {
    title: 'Payout run {id} | Admin',
    description: 'The lines of one payout run: download, pay, mark as paid or failed.',
  },
  'admin/payouts/index': {
    title: 'Payouts | Admin',
    description: 'Payout runs: what the next one would pay, and the earlier ones.',
  },
  'admin/personal-data': {
    title: 'Personal data | Admin',
    description: 'Export or erase what the shop stores about a person.',
  },
  'admin/reconciliation': {
    title: 'Reconciliation | Admin',
    description: 'Where payments, orders, commissions and the ledger agree or differ.',
  },
  'admin/projects': {
    title: 'Projects | Admin',
    description: 'Websites in the making, by what is due next.',
  },
  'admin/reviews': {
    title: 'Reviews | Admin',
    description: 'What customers say about their websites, and whether it is published.',
  },
  'admin/trees': {
    title: 'Trees | Admin',
    description: 'Tree certificates of live websites, and the plantings of their trees.',
  },
  'admin/settings/api-tokens': {
    title: 'API tokens | Admin',
    description: 'Tokens with which other programs read and change orders, contacts and commissions.',
  },
  'admin/settings/index': {
    title: 'Settings | Admin',
    description: 'Settings of the shop: API tokens, webhooks, accounts and personal data.',
  },
  'admin/settings/launch': {
    title: 'Before you go public | Admin',
    description: 'What the shop needs before it opens, checked against its real state.',
  },
  'admin/settings/webhooks/@id': {
    title: 'Webhook endpoint {id} | Admin',
    description: 'One webhook endpoint: its events, its secret and the log of its deliveries.',
  },
  'admin/settings/webhooks/index': {
    title: 'Webhooks | Admin',
    description: 'Addresses to which the shop sends its events.',
  },
  'affiliate-dashboard/@id': {
    title: 'Affiliate Dashboard',
    description:
      'Your referrals, commissions and payouts, your referral link, and what happens with each sale.',
  },
  'affiliate-login': {
    title: 'Affiliate Login',
    description:
      'Sign in to your affiliate dashboard with your email address and the six-digit code we send to it.',
  },
  'affiliate-signup': {
    title: 'Join the Affiliate Program',
    description: `Sign up as an affiliate: instant approval, ${COMMISSION_RATE_DEFAULT}% commission on every website sold through your link, paid monthly.`,
  },
  /** Its title and description are in the language of the order (certificate-meta.ts). */
  'certificate/@number': {
    title: 'Tree certificate',
    description: 'The certificate of a tree that is planted for a website.',
  },
  'checkout/success': {
    title: 'Thank you for your order',
    description:
      'Your payment has been made. What happens next, step by step, from the order form to the finished website.',
  },
  'order-confirmation': {
    title: 'Order Confirmation',
    description:
      'Tell us about your business so that we can start designing: name, logo, domain and a few words about what you do.',
  },
  review: {
    title: 'Your review',
    description: 'Tell us, and others who are choosing, how it was to work with us.',
  },
  'payout-statement/@id': {
    title: 'Statement',
    description:
      'Balance, payouts and movements of one affiliate account, made to be printed or kept as a PDF.',
  },
  project: {
    title: 'Your project',
    description:
      'The website you ordered: where it is, when the next step is due, your designs, messages and files.',
  },
} as const satisfies Record<string, AppPage>;

const ERROR_PAGE = {
  description:
    'There is no page at this address, or it could not be shown. The links on this page lead back.',
};

type PageLocation = { pageId?: string | null; is404?: boolean | null; routeParams?: Record<string, string> };

/** Detail titles contain the record number, never a name: titles stay in the browser's history. */
export function appPage({ pageId, is404, routeParams }: PageLocation): AppPage {
  const folder = pageId?.replace(/^.*\/\(app\)\//, '') ?? '';
  const page = Object.hasOwn(APP_PAGES, folder) ? APP_PAGES[folder as keyof typeof APP_PAGES] : null;
  const title =
    page?.title.replace('{id}', routeParams?.id ?? '') ?? (is404 ? 'Page not found' : 'Something went wrong');
  return { title: `${title} | ${site.brand}`, description: page?.description ?? ERROR_PAGE.description };
}
