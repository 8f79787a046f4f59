/** Every email about an order is in the language of the order, from its form to its refund. */
import { beforeEach, describe, expect, it } from 'vitest';
import { emailTemplates } from '#server/emails.ts';
import { jobDefinitions } from '#server/jobs.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { EMAIL_SAMPLES } from '#server/testing/emails/email-samples.ts';
import { CONFIRMATION, intakeToken } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe } from '#server/testing/webhooks.ts';
import type { Message, OrderUpdateTexts } from '#src/content/languages/email-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { langOfMarket, MARKETS } from '#src/domain/markets.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import { addDays, longDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';

const HOUR_MS = 3_600_000;
const BUYER = { customerName: 'Ada Quill', email: 'ada@quill.example' };

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
});

async function runReminders(hours: number): Promise<void> {
  t.clock.advance(hours * HOUR_MS);
  await jobDefinitions(t.deps)
    .find(({ name }) => name === 'form-reminder')
    ?.run(t.context(), {});
}

async function cancel(orderId: number): Promise<void> {
  await (await t.asAdmin()).api.orders.setStatus.mutate({ id: orderId, status: 'cancelled' });
  t.clock.advance(5 * 60_000 + 1000);
  await t.sql(
    `update pgboss.job set start_after = now() where name = 'order-cancelled' and state::text = 'created' returning id`,
  );
  await t.jobsDone();
}

/** Everything that can happen to an order of that market. @returns when it was placed */
async function sendEverything(market: string, currency: string): Promise<{ id: number; placedAt: Date }> {
  const payment = stripe.pay({
    currency,
    amountMinor: 28_000,
    name: BUYER.customerName,
    email: BUYER.email,
    session: { metadata: { market } },
  });
  await deliver(t, paidEvent(stripe, payment));
  const [order] = await t.sql<{ id: number; createdAt: Date }>(
    'select id, created_at as "createdAt" from customer_order',
  );
  const id = order?.id ?? 0;
  const admin = await t.asAdmin();
  await t.sql(
    'update customer_order set form_sent = false, form_sent_at = null, form_sent_by = null returning id',
  );
  await t.sql(`update mail_message set once_key = null where once_key like 'form:%' returning id`);
  await admin.api.orders.sendForm.mutate({ id });
  await runReminders(24);
  await runReminders(48);
  await t.jobsDone();
  const { id: formId } = await t
    .asVisitor()
    .api.confirmations.submit.mutate({ ...CONFIRMATION, orderId: id, token: intakeToken(t, id) });
  await admin.api.confirmations.setStatus.mutate({ id: formId, status: 'in_progress' });
  await deliver(t, stripe.refund(payment, 8000), ...stripe.failRefund(payment, 8000));
  await cancel(id);
  const full = stripe.refund(payment, 28_000);
  full.created += 1;
  await deliver(t, full);
  return { id, placedAt: order?.createdAt ?? new Date(0) };
}

type Name = {
  [Key in keyof OrderUpdateTexts]: OrderUpdateTexts[Key] extends Message ? Key : never;
}[keyof OrderUpdateTexts];

describe('an order of Greece', () => {
  it('has its emails in its language, each with its first paragraph, amount and date', async () => {
    const { id, placedAt } = await sendEverything('greece', 'eur');
    const greek = textsOf(langOfMarket('greece'));
    const { lang } = greek;
    const texts = greek.emails.orderUpdates;
    const emails = (await t.emails()).filter(({ to }) => to === BUYER.email || to === CONFIRMATION.email);
    const amount = (minor: number) => formatMoney(minor, 'eur', lang);
    const values = {
      orderId: id,
      business: CONFIRMATION.businessName,
      designs: 3,
      designHours: 24,
      minutes: 10,
    };
    const expectEmail = (name: Name, ...lines: string[]) => {
      const filled = (text: string, more = {}) => fillText(text, { ...values, ...more });
      const more = { amount: lines[0] ?? '' };
      const subject = filled(texts[name].subject, more).replaceAll(/\s/g, ' ');
      const [email] = emails.filter((sent) => sent.subject === subject).slice(-1);
      expect(email?.html, name).toContain(`<html lang="${lang}">`);
      for (const line of [filled(texts[name].lead, more), ...lines])
        expect(email?.text, name).toContain(line);
    };
    expectEmail('formLink', greek.emails.order.receipt.button, greek.emails.project.live.button);
    const until = addDays(placedAt, returnsPolicy.freeReturnDays);
    expectEmail('formReminder', fillText(texts.formReminder.refundUntil, { date: longDate(until, lang) }));
    expectEmail('answers', texts.answers.domainOpen);
    expectEmail('workStarted', texts.questions);
    expectEmail('refundedInPart', amount(8000), texts.refundedInPart.workContinues);
    expectEmail('refundFailed', amount(8000), amount(0));
    expectEmail('cancelled', amount(28_000), texts.cancelled.refund, site.phone);
    expectEmail('refundedInFull', amount(28_000));
  });
});

const KINDS = [
  'form-link',
  'form-reminder',
  'order-cancelled',
  'order-refunded',
  'refund-failed',
  'confirmation-received',
  'work-started',
  'work-completed',
] as const;

/** Each sample of these kinds, with further values in its payload. */
function render(values: { lang?: string }): EmailContent[] {
  const { keyring, clock } = t.deps;
  const templates = emailTemplates({ origin: 'https://shop.example', keyring });
  return KINDS.flatMap((kind) => {
    const template = templates[kind] as (payload: object, message: { createdAt: Date }) => EmailContent;
    return Object.values(EMAIL_SAMPLES[kind]).map((payload) =>
      template({ ...payload, ...values }, { createdAt: clock.now() }),
    );
  });
}

describe('the templates', () => {
  it('fill in every figure, in the language of every market', () => {
    for (const { lang } of MARKETS)
      for (const email of render({ lang })) {
        expect(email.lang).toBe(lang);
        expect(JSON.stringify(email)).not.toMatch(/\{\w+\}/);
      }
  });

  it('write English for emails that were queued without a language', () => {
    for (const email of render({})) {
      expect(email.lang).toBe('en');
      expect(email.blocks[0]).toEqual({ kind: 'text', text: 'Hello Anna Keller,' });
    }
  });
});
