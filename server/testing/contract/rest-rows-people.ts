/** The table of REST calls: affiliates and sessions. */
import { DASHBOARD_DENIED, EMAIL_TAKEN } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { CODE_SHORT, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { codeIn, makeAdmin } from '../factories.ts';
import { EMAIL, type Expect, everybody, freshEmail, type Row } from './rest-row.ts';

const success = { success: true };

const getAffiliatesByCode = (expect: Expect): Row => ({
  name: 'GET /api/affiliates/code/{code}',
  status: everybody(),
  good: ({ a }) => ({ path: `/api/affiliates/code/${a.referralCode.toLowerCase()}` }),
  answer: (body, { a }) => expect(body).toEqual({ id: a.id, referralCode: a.referralCode, name: a.name }),
  bad: [
    {
      why: 'an unknown code',
      path: '/api/affiliates/code/NOBODY99',
      status: 404,
      message: 'There is no active affiliate with this referral code. Check the code and try again.',
    },
  ],
});

const postAffiliates = (expect: Expect): Row => ({
  name: 'POST /api/affiliates',
  status: everybody(201),
  good: () => ({
    path: '/api/affiliates',
    body: { name: 'Bo', email: freshEmail(), commissionRate: '99', paypalEmail: '' },
  }),
  answer: (body) =>
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Bo',
      referralCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      commissionRate: '10',
    }),
  bad: [
    {
      why: 'a name of one letter',
      body: { name: 'B', email: 'b@b.example' },
      message: 'Name must be at least 2 characters',
    },
    { why: 'no name', body: { email: 'b@b.example' }, message: 'Name must be at least 2 characters' },
    { why: 'no email', body: { name: 'Bo' }, message: EMAIL },
    { why: 'an invalid email', body: { name: 'Bo', email: 'b@' }, message: EMAIL },
    {
      why: 'an invalid PayPal email',
      body: { name: 'Bo', email: 'b@b.example', paypalEmail: 'nope' },
      message: 'Please enter a valid PayPal email',
    },
    {
      why: 'an email that is taken',
      body: { name: 'Bo', email: 'taken@taken.example' },
      status: 409,
      message: EMAIL_TAKEN,
    },
  ],
});

const postAffiliatesGenerateOtp = (expect: Expect): Row => ({
  name: 'POST /api/affiliates/generate-otp',
  status: everybody(),
  good: () => ({ path: '/api/affiliates/generate-otp', body: { email: freshEmail(), type: 'login' } }),
  answer: (body) => expect(body).toEqual(success),
  bad: [{ why: 'an invalid email', body: { email: 'nobody', type: 'login' }, message: EMAIL }],
});

const postAffiliatesVerifyOtp = (expect: Expect): Row => ({
  name: 'POST /api/affiliates/verify-otp',
  status: everybody(),
  async good({ t, a }) {
    await t.asVisitor().post('/api/affiliates/generate-otp', { email: a.email });
    t.clock.advance(16 * 60_000);
    await t.asVisitor().post('/api/affiliates/generate-otp', { email: a.email });
    return {
      path: '/api/affiliates/verify-otp',
      body: { email: a.email, code: codeIn(await t.emails()), type: 'login' },
    };
  },
  answer: (body, { a }) => expect(body).toEqual({ success: true, affiliate: { id: a.id } }),
  bad: [
    { why: 'five digits', body: { email: 'b@b.example', code: '12345' }, message: CODE_SHORT },
    {
      why: 'seven digits',
      body: { email: 'b@b.example', code: '1234567' },
      message: 'Code must be exactly 6 digits',
    },
    { why: 'letters', body: { email: 'b@b.example', code: 'abcdef' }, message: CODE_SHORT },
    { why: 'no code', body: { email: 'b@b.example' }, message: CODE_SHORT },
    {
      why: 'a code that was not requested',
      body: { email: 'b@b.example', code: '123456' },
      message: CODE_WRONG,
    },
  ],
});

