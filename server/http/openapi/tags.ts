/** The groups of calls in the OpenAPI document, in the order of its readers. */
type Tag = { name: string; description: string };

const TAGS: [Tag, routers: string[]][] = [
  [{ name: 'Orders', description: 'Orders and their payment status.' }, ['orders']],
  [{ name: 'Order forms', description: 'What customers fill in after paying.' }, ['confirmations']],
  [
    { name: 'Projects', description: 'The work on each paid order, from the payment to a live website.' },
    ['projects'],
  ],
  [{ name: 'Reviews', description: 'Customers’ reviews of finished orders.' }, ['reviews']],
  [{ name: 'Enquiries', description: 'Messages from the contact form.' }, ['contacts']],
  [
    { name: 'Affiliates', description: 'The members of the affiliate programme and their sign-in.' },
    ['affiliates', 'adminAffiliates'],
  ],
  [{ name: 'Commissions', description: 'Commissions on orders.' }, ['commissions']],
  [{ name: 'Payouts', description: 'Runs that pay commissions. Owners only.' }, ['payouts']],
  [
    { name: 'Webhooks', description: 'Your endpoints, which receive the shop’s events.' },
    ['webhookEndpoints', 'webhookDeliveries'],
  ],
  [{ name: 'Events', description: 'The same events, for programs that poll.' }, ['events']],
  [
    { name: 'API tokens', description: 'Keys for programs. Only owners manage them, in a session.' },
    ['apiTokens'],
  ],
  [{ name: 'Referrals', description: 'Visits through a referral link.' }, ['referrals']],
  [
    { name: 'Checkout', description: 'Starting a payment.' },
    ['checkout', 'demoCheckout', 'payments', 'recovery'],
  ],
  [{ name: 'Sessions', description: 'Signing in and out in a browser.' }, ['session', 'admin']],
];

export const TAG_LIST: readonly Tag[] = TAGS.map(([tag]) => tag);

export function tagOf(router: string): string {
  const known = TAGS.find(([, routers]) => routers.includes(router));
  if (!known) throw new Error(`server/http/openapi/tags.ts does not name the router ${router}`);
  return known[0].name;
}
