import { readFileSync } from 'node:fs';
import { hashSecret } from '#server/auth/password.ts';
import { type Context, type Deps, inTransaction, systemContext } from '#server/context.ts';
import { closeRun, createRun } from '#server/modules/affiliate/payout/payout.service.ts';
import { markPaid } from '#server/modules/affiliate/payout/payout-line.service.ts';
import { AdminEntity, type AdminRow } from '#server/modules/office/account/admin.entity.ts';
import { actingAs } from '#server/modules/office/account/admin.service.ts';
import { addMessage } from '#server/modules/project/customer-page/customer-page.service.ts';
import { saveDesign } from '#server/modules/project/design/design.service.ts';
import {
  ProjectDesignEntity,
  ProjectEntity,
  ProjectFileEntity,
  type ProjectRow,
} from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import { submitConfirmation } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import {
  createOrder,
  lockOrder,
  markFormSent,
  setOrderStatus,
} from '#server/modules/sale/order/order.service.ts';
import { formLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { recordPaidCheckout } from '#server/modules/sale/payment/payment.service.ts';
import { PACKAGE_NAME, PRICE_MINOR } from '#src/domain/offer.ts';
import { DAY_MS, utcDay } from '#src/domain/shared/dates.ts';
import { randomBase32, randomToken } from '../platform/crypto.ts';

/** @param referralCode of the affiliate through whose link the buyer came */
export const buy =
  (name: string, email: string, referralCode: string | null = null) =>
  (ctx: Context): Promise<OrderRow> =>
    inTransaction(ctx, (inner) =>
      recordPaidCheckout(inner, {
        source: 'demo',
        checkoutId: `demo_seed_${randomBase32(10)}`,
        paymentReference: null,
        customerName: name,
        customerEmail: email,
        customerPhone: null,
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        attributionInput: { storedCode: referralCode },
      }),
    );

/** By staff. */
export const add =
  (name: string, email: string, status: 'pending' | 'paid', requirements: string | null = null) =>
  (ctx: Context): Promise<OrderRow> =>
    inTransaction(ctx, (inner) =>
      createOrder(inner, {
        customerName: name,
        customerEmail: email,
        customerPhone: '+44 161 496 0188',
        amount: '250',
        amountMinor: PRICE_MINOR.usd,
        currency: 'usd',
        status,
        packageType: PACKAGE_NAME,
        requirements,
        source: 'admin',
        paymentReference: null,
        attribution: null,
      }),
    );

export const cancel =
  (reason: string): Step =>
  (ctx, orderId) =>
    inTransaction(ctx, async (inner) =>
      setOrderStatus(inner, await lockOrder(inner, orderId), 'cancelled', reason),
    );

export const sendForm: Step = (ctx, orderId) =>
  inTransaction(ctx, async (inner) =>
    markFormSent(inner, await lockOrder(inner, orderId), 'admin', 'form-link'),
  );

export const form =
  (businessName: string, businessDescription: string, preferredDomain: string | null = null): Step =>
  async (ctx, orderId) => {
    const order = await ctx.em.findOneOrFail(OrderEntity, { id: orderId });
    const validUntil = new Date(Date.now() + DAY_MS);
    await submitConfirmation(ctx, {
      fullName: order.customerName,
      email: order.customerEmail,
      businessName,
      businessDescription,
      preferredDomain,
      phone: null,
      domainOwnership: 'no',
      billingDetails: null,
      additionalNotes: null,
      hearAboutUs: 'referral',
      orderConfirmed: true,
      logoFileName: null,
      orderId,
      token: formLinkToken.sign(ctx.deps.keyring, { orderId, version: 1 }, validUntil),
    });
  };

/** The run pays what has passed its hold by then. */
export async function payOut(ctx: Context): Promise<void> {
  const account = await ctx.em.findOne(AdminEntity, { role: 'owner' });
  const owner = account ? actingAs(ctx, account) : ctx;
  const { run, lines } = await createRun(owner, { label: null, minimumMinor: 0 });
  const paidOn = utcDay(ctx.deps.clock.now());
  for (const line of lines.filter(({ status }) => status === 'pending'))
    await markPaid(owner, { lineIds: [line.id], paidOn, reference: `DEMO-${line.id}` });
  await closeRun(owner, run.id);
}

const PICTURES = new URL('../../public/portfolio/', import.meta.url);
const DESIGNS = [
  {
    title: 'Calm',
    note: 'Plenty of room around your best picture, and one clear button.',
    pictures: { first: 'saltmarsh-candles', darker: 'oriel-and-thorne' },
  },
  {
    title: 'Shop window',
    note: 'Your offers side by side, for visitors who compare before they call.',
    pictures: { first: 'marrow-and-pip', darker: 'wrenfold' },
  },
  {
    title: 'Bold',
    note: 'A wide picture first, for visitors who look before they read.',
    pictures: { first: 'kestrel-row', darker: 'nightjar-security' },
  },
] as const;

const projectOf = (ctx: Context, orderId: number): Promise<ProjectRow> =>
  ctx.em.findOneOrFail(ProjectEntity, { orderId });

/** The pictures are our own: no child process has to check them. */
async function storePicture(ctx: Context, projectId: number, picture: string, title: string) {
  const { files, clock } = ctx.deps;
  const original = readFileSync(new URL(`${picture}-1120.webp`, PICTURES));
  const stem = `project-${randomBase32(26)}`;
  await files.put(`${stem}.webp`, original);
  await files.put(`${stem}.thumbnail.webp`, readFileSync(new URL(`${picture}-560.webp`, PICTURES)));
  return ctx.em.insert(ProjectFileEntity, {
    projectId,
    purpose: 'design',
    uploadedBy: 'staff',
    name: `${title}.webp`,
    mediaType: 'image/webp',
    sizeBytes: original.length,
    storageKey: `${stem}.webp`,
    thumbnailKey: `${stem}.thumbnail.webp`,
    createdAt: clock.now(),
  });
}

/** Three designs, to be sent with the next event of that name. */
export const addDesigns =
  (round: 'first' | 'darker' = 'first'): Step =>
  async (ctx, orderId) => {
    const { id: projectId } = await projectOf(ctx, orderId);
    for (const { title: name, note, pictures } of DESIGNS) {
      const title = round === 'darker' ? `${name}, darker` : name;
      const fileId = await storePicture(ctx, projectId, pictures[round], title);
      await saveDesign(ctx, { projectId, id: null, title, note, fileId, link: null });
    }
  };

/** Who builds the websites. Nobody knows her password. */
const DESIGNER = 'maya.okafor';

export async function hireDesigner(ctx: Context): Promise<void> {
  await ctx.em.insert(AdminEntity, {
    username: DESIGNER,
    email: null,
    role: 'staff',
    passwordHash: await hashSecret(randomToken()),
    createdAt: ctx.deps.clock.now(),
  });
}

const designer = (ctx: Context): Promise<AdminRow> =>
  ctx.em.findOneOrFail(AdminEntity, { username: DESIGNER });

export const takeProject: Step = async (ctx, orderId) => {
  const { id: assigneeId } = await designer(ctx);
  await ctx.em.nativeUpdate(ProjectEntity, { orderId }, { assigneeId });
};

export const write =
  (from: 'customer' | 'staff', text: string): Step =>
  async (ctx, orderId) =>
    inTransaction(actingAs(ctx, await designer(ctx)), async (inner) =>
      addMessage(inner, await projectOf(inner, orderId), { kind: 'message', from, text }),
    );

export const askForChanges =
  (text: string): Step =>
  (ctx, orderId) =>
    inTransaction(ctx, async (inner) => {
      const project = await projectOf(inner, orderId);
      const event = { kind: 'changes_requested', actorKind: 'customer', note: text } as const;
      const eventId = (await addEvent(inner, project, event))?.at(-1)?.id;
      await addMessage(inner, project, { kind: 'change_request', text, eventId });
    });

export const chooseSecond: Step = (ctx, orderId) =>
  inTransaction(ctx, async (inner) => {
    const project = await projectOf(inner, orderId);
    const [design] = await inner.em.find(
      ProjectDesignEntity,
      { projectId: project.id, position: 2 },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    await addEvent(inner, project, {
      kind: 'design_chosen',
      actorKind: 'customer',
      designId: design?.id,
    });
  });

/** `ctx` has the clock of that time. */
export type Happening = readonly [daysAgo: number, happen: (ctx: Context) => Promise<unknown>];

export function at(deps: Deps, days: number): Context {
  const now = new Date(Date.now() - days * DAY_MS);
  return systemContext({ ...deps, clock: { now: () => now } });
}

/** Oldest first: ids, lists and the event log then follow the time. */
export async function happen(deps: Deps, happenings: readonly Happening[]): Promise<void> {
  for (const [daysAgo, run] of happenings.toSorted(([a], [b]) => b - a)) await run(at(deps, daysAgo));
}

export type Step = (ctx: Context, orderId: number) => Promise<unknown>;
/** By how many days ago they happened. */
export type StepsByDay = Readonly<Record<number, Step>>;

export function orderStory(
  daysAgo: number,
  place: (ctx: Context) => Promise<{ id: number }>,
  steps: StepsByDay = {},
): Happening[] {
  let orderId = 0;
  const placed = async (ctx: Context) => {
    orderId = (await place(ctx)).id;
  };
  return [
    [daysAgo, placed],
    ...Object.entries(steps).map(([days, step]): Happening => [Number(days), (ctx) => step(ctx, orderId)]),
  ];
}
