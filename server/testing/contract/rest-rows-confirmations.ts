/** The table of REST calls: order confirmations and the logo. */
import { CONFIRMATION, logoForm, SVG_LOGO } from '../factories.ts';
import { adminOnly, EMAIL, type Expect, everybody, ISO, type Row } from './rest-row.ts';

const getOrderConfirmations = (expect: Expect): Row => ({
  name: 'GET /api/order-confirmations',
  status: adminOnly(),
  async good({ t }) {
    await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, orderId: 77 });
    return { path: '/api/order-confirmations' };
  },
  answer: (body) => {
    expect(Array.isArray(body)).toBe(true);
    expect((body as unknown[])[0]).toEqual({
      ...CONFIRMATION,
      id: expect.any(Number),
      orderId: null,
      claimedOrderId: 77,
      verified: false,
      phone: null,
      preferredDomain: null,
      domainOwnership: 'no',
      logoFileName: null,
      billingDetails: null,
      additionalNotes: null,
      hearAboutUs: 'other',
      status: 'pending',
      createdAt: expect.stringMatching(ISO),
    });
  },
});

const postOrderConfirmations = (expect: Expect): Row => ({
  name: 'POST /api/order-confirmations',
  status: everybody(201),
  good: () => ({ path: '/api/order-confirmations', body: { ...CONFIRMATION, orderId: '123456789' } }),
  answer: (body) => expect(body).toEqual({ success: true, id: expect.any(Number) }),
  bad: [
    { why: 'no name', body: { ...CONFIRMATION, fullName: ' ' }, message: 'Full name is required' },
    { why: 'an invalid email', body: { ...CONFIRMATION, email: 'a' }, message: EMAIL },
    {
      why: 'no business',
      body: { ...CONFIRMATION, businessName: undefined },
      message: 'Business name is required',
    },
    {
      why: 'nine letters of description',
      body: { ...CONFIRMATION, businessDescription: 'Bookshop.' },
      message: 'Please provide at least 10 characters describing your business',
    },
    {
      why: 'an unknown domain choice',
      body: { ...CONFIRMATION, domainOwnership: 'maybe' },
      message: 'Please select an option',
    },
    {
      why: 'no confirmation',
      body: { ...CONFIRMATION, orderConfirmed: false },
      message: 'You must confirm your order to proceed',
    },
    {
      why: 'an order number of letters',
      body: { ...CONFIRMATION, orderId: 'abc' },
      message: 'Enter the order number in digits, for example 482019375.',
    },
    {
      why: 'an order number below one',
      body: { ...CONFIRMATION, orderId: 0 },
      message: 'Enter the order number in digits, for example 482019375.',
    },
    {
      why: 'a made-up file name',
      body: { ...CONFIRMATION, logoFileName: '../../etc/passwd' },
      message: 'Please try uploading your logo again.',
    },
  ],
});

const patchOrderConfirmationsStatus = (expect: Expect): Row => ({
  name: 'PATCH /api/order-confirmations/{id}/status',
  status: adminOnly(),
  async good({ t }) {
    const { body } = await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
    return { path: `/api/order-confirmations/${body.id}/status`, body: { status: 'in_progress' } };
  },
  answer: (body) => expect(body).toMatchObject({ ...CONFIRMATION, status: 'in_progress' }),
  bad: [
    {
      why: 'an unknown status',
      path: '/api/order-confirmations/1/status',
      body: { status: 'lost' },
      message: 'Choose pending, in_progress or completed.',
    },
    {
      why: 'an unknown one',
      path: '/api/order-confirmations/999999/status',
      body: { status: 'pending' },
      status: 404,
      message: 'We can’t find this order form. Choose it from the list of order forms.',
    },
  ],
});

const postUploadLogo = (expect: Expect): Row => ({
  name: 'POST /api/upload-logo',
  status: everybody(),
  good: () => ({ path: '/api/upload-logo', form: logoForm(SVG_LOGO, 'logo.svg') }),
  answer: (body) => expect(body).toEqual({ fileName: expect.stringMatching(/^[a-z2-7]{26}\.svg$/) }),
  bad: [
    {
      why: 'a text file',
      form: logoForm('hello', 'logo.png'),
      status: 415,
      message: 'Please upload a JPG, PNG, or SVG file.',
    },
    {
      why: 'another part',
      form: logoForm(SVG_LOGO, 'logo.svg', 'file'),
      message: 'Please try uploading your logo again.',
    },
    {
      why: 'a body that is not multipart',
      body: { logo: 'x' },
      status: 415,
      message: 'This type of content is not supported. Send the type that the API documentation names.',
    },
  ],
});

export const confirmationRows = (expect: Expect): Row[] => [
  getOrderConfirmations(expect),
  postOrderConfirmations(expect),
  patchOrderConfirmationsStatus(expect),
  postUploadLogo(expect),
];
