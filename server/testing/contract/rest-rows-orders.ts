/** The table of REST calls: enquiries and orders. */
import { CONTACT, makeOrder } from '../factories.ts';
import { adminOnly, EMAIL, type Expect, everybody, freshEmail, ISO, type Row } from './rest-row.ts';

const orderShape = (expect: Expect) => ({
  id: expect.any(Number),
  customerName: expect.any(String),
  customerEmail: expect.any(String),
  customerPhone: null,
  amount: '250',
  amountMinor: 25_000,
  currency: 'usd',
  packageType: expect.stringContaining('Complete Package'),
  requirements: null,
  paymentReference: null,
  // The name that REST requires (decision 0024).
  stripePaymentIntentId: null,
  source: 'admin',
  affiliateId: null,
  reviewReason: null,
  paidAt: expect.stringMatching(ISO),
  createdAt: expect.stringMatching(ISO),
});

const postContacts = (expect: Expect): Row => ({
  name: 'POST /api/contacts',
  status: everybody(201),
  good: () => ({
    path: '/api/contacts',
    body: { ...CONTACT, email: freshEmail(), phone: '', company: '', inquiryType: 'billing' },
  }),
  answer: (body) => expect(body).toEqual({ success: true, id: expect.any(Number) }),
  bad: [
    ...(['name', 'email', 'message'] as const).map((field) => ({
      why: `no ${field}`,
      body: { ...CONTACT, [field]: undefined },
      message: 'Please fill in all required fields.',
    })),
    {
      why: 'only spaces',
      body: { ...CONTACT, message: '   ' },
      message: 'Please fill in all required fields.',
    },
    { why: 'an invalid email', body: { ...CONTACT, email: 'ada' }, message: EMAIL },
    {
      why: 'an unknown type',
      body: { ...CONTACT, inquiryType: 'sales' },
      message: 'Check what you entered.',
    },
    {
      why: 'a message that is too long',
      body: { ...CONTACT, message: 'x'.repeat(5001) },
      message: 'Use at most 5000 characters.',
    },
  ],
});

const getContacts = (expect: Expect): Row => ({
  name: 'GET /api/contacts',
  status: adminOnly(),
  async good({ t }) {
    await t.asVisitor().post('/api/contacts', { ...CONTACT, email: freshEmail() });
    return { path: '/api/contacts' };
  },
  answer: (body) => {
    expect(Object.keys(body as object)).toEqual(['contacts']);
    expect((body as { contacts: unknown[] }).contacts[0]).toEqual({
      ...CONTACT,
      id: expect.any(Number),
      email: expect.any(String),
      phone: null,
      company: null,
      inquiryType: 'general',
      status: 'new',
      createdAt: expect.stringMatching(ISO),
    });
  },
  bad: [
    {
      why: 'a limit of 0',
      path: '/api/contacts?limit=0',
      message: 'limit must be a whole number between 1 and 200.',
    },
  ],
});

const getOrders = (expect: Expect): Row => ({
  name: 'GET /api/orders',
  status: adminOnly(),
  async good({ t }) {
    await makeOrder(t);
    return { path: '/api/orders' };
  },
  answer: (body) => {
    expect(Object.keys(body as object)).toEqual(['orders']);
    expect((body as { orders: unknown[] }).orders[0]).toEqual({
      ...orderShape(expect),
      status: 'paid',
      formSent: false,
      formSentAt: null,
      formSentBy: null,
      formReceivedAt: null,
    });
  },
  bad: [
    {
      why: 'an unknown status',
      path: '/api/orders?status=lost',
      message: 'Choose pending, paid or cancelled.',
    },
    {
      why: 'an invalid cursor',
      path: '/api/orders?cursor=x',
      message: 'This place in the list is no longer known. Start again from the first page.',
    },
    {
      why: 'a repeated parameter',
      path: '/api/orders?limit=1&limit=2',
      message: 'The parameter limit is given more than once.',
    },
  ],
});

const postOrders = (expect: Expect): Row => ({
  name: 'POST /api/orders',
  status: adminOnly(201),
  good: () => ({
    path: '/api/orders',
    body: { customerName: 'Noor Vance', customerEmail: freshEmail() },
  }),
  answer: (body) =>
    expect(body).toEqual({
      ...orderShape(expect),
      status: 'paid',
      formSent: false,
      formSentAt: null,
      formSentBy: null,
    }),
  bad: [
    { why: 'no name', body: { customerEmail: 'n@n.example' }, message: 'Customer name is required' },
    { why: 'an invalid email', body: { customerName: 'N', customerEmail: 'n' }, message: EMAIL },
    {
      why: 'an empty amount',
      body: { customerName: 'N', customerEmail: 'n@n.example', amount: '' },
      message: 'Amount is required',
    },
    {
      why: 'an empty package',
      body: { customerName: 'N', customerEmail: 'n@n.example', packageType: ' ' },
      message: 'Package type is required',
    },
    {
      why: 'an unknown status',
      body: { customerName: 'N', customerEmail: 'n@n.example', status: 'lost' },
      message: 'Choose pending, paid or cancelled.',
    },
  ],
});

const patchOrdersStatus = (expect: Expect): Row => ({
  name: 'PATCH /api/orders/{id}/status',
  status: adminOnly(),
  good: async ({ t }) => ({
    path: `/api/orders/${(await makeOrder(t)).id}/status`,
    body: { status: 'cancelled' },
  }),
  answer: (body) => expect(body).toMatchObject({ ...orderShape(expect), status: 'cancelled' }),
  bad: [
    {
      why: 'an unknown status',
      path: '/api/orders/123456789/status',
      body: { status: 'lost' },
      message: 'Choose pending, paid or cancelled.',
    },
    {
      why: 'no status',
      path: '/api/orders/123456789/status',
      body: {},
      message: 'Choose pending, paid or cancelled.',
    },
    {
      why: 'an unknown order',
      path: '/api/orders/123456789/status',
      body: { status: 'paid' },
      status: 404,
      message: 'We can’t find this order. Choose it from the list of orders.',
    },
    {
      why: 'an invalid id',
      path: '/api/orders/abc/status',
      body: { status: 'paid' },
      status: 404,
      message: 'There is nothing at this address. Check it and try again.',
    },
  ],
});

const postOrdersSendForm = (expect: Expect): Row => ({
  name: 'POST /api/orders/{id}/send-form',
  status: adminOnly(),
  good: async ({ t }) => ({
    path: `/api/orders/${(await makeOrder(t)).id}/send-form`,
    body: { adminUser: 'somebody else' },
  }),
  answer: (body) =>
    expect(body).toEqual({
      success: true,
      order: {
        ...orderShape(expect),
        status: 'paid',
        formSent: true,
        formSentAt: expect.stringMatching(ISO),
        formSentBy: 'owner',
      },
    }),
  bad: [
    {
      why: 'an unknown order',
      path: '/api/orders/123456789/send-form',
      body: {},
      status: 404,
      message: 'We can’t find this order. Choose it from the list of orders.',
    },
  ],
});

export const orderRows = (expect: Expect): Row[] => [
  postContacts(expect),
  getContacts(expect),
  getOrders(expect),
  postOrders(expect),
  patchOrdersStatus(expect),
  postOrdersSendForm(expect),
];
