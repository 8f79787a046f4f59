import { expect, it } from 'vitest';
import { allSentences, featureOf, sentencesOf } from './sentences.ts';

const textsOf = (code: string, file = 'src/features/order/example.tsx') =>
  sentencesOf(file, code).map(({ key, text }) => `${key}: ${text}`);

it('finds text of elements, with the inline elements and values in it, and of attributes', () => {
  expect(
    textsOf(`
      export function Card({ order }) {
        return (
          <section className="card wide" aria-label="Your order">
            <p>Order <b>{order.id}</b> is paid. <a href="/terms of use">Read the terms</a></p>
            <Button variant="outline">{order.sent ? 'Send again' : 'Send'}</Button>
          </section>
        );
      }`),
  ).toEqual([
    'Card.section.aria-label: Your order',
    'Card.section.p: Order {order.id} is paid. Read the terms',
    'Card.section.Button: Send again',
    'Card.section.Button: Send',
  ]);
});

it('finds messages of schemas, toasts and errors, and no names, selectors or errors of the program', () => {
  expect(
    textsOf(`
      export const NAME_MISSING = 'Enter your name.';
      const input = z.object({ name: line(3, \`Use at most \${MAX} characters.\`) });
      showToast({ title: 'Saved', variant: 'destructive' });
      document.querySelector('.row a');
      if (status === 'Not sent yet') throw new TypeError('The row is broken.');`),
  ).toEqual([
    'NAME_MISSING: Enter your name.',
    'input.name: Use at most {MAX} characters.',
    'showToast.title: Saved',
  ]);
});

it('takes full sentences only from services of the server', () => {
  const code = `const sql = 'select one from two'; throw new AppError('CONFLICT', 'Close the open run first.');`;
  expect(textsOf(code, 'server/features/payout/payout.service.ts')).toEqual([': Close the open run first.']);
});

it('reads every part of the program that speaks to people', () => {
  const sentences = allSentences();
  const texts = new Set(sentences.map(({ text }) => text));
  for (const text of ['Missing Information', 'Code must be exactly 6 digits', 'No orders yet', 'Logout'])
    expect(texts).toContain(text);
  const features = new Set(sentences.map(({ file }) => featureOf(file)));
  for (const feature of ['order', 'payout', 'contact', 'admin/orders', 'admin/payouts', 'why-tree'])
    expect(features).toContain(feature);
}, 30_000);
