import { beforeEach, describe, expect, it } from 'vitest';
import { loginCodeJob } from '#server/modules/affiliate/login/login-code.service.ts';
import { formLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { ENCRYPTED_COLUMNS } from '#server/modules.ts';
import { inTransaction } from '../context.ts';
import { createKeyring } from '../platform/crypto.ts';
import {
  CONFIRMATION,
  type MadeAffiliate,
  makeAdmin,
  makeAffiliate,
  makeOrder,
  makePaidCheckout,
} from '../testing/factories.ts';
import { createSecondApp, createTestApp, type TestApp } from '../testing/test-app.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';
import { reencryptBatch, rotateKeys } from './rotate-keys.ts';

const OLD = 'a secret only tests know: forty letters!';
const NEW = 'another secret that only the tests know!';
const both = createKeyring([NEW, OLD]);
const onlyNew = createKeyring([NEW]);
const PASSWORD = 'four kettles under a bridge';
const PAYPAL = ENCRYPTED_COLUMNS.find(
  ({ storedAt }) => storedAt === 'affiliate.paypal_email_encrypted',
) as EncryptedColumn;

let t: TestApp;
let affiliates: MadeAffiliate[];
beforeEach(async () => {
  t = await createTestApp();
  // Completed jobs keep their data for a day, including those of earlier tests.
  await t.sql(`delete from pgboss.job where name = 'login-code'`);
  affiliates = [];
  for (let n = 0; n < 5; n++)
    affiliates.push(
      await makeAffiliate(t, { paypalEmail: `pay${n}@payout.example`, bankDetails: `IBAN GB33 ${n}` }),
    );
  await t.jobsDone();
});

const rotate = (keyring = both) => rotateKeys(t.deps.db, keyring);
const paypals = (keyring = both) =>
  t
    .sql<{ id: number; value: string }>(
      'select id, paypal_email_encrypted as value from affiliate order by id',
    )
    .then((rows) =>
      rows.map(({ id, value }) => keyring.decrypt(value, 'affiliate.paypal_email_encrypted', id)),
    );
const EXPECTED = ['pay0', 'pay1', 'pay2', 'pay3', 'pay4'].map((name) => `${name}@payout.example`);
const current = async (): Promise<number> =>
  (await t.sql<{ value: string }>('select paypal_email_encrypted as value from affiliate')).filter(
    ({ value }) => both.isCurrent(value),
  ).length;

/** Creates a login code whose job does not run during the test. */
async function enqueueLoginCode(challengeHash: string): Promise<void> {
  const sealed = t.deps.keyring.encrypt('{"code":"123456"}', 'job.login-code', challengeHash);
  await inTransaction(t.context(), ({ em }) =>
    t.deps.jobs.enqueue(
      em,
      loginCodeJob,
      { affiliateId: 0, challengeHash, sealed, expiresAt: new Date().toISOString() },
      { startAfter: new Date(Date.now() + 86_400_000) },
    ),
  );
}

describe('L13 npm run rotate-keys', () => {
  it('L13: re-encrypts every place; afterwards no value needs the old secret', async () => {
    const account = await makeAdmin(t, { password: PASSWORD });
    const admin = t.asVisitor();
    await admin.post('/api/admin/login', account);
    const { secret } = await admin.api.ownAccount.beginTotp.mutate({ current: PASSWORD });
    await enqueueLoginCode('some-challenge');
    const lines: string[] = [];
    const { reencrypted, unreadable, locked } = await rotateKeys(t.deps.db, both, (line) => lines.push(line));
    expect([unreadable, locked]).toEqual([[], 0]);
    const [emails] = await t.sql<{ n: number }>(
      'select count(payload_encrypted)::int as n from mail_message',
    );
    const [events] = await t.sql<{ n: number }>('select count(data_encrypted)::int as n from event');
    expect(reencrypted).toBe(5 + 5 + 1 + (emails?.n ?? 0) + (events?.n ?? 0) + 1);
    expect(lines).toHaveLength(ENCRYPTED_COLUMNS.length);

    expect(await paypals(onlyNew)).toEqual(EXPECTED);
    const [row] = await t.sql<{ id: number; totp: string }>(
      'select id, totp_secret_encrypted as totp from admin_account',
    );
    expect(onlyNew.decrypt(row?.totp ?? '', 'admin_account.totp_secret_encrypted', row?.id ?? 0)).toBe(
      secret,
    );
    const [job] = await t.sql<{ sealed: string }>(
      `select data->>'sealed' as sealed from pgboss.job where name = 'login-code' and data->>'challengeHash' = 'some-challenge' and state = 'created'`,
    );
    expect(onlyNew.decrypt(job?.sealed ?? '', 'job.login-code', 'some-challenge')).toBe('{"code":"123456"}');
    for (const email of await t.sql<{ id: string; value: string }>(
      'select id, payload_encrypted as value from mail_message',
    ))
      expect(
        JSON.parse(onlyNew.decrypt(email.value, 'mail_message.payload_encrypted', email.id)),
      ).toHaveProperty('referralCode');
    expect((await rotate(onlyNew)).reencrypted).toBe(0);
  });

  it('L13: interrupted between two batches, it continues where it stopped; run again, it has nothing to do', async () => {
    const first = await reencryptBatch(t.deps.db, both, PAYPAL, null, 2);
    expect(first).toMatchObject({ reencrypted: 2, unreadable: [], locked: 0 });
    expect(await current()).toBe(2);
    expect(await paypals()).toEqual(EXPECTED);
    expect((await rotate()).unreadable).toEqual([]);
    expect(await current()).toBe(5);
    expect(await paypals(onlyNew)).toEqual(EXPECTED);
    expect(await rotate()).toEqual({ reencrypted: 0, unreadable: [], locked: 0 });
  });

  it('L13: a batch that fails half-way leaves its rows unchanged', async () => {
    let calls = 0;
    const failing = {
      ...both,
      encrypt: (...parts: Parameters<typeof both.encrypt>) => {
        if (++calls === 3) throw new Error('the machine stopped');
        return both.encrypt(...parts);
      },
    };
    await expect(reencryptBatch(t.deps.db, failing, PAYPAL, null)).rejects.toThrow('the machine stopped');
    expect(await current()).toBe(0);
    expect(await paypals(createKeyring([OLD]))).toEqual(EXPECTED);
  });

  it('L13: values that cannot be decrypted are reported and not changed; the others are re-encrypted', async () => {
    await t.sql(
      `update affiliate set paypal_email_encrypted = (select paypal_email_encrypted from affiliate where id = ?) where id = ?`,
      [affiliates[1]?.id, affiliates[0]?.id],
    );
    const lost = createKeyring(['a secret that nobody has kept anywhere!!']).encrypt(
      'x',
      'affiliate.bank_details_encrypted',
      2,
    );
    await t.sql('update affiliate set bank_details_encrypted = ? where id = ?', [lost, affiliates[1]?.id]);
    for (let run = 0; run < 2; run++)
      expect((await rotate()).unreadable).toEqual([
        `affiliate.paypal_email_encrypted of row ${affiliates[0]?.id}: it was changed, or copied from another row`,
        `affiliate.bank_details_encrypted of row ${affiliates[1]?.id}: its secret is not listed in APP_SECRET`,
      ]);
    expect(await current()).toBe(4);
    expect(
      await t.sql('select bank_details_encrypted from affiliate where id = ?', [affiliates[1]?.id]),
    ).toEqual([{ bank_details_encrypted: lost }]);
  });

  it('L13: values that were swapped after the rotation are counted too', async () => {
    await rotate();
    await t.sql(`update affiliate as one set paypal_email_encrypted = other.paypal_email_encrypted from affiliate as other
      where one.id + other.id = 3`);
    expect(await rotate()).toMatchObject({
      reencrypted: 0,
      unreadable: [1, 2].map(
        (id) => `affiliate.paypal_email_encrypted of row ${id}: it was changed, or copied from another row`,
      ),
    });
  });

  it('L13: shared payout details are found before, during and after a rotation', async () => {
    const reviewed = async (app: TestApp) => {
      const copy = await makeAffiliate(app, { paypalEmail: 'Pay3@payout.example' });
      await makePaidCheckout(app, { code: copy.referralCode });
      const [row] = await t.sql<{ reason: string | null }>(
        'select review_reason as reason from commission where affiliate_id = ?',
        [copy.id],
      );
      await t.sql(
        'update affiliate set paypal_email_encrypted = null, paypal_email_hash = null where id = ?',
        [copy.id],
      );
      return row?.reason;
    };
    const SHARED = 'Another affiliate has the same payout details.';
    const during = await createSecondApp({ APP_SECRET: `${NEW},${OLD}` });
    expect(await reviewed(t)).toBe(SHARED);
    expect(await reviewed(during)).toBe(SHARED);
    await rotate();
    expect(await reviewed(await createSecondApp({ APP_SECRET: NEW }))).toBe(SHARED);
  });
});

describe('links while a secret is replaced', () => {
  it('L13: a form link sent before is valid while its secret is listed, and invalid afterwards', async () => {
    const order = await makeOrder(t);
    const token = formLinkToken.sign(
      t.deps.keyring,
      { orderId: order.id, version: 1 },
      new Date(t.clock.now().getTime() + 86_400_000),
    );
    const isVerified = async (secrets: string) => {
      const app = await createSecondApp({ APP_SECRET: secrets });
      await app.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, orderId: order.id, token });
      const [row] = await t.sql<{ verified: boolean }>(
        'select verified from order_confirmation order by id desc limit 1',
      );
      return row?.verified;
    };
    expect(await isVerified(NEW)).toBe(false);
    expect(await isVerified(`${NEW},${OLD}`)).toBe(true);
  });

  it('L13: a visitor recorded under the old secret is recognised while it is listed', async () => {
    const [affiliate] = affiliates;
    const visit = async (app: TestApp) =>
      expect(
        (
          await app
            .asVisitor({ ip: '203.0.113.77' })
            .post('/api/referrals/visits', { code: affiliate?.referralCode, path: '/' })
        ).body.accepted,
      ).toBe(true);
    await visit(t);
    await visit(await createSecondApp({ APP_SECRET: `${NEW},${OLD}` }));
    expect(await t.sql('select count(*)::int as n from referral_click')).toEqual([{ n: 1 }]);
    await visit(await createSecondApp({ APP_SECRET: NEW }));
    expect(await t.sql('select count(*)::int as n from referral_click')).toEqual([{ n: 2 }]);
  });
});
