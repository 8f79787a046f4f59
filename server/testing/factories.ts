/**
 * Creates rows through the services. Values that are not given are
 * plausible and, where needed, unique.
 */
import { inTransaction } from '#server/context.ts';
import { signUp } from '#server/modules/affiliate/account/affiliate.service.ts';
import { createAdmin } from '#server/modules/office/account/admin.service.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { addOrder } from '#server/modules/sale/order/order.service.ts';
import { formLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { type PaidCheckout, recordPaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import {
  type AffiliateSignupInput,
  affiliateSignupInput,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { EVENT_TYPES } from '#src/domain/reported-events.ts';
import { type AddOrderInput, addOrderInput, type OrderView } from '#src/domain/sale/order/order.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import type { TestApp, TestEmail } from './test-app.ts';

let serial = 0;
const next = (): number => ++serial;

export const ADMIN = { id: 1, username: 'owner', role: 'owner', sessionPublicId: 'test' } as const;

export type MadeAffiliate = { id: number; name: string; email: string; referralCode: string };

export async function makeAffiliate(
  t: TestApp,
  values: Partial<AffiliateSignupInput> = {},
): Promise<MadeAffiliate> {
  const n = next();
  const input = affiliateSignupInput.parse({
    name: `Partner ${n}`,
    email: `partner${n}@partner${n}.example`,
    ...values,
  });
  const { id, name, referralCode } = await signUp(t.context(), input);
  // The amounts in tests are at ten per cent, whatever the shop pays.
  await t.sql(`update affiliate set commission_rate = '10' where id = ?`, [id]);
  return { id, name, email: input.email, referralCode };
}

/** Creates an order manually; paid by default. */
export async function makeOrder(t: TestApp, values: Partial<AddOrderInput> = {}): Promise<OrderView> {
  const n = next();
  return addOrder(
    t.context(ADMIN),
    addOrderInput.parse({
      customerName: `Customer ${n}`,
      customerEmail: `customer${n}@shop${n}.example`,
      ...values,
    }),
  );
}

/**
 * Creates an order from a payment, through the service that the webhook and the demo checkout use.
 */
export async function makePaidCheckout(
  t: TestApp,
  values: Partial<PaidCheckout> & { code?: string } = {},
): Promise<OrderRow> {
  const n = next();
  const { code, ...rest } = values;
  return inTransaction(t.context(), (ctx) =>
    recordPaidCheckout(ctx, {
      source: 'stripe',
      checkoutId: `cs_test_${n}`,
      paymentReference: `pi_test_${n}`,
      customerName: `Buyer ${n}`,
      customerEmail: `buyer${n}@shop${n}.example`,
      customerPhone: null,
      amountMinor: 25_000,
      currency: 'usd',
      attributionInput: { storedCode: code ?? null },
      ...rest,
    }),
  );
}

export async function makeAdmin(
  t: TestApp,
  values: { username?: string; password?: string; role?: AdminRole } = {},
): Promise<{ id: number; username: string; password: string }> {
  const { username = `admin${next()}`, password = 'correct horse battery', role = 'owner' } = values;
  return { id: await createAdmin(t.context(), { username, password, role }), username, password };
}

export const intakeToken = (t: TestApp, orderId: number, days = 30, version = 1): string =>
  formLinkToken.sign(
    t.deps.keyring,
    { orderId, version },
    new Date(t.clock.now().getTime() + days * 86_400_000),
  );

export const CONTACT = {
  name: 'Ada Quill',
  email: 'ada@quillbinding.example',
  message: 'How soon could you start on our site?',
} as const;

export const CONFIRMATION = {
  fullName: 'Ada Quill',
  email: 'ada@quillbinding.example',
  businessName: 'Quill Bookbinding',
  businessDescription: 'Hand-bound books and repairs, made to order in a small workshop.',
  orderConfirmed: true,
} as const;

/** Returns the six digits of a login-code email. */
export function codeIn(emails: readonly TestEmail[]): string {
  const code = emails
    .map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0])
    .filter(Boolean)
    .at(-1);
  if (!code) throw new Error('no login code was emailed');
  return code;
}

export const SVG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#1f5c43"/></svg>';

export function logoForm(
  content: BlobPart,
  fileName: string,
  part = 'logo',
  type = 'application/octet-stream',
): FormData {
  const form = new FormData();
  form.append(part, new File([content], fileName, { type }));
  return form;
}

/** Nothing is sent to its public address: dispatchers run only in tests that start one. */
export async function makeWebhookEndpoint(t: TestApp, url = 'https://8.8.8.8/hook') {
  const owner = await t.asAdmin('owner');
  return owner.api.webhookEndpoints.create.mutate({ url, events: [...EVENT_TYPES] });
}
