import { describe, expect, it } from 'vitest';
import { type DemoEmail, emailDocument, phonePage } from './dev-email.route.ts';

const email: DemoEmail = {
  name: '20261122-1.eml',
  subject: '<script>alert(1)</script> $& order',
  from: 'shop@shop.test',
  to: '"><img src=x>@shop.test',
  at: new Date('2026-11-22T10:00:00Z'),
  html: '<html><body class="a"><p>Your code is 123456 and $1</p></body></html>',
  text: 'Your code is 123456 <b>',
};

describe('the demo mailbox', () => {
  it('shows an email as it was sent, below a bar with sender, recipient and other views', () => {
    const page = emailDocument(email, undefined).toString();
    expect(page).toMatch(/^<html><body class="a"><header /);
    expect(page).toContain('<main><p>Your code is 123456 and $1</p></main></body>');
    for (const view of ['text', 'phone']) expect(page).toContain(`/dev/mail/${email.name}?view=${view}`);
  });

  it('escapes what strangers have written into an address or a subject', () => {
    for (const page of [emailDocument(email, undefined), emailDocument(email, 'text'), phonePage(email)]) {
      expect(page.toString()).not.toContain('<script>');
      expect(page.toString()).not.toContain('<img');
    }
    expect(emailDocument(email, 'text').toString()).toContain('123456 &lt;b&gt;');
  });

  it('shows the text part of an email that has no HTML', () => {
    expect(emailDocument({ ...email, html: '' }, undefined).toString()).toContain('Your code is 123456');
    expect(emailDocument(email, 'bare')).toBe(email.html);
  });
});
