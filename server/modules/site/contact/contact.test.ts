import { beforeEach, describe, expect, it } from 'vitest';
import { CONTACT } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { site } from '#src/domain/site.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

describe('enquiries', () => {
  it('an enquiry is stored and emailed to the shop, with the visitor as Reply-To', async () => {
    const response = await t.asVisitor().post('/api/contacts', { ...CONTACT, inquiryType: 'website' });
    expect(response.body).toEqual({ success: true, id: expect.any(Number) });
    const emails = await t.emails();
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: site.inbox,
      replyTo: CONTACT.email,
      subject: `New enquiry ${response.body.id} from the website`,
    });
    expect(emails[0]?.text).toMatch(/http:\/\/localhost:3000\/admin\/contacts\/\d+\n/);
    expect(emails[0]?.text).toContain(CONTACT.message);
    expect(emails[0]?.text).toContain('Website Package');
  });

  it('visitor input appears in the email as text, never as markup', async () => {
    await t
      .asVisitor()
      .post('/api/contacts', { ...CONTACT, message: '<img src=x onerror=alert(1)> & <b>bold</b>' });
    const [email] = await t.emails();
    expect(email?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;');
    // The shop's mark is the only picture.
    expect(email?.html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:')]);
  });

  it('ten a day from one email address, then 429', async () => {
    for (let n = 0; n < 10; n++)
      expect(
        (await t.asVisitor().post('/api/contacts', { ...CONTACT, message: `Question number ${n}` })).status,
      ).toBe(201);
    expect((await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'One more' })).status).toBe(429);
    t.clock.advance(25 * 3_600_000);
    expect((await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'The next day' })).status).toBe(
      201,
    );
  });

  it('the form works without JavaScript, and names the missing fields', async () => {
    const post = (fields: Record<string, string>) =>
      t.asVisitor().call('/forms/contact', { method: 'POST', raw: new URLSearchParams(fields) });
    const sent = await post({ ...CONTACT, phone: '', company: '', inquiryType: 'general' });
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('Message Sent Successfully!');
    const missing = await post({ name: '', email: '', message: '' });
    expect(missing.status).toBe(400);
    expect(missing.text).toContain('Please fill in all required fields.');
    expect(await t.sql('select name from contact')).toEqual([{ name: CONTACT.name }]);
  });
});

describe('SEC-22 email headers and recipients', () => {
  it.each([
    'a@x.example,b@y.example',
    'a@x.example\r\nBcc: b@y.example',
    'a@x.example%0aBcc:b@y.example',
    '"a@x.example b"@y.example',
    'a@x.example>\r\nRCPT TO:<b@y.example',
    '<a@x.example>',
    'Name <a@x.example>',
    'a@x.example; b@y.example',
    'a@@x.example',
    'a＠x.example, b@y.example',
    `${'a'.repeat(250)}@x.example`,
    'a\u0000@x.example',
  ])('the address %j is rejected', async (email) => {
    expect((await t.asVisitor().post('/api/contacts', { ...CONTACT, email })).status).toBe(400);
    expect((await t.asVisitor().post('/api/affiliates', { name: 'Bo', email })).status).toBe(400);
    expect(await t.emails()).toEqual([]);
  });

  it.each(['name', 'phone', 'company'] as const)('a line break in %s is rejected', async (field) => {
    const response = await t
      .asVisitor()
      .post('/api/contacts', { ...CONTACT, [field]: 'x\r\nBcc: b@y.example' });
    expect(response.status).toBe(400);
  });

  it('a full-width @ is normalised to @', async () => {
    expect(
      (await t.asVisitor().post('/api/contacts', { ...CONTACT, email: ' Ada＠QuillBinding.example ' }))
        .status,
    ).toBe(201);
    expect((await t.emails())[0]?.replyTo).toBe('ada@quillbinding.example');
  });

  it('the subject is fixed by the server and the headers are few', async () => {
    await t
      .asVisitor()
      .post('/api/contacts', { ...CONTACT, message: 'Subject: mine\r\nBcc: b@y.example\r\n\r\nhello' });
    const [email] = await t.emails();
    expect(email?.headers.map(({ key }) => key).sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    );
  });
});
