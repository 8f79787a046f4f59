/** Emails about the stages of a project: to whom, when, and each once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { requireProject as requireProjectOf } from '#server/modules/project/customer-page/customer-page.service.ts';
import type { Caller } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';

const OURS = /^(Your (new )?designs|Your website is|Your changes|Is your website)/;

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

async function designing(): Promise<ProjectWork & { customerEmail: string }> {
  const order = await makePaidCheckout(t, { customerName: 'Ada Quill' });
  await sendForm(t, order.id);
  return { ...(await requireProject(t, order.id)), customerEmail: order.customerEmail };
}
const projectEmails = async () => (await t.emails()).filter(({ subject }) => OURS.test(subject));
const subjects = async () => (await projectEmails()).map(({ subject }) => subject);

describe('the emails of the stages', () => {
  it('each stage that the customer waits for sends one, and a change round has its own', async () => {
    const { orderId, customerEmail } = await designing();
    await advanceProject(
      t,
      orderId,
      'designs_sent',
      'changes_requested',
      'designs_sent',
      'design_chosen',
      'review_ready',
      'changes_requested',
      'review_ready',
      'approved',
      'went_live',
      'reopened',
      'review_ready',
    );
    const emails = await projectEmails();
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your designs are ready',
      'Your new designs are ready',
      'Your website is ready for your review',
      'Your changes are ready for your review',
      'Your website is live',
      'Your website is ready for your review',
    ]);
    expect(new Set(emails.map(({ to }) => to))).toEqual(new Set([customerEmail]));
    expect(emails[4]?.text).toContain('https://quill.example');
  });

  it('contains the note to the customer, and not the one for staff', async () => {
    const project = await designing();
    await makeChange(staff, project, 'designs_sent', {
      note: 'Difficult customer.',
      customerNote: 'Our favourite is the second one.',
    });
    const [email] = await projectEmails();
    expect(email?.text).toContain('A note from our team\n\nOur favourite is the second one.');
    expect(email?.text).not.toContain('Difficult');
  });

  it('is in the language of the order, and links to the customer’s page', async () => {
    const project = await designing();
    await t.sql(`update customer_order set lang = 'de-AT' where id = ? returning id`, [project.orderId]);
    await makeChange(staff, project, 'designs_sent');
    const [row] = await t.sql<{ id: string; payload_encrypted: string }>(
      `select id, payload_encrypted from mail_message where kind = 'designs-ready'`,
    );
    const values = t.deps.keyring.decrypt(
      row?.payload_encrypted ?? '',
      'mail_message.payload_encrypted',
      row?.id ?? '',
    );
    expect(JSON.parse(values)).toMatchObject({ lang: 'de-AT' });
    const email = (await t.emails()).at(-1);
    const [, token = ''] = /\/project#t=(\S+)/.exec(email?.text ?? '') ?? [];
    expect(await requireProjectOf(t.context(), token)).toMatchObject({ id: project.id });
  });

  it('is sent once per change: after an undo the next change sends its own', async () => {
    const project = await designing();
    const sent = await makeChange(staff, project, 'designs_sent');
    await t.jobsDone();
    const undone = await staff.api.projects.undo.mutate({
      id: sent.id,
      eventId: sent.undoableEventId ?? 0,
    });
    await makeChange(staff, undone, 'designs_sent');
    await t.jobsDone();
    expect(await subjects()).toEqual(['Your designs are ready', 'Your designs are ready']);
    expect(
      await t.sql(`select count(distinct once_key)::int as n from mail_message where kind = 'designs-ready'`),
    ).toEqual([{ n: 2 }]);
  });

  /** As if the mail server had accepted none so far. */
  async function keepWaiting(): Promise<void> {
    await t.jobsDone();
    await t.sql(`update mail_message set status = 'queued', sent_at = null where kind = 'designs-ready'`);
  }
  const stored = () =>
    t.sql(
      `select status, payload_encrypted is not null as has_payload from mail_message
       where kind = 'designs-ready' order by created_at, id`,
    );
  const undo = ({ id, undoableEventId }: ProjectWork) =>
    staff.api.projects.undo.mutate({ id, eventId: undoableEventId ?? 0 });

  it('an undo withdraws the email if it still waits', async () => {
    const sent = await makeChange(staff, await designing(), 'designs_sent');
    await keepWaiting();
    await undo(sent);
    expect(await stored()).toEqual([{ status: 'expired', has_payload: false }]);
  });

  it('an undo leaves the waiting email of an earlier change', async () => {
    const { orderId } = await designing();
    const building = await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    await keepWaiting();
    await undo(building);
    expect(await stored()).toEqual([{ status: 'queued', has_payload: true }]);
  });

  it('a cancelled order withdraws the email if it still waits, and sends it once it is paid again', async () => {
    const project = await designing();
    const setStatus = async (status: 'cancelled' | 'paid') =>
      (await t.asAdmin()).api.orders.setStatus.mutate({ id: project.orderId, status, reason: 'Asked.' });
    await makeChange(staff, project, 'designs_sent', { note: 'Internal.', customerNote: 'Our favourite.' });
    await keepWaiting();
    await setStatus('cancelled');
    expect(await stored()).toEqual([{ status: 'expired', has_payload: false }]);
    await setStatus('paid');
    // An email that was sent is not sent again.
    await t.jobsDone();
    await setStatus('cancelled');
    await setStatus('paid');
    await t.jobsDone();
    expect(await stored()).toEqual([
      { status: 'expired', has_payload: false },
      { status: 'sent', has_payload: true },
    ]);
    const email = (await projectEmails()).at(-1);
    expect(email?.text).toContain('A note from our team\n\nOur favourite.');
    expect(email?.text).not.toContain('Internal');
  });

  it('is not sent to an erased customer', async () => {
    const { customerEmail, ...project } = await designing();
    await (await t.asAdmin()).api.privacy.erase.mutate({ email: customerEmail, confirm: 'ERASE' });
    await makeChange(staff, await requireProject(t, project.orderId), 'designs_sent');
    await expect(
      staff.api.projects.sendMessage.mutate({ projectId: project.id, text: 'Hello' }),
    ).rejects.toThrow('We’ve erased this customer’s data');
    expect(await subjects()).toEqual([]);
  });
});

