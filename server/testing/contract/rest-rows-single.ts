/** The table of REST calls: single rows, and the lists that programs read. */
import { createRun } from '#server/modules/affiliate/payout/payout.service.ts';
import { createRunInput } from '#src/domain/affiliate/payout/payout.schema.ts';
import { ADMIN, CONFIRMATION, CONTACT, makeOrder } from '../factories.ts';
import { makeAffiliateWithLogin, sellFor } from '../payouts.ts';
import {
  adminOnly,
  badIds,
  badPages,
  type Expect,
  freshEmail,
  ISO,
  NOTHING_THERE,
  type Row,
  type World,
} from './rest-row.ts';

const getOrder = (expect: Expect): Row => ({
  name: 'GET /api/orders/{id}',
  status: adminOnly(),
  good: async ({ t }) => ({ path: `/api/orders/${(await makeOrder(t)).id}` }),
  answer: (body) =>
    expect(body).toMatchObject({
      id: expect.any(Number),
      customerEmail: expect.stringContaining('@'),
      amountMinor: 25_000,
      status: 'paid',
      refundedMinor: 0,
      paidAt: expect.stringMatching(ISO),
      checkoutId: null,
      createdAt: expect.stringMatching(ISO),
    }),
  bad: badIds((id) => `/api/orders/${id}`, 'We can’t find this order. Choose it from the list of orders.'),
});

const getConfirmation = (expect: Expect): Row => ({
  name: 'GET /api/order-confirmations/{id}',
  status: adminOnly(),
  async good({ t }) {
    const { body } = await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
    return { path: `/api/order-confirmations/${body.id}` };
  },
  answer: (body) => expect(body).toMatchObject({ ...CONFIRMATION, status: 'pending' }),
  bad: badIds(
    (id) => `/api/order-confirmations/${id}`,
    'We can’t find this order form. Choose it from the list of order forms.',
  ),
});

const CONTACT_MISSING = 'We can’t find this enquiry. Choose it from the list of contacts.';

async function makeContact({ t }: World): Promise<number> {
  return (await t.asVisitor().post('/api/contacts', { ...CONTACT, email: freshEmail() })).body.id;
}

const getContact = (expect: Expect): Row => ({
  name: 'GET /api/contacts/{id}',
  status: adminOnly(),
  good: async (world) => ({ path: `/api/contacts/${await makeContact(world)}` }),
  answer: (body) => expect(body).toMatchObject({ name: CONTACT.name, status: 'new' }),
  bad: badIds((id) => `/api/contacts/${id}`, CONTACT_MISSING),
});

const CONTACT_STATUS = 'Choose new, in_progress, answered or spam.';

const patchContactStatus = (expect: Expect): Row => ({
  name: 'PATCH /api/contacts/{id}/status',
  status: adminOnly(),
  good: async (world) => ({
    path: `/api/contacts/${await makeContact(world)}/status`,
    body: { status: 'answered', expectedStatus: 'new' },
  }),
  answer: (body) => expect(body).toMatchObject({ status: 'answered' }),
  bad: [
    {
      why: 'an unknown status',
      path: '/api/contacts/1/status',
      body: { status: 'lost' },
      message: CONTACT_STATUS,
    },
    { why: 'no status', path: '/api/contacts/1/status', body: {}, message: CONTACT_STATUS },
    {
      why: 'an unknown enquiry',
      path: '/api/contacts/123456789/status',
      body: { status: 'spam' },
      status: 404,
      message: CONTACT_MISSING,
    },
    {
      why: 'an invalid id',
      path: '/api/contacts/x/status',
      body: { status: 'spam' },
      status: 404,
      message: NOTHING_THERE,
    },
  ],
});

/** @param row what each row has at least */
export const list = (expect: Expect, path: string, key: string, good: Row['good'], row: object): Row => ({
  name: `GET ${path}`,
  status: adminOnly(),
  good,
  answer(body) {
    expect(Object.keys(body as object)).toEqual([key]);
    expect((body as Record<string, unknown[]>)[key]?.[0]).toMatchObject(row);
  },
  bad: badPages(`${path}?`),
});

async function sellOne({ t }: World): Promise<void> {
  const email = freshEmail();
  await sellFor(t, await makeAffiliateWithLogin(t, { email, paypalEmail: email }));
}

const getAffiliates = (expect: Expect): Row =>
  list(expect, '/api/affiliates', 'affiliates', () => ({ path: '/api/affiliates' }), {
    id: expect.any(Number),
    referralCode: expect.any(String),
    status: 'active',
    earned: expect.any(Array),
  });

const getCommissions = (expect: Expect): Row =>
  list(
    expect,
    '/api/commissions',
    'commissions',
    async (world) => {
      await sellOne(world);
      return { path: '/api/commissions' };
    },
    { affiliateId: expect.any(Number), orderId: expect.any(Number), amountMinor: 2500, status: 'pending' },
  );

/** Closes earlier runs: only one can be open. */
async function makeRun(world: World): Promise<number> {
  const { t } = world;
  await t.sql("update payout_run set status = 'closed', closed_at = created_at where status = 'open'");
  await sellOne(world);
  t.clock.advance(31 * 86_400_000);
  return (await createRun(t.context(ADMIN), createRunInput.parse({}))).run.id;
}

const getPayouts = (expect: Expect): Row =>
  list(
    expect,
    '/api/payouts',
    'payouts',
    async (world) => {
      await makeRun(world);
      return { path: '/api/payouts' };
    },
    { id: expect.any(Number), status: 'open', totals: expect.any(Array) },
  );

const getPayout = (expect: Expect): Row => ({
  name: 'GET /api/payouts/{id}',
  status: adminOnly(),
  good: async (world) => ({ path: `/api/payouts/${await makeRun(world)}` }),
  answer: (body) =>
    expect(body).toMatchObject({ run: { status: 'open' }, lines: [{ amountMinor: expect.any(Number) }] }),
  bad: badIds(
    (id) => `/api/payouts/${id}`,
    'We can’t find this payout run. Choose it from the list of payouts.',
  ),
});

const getProjects = (expect: Expect): Row =>
  list(
    expect,
    '/api/projects',
    'projects',
    async ({ t }) => {
      await makeOrder(t);
      return { path: '/api/projects' };
    },
    {
      orderId: expect.any(Number),
      stage: 'awaiting_form',
      due: { part: 'form_link', from: 'shop', at: null },
    },
  );

const getProject = (expect: Expect): Row => ({
  name: 'GET /api/projects/{id}',
  status: adminOnly(),
  async good({ t }) {
    const order = await makeOrder(t);
    const [row] = await t.sql<{ id: number }>('select id from project where order_id = ?', [order.id]);
    return { path: `/api/projects/${row?.id}` };
  },
  answer: (body) => expect(body).toMatchObject({ stage: 'awaiting_form', events: [{ kind: 'opened' }] }),
  bad: badIds(
    (id) => `/api/projects/${id}`,
    'We can’t find this project. Choose it from the list of projects.',
  ),
});

export const singleRows = (expect: Expect): Row[] => [
  getOrder(expect),
  getConfirmation(expect),
  getContact(expect),
  patchContactStatus(expect),
  getAffiliates(expect),
  getCommissions(expect),
  getPayouts(expect),
  getPayout(expect),
  getProjects(expect),
  getProject(expect),
];