const getAffiliatesDashboard = (expect: Expect): Row => ({
  name: 'GET /api/affiliates/{id}/dashboard',
  status: { anonymous: 401, 'affiliate A': 200, 'affiliate B': 403, admin: 200 },
  good: ({ a }) => ({ path: `/api/affiliates/${a.id}/dashboard` }),
  answer: (body, { a }) =>
    expect(body).toEqual({
      affiliate: {
        id: a.id,
        name: a.name,
        referralCode: a.referralCode,
        commissionRate: '10',
        isReturning: expect.any(Boolean),
      },
      stats: expect.objectContaining({
        totalReferrals: 0,
        totalEarnings: 0,
        pendingEarnings: 0,
        paidEarnings: 0,
      }),
      commissions: [],
    }),
  bad: ['999999', '01', '1e3', '-1', '1%20', 'x', '999999999999999'].map((id) => ({
    why: `the id ${id}`,
    path: `/api/affiliates/${id}/dashboard`,
    status: 403,
    message: DASHBOARD_DENIED,
  })),
});

const postAdminLogin = (expect: Expect): Row => ({
  name: 'POST /api/admin/login',
  status: everybody(),
  async good({ t }) {
    const { username, password } = await makeAdmin(t);
    return { path: '/api/admin/login', body: { username, password } };
  },
  answer: (body) =>
    expect(body).toEqual({
      success: true,
      admin: { id: expect.any(Number), username: expect.any(String), role: 'owner' },
    }),
  bad: [
    { why: 'no username', body: { password: 'x' }, message: 'Username is required' },
    { why: 'no password', body: { username: 'x' }, message: 'Password is required' },
    {
      why: 'wrong credentials',
      body: { username: 'nobody', password: 'x' },
      status: 401,
      message: 'Invalid username or password.',
    },
  ],
});

const postAdminLogout = (expect: Expect): Row => ({
  name: 'POST /api/admin/logout',
  status: everybody(),
  good: () => ({ path: '/api/admin/logout' }),
  answer: (body) => expect(body).toEqual(success),
});

const postAffiliatesLogout = (expect: Expect): Row => ({
  name: 'POST /api/affiliates/logout',
  status: everybody(),
  good: () => ({ path: '/api/affiliates/logout' }),
  answer: (body) => expect(body).toEqual(success),
});

const getSession = (expect: Expect): Row => ({
  name: 'GET /api/session',
  status: everybody(),
  good: () => ({ path: '/api/session' }),
  answer: (body) =>
    expect(Object.keys(body as object).sort()).toEqual([
      'admin',
      'affiliate',
      'demo',
      'hasDemoMailbox',
      'kind',
    ]),
});

const postReferralsVisits = (expect: Expect): Row => ({
  name: 'POST /api/referrals/visits',
  status: { ...everybody(), 'affiliate A': 200 },
  good: ({ b }) => ({
    path: '/api/referrals/visits',
    body: { code: b.referralCode, path: '/restaurant' },
  }),
  answer: (body) => expect(body).toHaveProperty('accepted'),
});

const getReferralsCurrent = (expect: Expect): Row => ({
  name: 'GET /api/referrals/current',
  status: everybody(),
  good: () => ({ path: '/api/referrals/current' }),
  answer: (body) => expect(body).toEqual({ affiliate: null }),
});

const deleteReferralsCurrent = (expect: Expect): Row => ({
  name: 'DELETE /api/referrals/current',
  status: everybody(),
  good: () => ({ path: '/api/referrals/current' }),
  answer: (body) => expect(body).toEqual(success),
});

export const peopleRows = (expect: Expect): Row[] => [
  getAffiliatesByCode(expect),
  postAffiliates(expect),
  postAffiliatesGenerateOtp(expect),
  postAffiliatesVerifyOtp(expect),
  getAffiliatesDashboard(expect),
  postAdminLogin(expect),
  postAdminLogout(expect),
  postAffiliatesLogout(expect),
  getSession(expect),
  postReferralsVisits(expect),
  getReferralsCurrent(expect),
  deleteReferralsCurrent(expect),
];