describe('the preview of an email', () => {
  const preview = (id: number, change: StaffChange, siteUrl: string | null = null) =>
    staff.api.projects.previewEmail.mutate({ id, change, customerNote: 'We like <b>both</b>.', siteUrl });

  it('is the email that the change then sends, without the secret of its link', async () => {
    const project = await designing();
    const before = await preview(project.id, 'designs_sent');
    expect(before).toMatchObject({ to: project.customerEmail, subject: 'Your designs are ready' });
    await makeChange(staff, project, 'designs_sent', { customerNote: 'We like <b>both</b>.' });
    const [sent] = await projectEmails();
    const comparable = (html = '') =>
      html
        .replace(/<style>.*?<\/style>/s, '')
        // The email has its pictures attached, the preview inside.
        .replaceAll(/src="(cid|data):[^"]*"/g, 'src="picture"')
        .replaceAll(/#t?[^"]*"/g, '"')
        .trim();
    expect(comparable(before?.html)).toBe(comparable(sent?.html));
    expect(before?.html).toContain('We like &lt;b&gt;both&lt;/b&gt;.');
    expect(before?.html).not.toMatch(/<style|#t=/);
  });

  it('names the address as soon as it is one', async () => {
    const { id, orderId } = await designing();
    await advanceProject(t, orderId, 'designs_sent', 'design_chosen');
    for (const [siteUrl, shown] of [
      ['javascript:alert(1)', null],
      ['https://', null],
      ['quill.example', 'href="https://quill.example"'],
    ] as const) {
      const html = (await preview(id, 'went_live', siteUrl))?.html ?? '';
      if (shown) expect(html).toContain(shown);
      else expect(html).not.toContain('Address');
    }
  });

  it('is null for a change without an email and for an erased customer', async () => {
    const project = await designing();
    expect(await preview(project.id, 'design_chosen')).toBeNull();
    await (await t.asAdmin()).api.privacy.erase.mutate({ email: project.customerEmail, confirm: 'ERASE' });
    expect(await preview(project.id, 'designs_sent')).toBeNull();
  });

  it('is for staff only and writes nothing', async () => {
    const { id } = await designing();
    const before = await t.sql('select id from mail_message order by id');
    await preview(id, 'designs_sent');
    expect(await t.sql('select id from mail_message order by id')).toEqual(before);
    const input = { id, change: 'designs_sent' } as const;
    await expect(t.asVisitor().api.projects.previewEmail.mutate(input)).rejects.toMatchObject({
      data: { httpStatus: 401 },
    });
  });
});
