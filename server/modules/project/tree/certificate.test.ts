/** The certificate of an order: made once, valid while the promise is, with the chosen name. */
import { beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeCustomerPage, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';
import { CERTIFICATE_NUMBER } from '#src/domain/project/tree/certificate.rules.ts';
import { certificateOf, findCertificate, setCertificateDisplay } from './certificate.service.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const certificateEmails = async () =>
  (await t.emails()).filter(({ subject }) => subject.startsWith('Your tree certificate'));
const setStatus = async (id: number, status: 'cancelled' | 'paid') =>
  (await t.asAdmin()).api.orders.setStatus.mutate({ id, status, reason: 'The customer asked for it.' });
const undo = async (orderId: number) => {
  const { id, undoableEventId } = await requireProject(t, orderId);
  await (await t.asAdmin()).api.projects.undo.mutate({ id, eventId: undoableEventId ?? 0 });
};

describe('a certificate', () => {
  it('is made when the website goes live, not before', async () => {
    const order = await makePaidCheckout(t, { customerName: 'Ada Quill' });
    await sendForm(t, order.id);
    await advanceProject(t, order.id, 'designs_sent', 'design_chosen', 'review_ready', 'approved');
    expect(await certificateOf(t.context(), order.id)).toBeNull();
    await advanceProject(t, order.id, 'went_live');
    const certificate = await certificateOf(t.context(), order.id);
    expect(certificate).toMatchObject({
      status: 'reserved',
      name: 'Quill Bookbinding',
      display: 'business',
      plantedOn: null,
      place: null,
      partner: 'Orchard Yard Planting Trust',
    });
    expect(certificate?.number).toMatch(CERTIFICATE_NUMBER);
    expect(certificate?.url).toBe(`http://localhost:3000/certificate/${certificate?.number}`);
  });

  it('is made and emailed once, also when the website is reopened and goes live again', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    await advanceProject(t, order.id, 'reopened');
    expect((await certificateOf(t.context(), order.id))?.number).toBe(number);
    await advanceProject(t, order.id, 'went_live');
    expect(await t.sql('select number from tree_certificate')).toEqual([{ number }]);
    const [email, ...others] = await certificateEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: order.customerEmail,
      subject: 'Your tree certificate',
    });
    expect(email?.text).toContain(`http://localhost:3000/certificate/${number}`);
  });

  it('is withdrawn when the launch is undone, and valid again with the next', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    await undo(order.id);
    expect(await findCertificate(t.context(), number)).toBeNull();
    expect(await certificateOf(t.context(), order.id)).toBeNull();
    expect(await requireCertificate(t, order.id)).toMatchObject({ isWithdrawn: true });
    await advanceProject(t, order.id, 'went_live');
    expect(await findCertificate(t.context(), number)).toMatchObject({ number });
  });

  it('its email is withdrawn with it if it still waits, and sent with the next launch', async () => {
    const order = await makeLiveOrder(t);
    await t.jobsDone();
    await t.sql(`update mail_message set status = 'queued', sent_at = null where kind = 'tree-certificate'`);
    await undo(order.id);
    const statuses = () =>
      t.sql(`select status from mail_message where kind = 'tree-certificate' order by created_at, id`);
    expect(await statuses()).toEqual([{ status: 'expired' }]);
    await advanceProject(t, order.id, 'went_live');
    await t.jobsDone();
    expect(await statuses()).toEqual([{ status: 'expired' }, { status: 'sent' }]);
  });

  it('is withdrawn while the order is cancelled', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    await setStatus(order.id, 'cancelled');
    expect(await findCertificate(t.context(), number)).toBeNull();
    await setStatus(order.id, 'paid');
    expect(await findCertificate(t.context(), number)).toMatchObject({ number, status: 'reserved' });
  });

  it('of an order cancelled before its website was live is never made', async () => {
    const order = await makePaidCheckout(t);
    await setStatus(order.id, 'cancelled');
    await setStatus(order.id, 'paid');
    expect(await t.sql('select id from tree_certificate')).toEqual([]);
  });

  it('shows the name that the customer chose', async () => {
    const order = await makeLiveOrder(t);
    const ctx = t.context();
    const shown = async (display: 'full' | 'business' | 'initials' | 'hidden') => {
      await setCertificateDisplay(ctx, order.id, display);
      return (await certificateOf(ctx, order.id))?.name;
    };
    expect(await shown('full')).toBe('Ada Quill');
    expect(await shown('initials')).toBe('A. Q.');
    expect(await shown('hidden')).toBeNull();
    expect(await shown('business')).toBe('Quill Bookbinding');
  });

  it('can’t be changed before there is one', async () => {
    const order = await makePaidCheckout(t);
    await expect(setCertificateDisplay(t.context(), order.id, 'full')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is on the customer’s page, where the customer chooses the name', async () => {
    const { token, order } = await makeCustomerPage(t, ['designs_sent', 'design_chosen']);
    const { customerPage } = t.asVisitor().api;
    expect((await customerPage.get.mutate({ token })).certificate).toBeNull();
    expect(await rejection(customerPage.nameOnCertificate.mutate({ token, display: 'full' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await advanceProject(t, order.id, 'went_live');
    const { certificate } = await customerPage.get.mutate({ token });
    expect(certificate).toMatchObject({ status: 'reserved', display: 'business' });
    const page = await customerPage.nameOnCertificate.mutate({ token, display: 'hidden' });
    expect(page.certificate).toMatchObject({ display: 'hidden', name: null, number: certificate?.number });
  });

  it('shows no name after its customer was erased, and is in the copy of their data before', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    await setCertificateDisplay(t.context(), order.id, 'full');
    const owner = await t.asAdmin('owner');
    const copy = await owner.api.privacy.export.mutate({ email: order.customerEmail });
    expect(copy.certificates).toMatchObject([{ number, display: 'full', order_id: order.id }]);
    await owner.api.privacy.erase.mutate({ email: order.customerEmail, confirm: 'ERASE' });
    expect(await findCertificate(t.context(), number)).toMatchObject({ name: null, number });
  });
});
