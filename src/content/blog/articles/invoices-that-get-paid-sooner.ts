import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 19,
  slug: 'invoices-that-get-paid-sooner',
  title: 'Invoices that get paid sooner: a teardown and a timetable',
  excerpt:
    'One late invoice taken apart line by line, rewritten, and put on a calm timetable of reminders, with the late-payment interest sum worked in pounds.',
  category: 'Digital Tools & Automation',
  writeDate: '2025-09-22',
  publishDate: '2025-10-01',
  updated: {
    date: '2026-11-22',
    note: "Added the government's late-payment reforms, confirmed on 24 March 2026, and how the interest rate is fixed for each half-year.",
  },
  tags: ['invoicing', 'late payment', 'cash flow', 'reminders'],
  featured: false,
  links: {
    'Our package happens to include billing software': '/',
    'A limited company must show its full registered name': '/blog/legal-pages-for-a-uk-small-business-site',
    'a payment link': '/blog/card-payments-compared-with-worked-fees',
  },
  cover: { figure: '1', label: 'late invoice' },
  figure: {
    kind: 'steps',
    after: 'A timetable with no anger in it',
    title: 'From the job to the firm letter',
    steps: [
      ['On the day', 'Send the invoice before the engine starts'],
      ['Three days before', "A short note: 'Is there anything you need from me to have it paid?'"],
      ['Due date', 'A day and a date, not a number of days'],
      ['The day after', 'Ask for a day instead of the money'],
      ['Day seven', 'Phone the accounts person by name'],
      ['Day fourteen', 'A firm letter with interest and fixed sum'],
    ],
  },
  content: `Here is an invoice from a signwriter to a café chain. It's for £2,400, it went out on the nineteenth of the month for work finished on the second, and it has now been unpaid for 61 days. The signwriter thinks the café is behaving badly. Perhaps it is. But read the invoice first, as someone in the café's office had to.

## The invoice that sat in a tray

At the top, the word 'Invoice' and a logo. Below it: 'To: The Manager'. Then 'Signs as discussed, £2,400'. Then 'Payment terms: 30 days'. At the bottom, a sort code and an account number in pale grey. It arrived as a photograph attached to a message that said 'Here you go, thanks again!'

Count the reasons for delay. The accounts person doesn't know which of five cafés the signs were for. There's no order number, so nothing to match it against. '30 days' could mean from the work, from the invoice or from the end of the month. No date is stated, so nothing goes in the diary. And nobody can search a photograph or copy from it, so the account number has to be typed out, from pale grey.

Nobody refused to pay. The invoice asked a busy office five questions, and questions go to the bottom of the tray.

## The same invoice, rewritten

Here's the second version, in the order the eye meets it.

- Invoice 2025-041, dated 2 July 2025
- To: Copper Kettle Cafés Ltd, with the full address and the name of the person who approves payment
- Your order number: CK-118, agreed with the site manager by name
- Work: two fascia signs and one hanging sign, Bridge Street café, fitted 2 July 2025
- Amount due: £2,400.00
- Please pay by Wednesday 16 July 2025
- Bank details in full black, with the invoice number as the payment reference
- A line for questions: a name and a direct phone number

Three of these do most of the work. The order number lets the invoice be matched. The due date, with its day of the week, goes straight into a diary. And the date at the top is the day the job was finished, because it was sent from the van before the engine was started.

### What the law wants on it

GOV.UK lists what every invoice needs: a unique number, your name, address and contact details, the customer's name and address, a clear description, the date of supply, the date of the invoice, the amount and the total owed. A sole trader trading under another name must add their own name and an address where legal documents can be delivered. A limited company must show its full registered name. If you're registered for VAT there are further details, including your VAT number and the tax shown separately.

## Send it on the day, and shorten the terms

Most waiting is self-inflicted and happens before the invoice exists. Suppose you do £6,000 of work a month, invoice on the last day, and give 30 days. A job finished on the third has already waited 27 days before its 30 begin. On average, work waits about 15 days for the end of the month.

Fifteen days of £6,000 a month is £3,000 that you've lent to your customers, permanently, for nothing. Send each invoice on the day of the job and you get that back once and keep it.

Then the terms. Nobody said they had to be 30 days. For householders, payment on completion is ordinary and you need only say so in the quote. For firms, 14 days is reasonable for a small job. Larger customers have their own terms, so ask before you start. And for anything with materials in it, take a deposit that covers the materials. If it all goes wrong you should lose your time, never your timber as well.

For small sums, put a payment link on the invoice. The fee is often less than the cost of one reminder.

## A timetable with no anger in it

Chasing is unpleasant because each message is written fresh, by someone who's cross. Write the messages once, when calm, and follow the calendar.

### Three days before the due date

A short note with the invoice attached again. 'Invoice 2025-041 for £2,400 falls due on Wednesday. Is there anything you need from me to have it paid?' This single message is the most useful of the lot. It brings out the missing order number while there's still time.

### The day after

'Invoice 2025-041 was due yesterday and I can't see it yet. Could you tell me which day it will go?' Ask for a day instead of the money. People like to keep their own dates.

### Day seven

Phone. Ask for the accounts person by name. Be friendly, write down what was said and confirm it in an email of two lines. Most of what's left is settled here.

### Day fourteen

A firm letter, for business customers, stating the interest and fixed sum that the law allows and the date from which you'll add them. Mention that further work is on hold until the account is clear, and mean it.

## What late payment is worth under the law

Between businesses in the United Kingdom, the Late Payment of Commercial Debts (Interest) Act 1998 lets you charge interest of 8 per cent a year over the Bank of England base rate, unless your contract sets another substantial remedy. The base rate is the one in force on the last 30 June or 31 December before the payment became late. You may also add a fixed sum: £40 for a debt under £1,000, £70 from £1,000 up to £9,999.99, and £100 from £10,000. None of this applies to private customers.

Worked for our signwriter, assume a base rate of 4 per cent (look up the current one), so 12 per cent in all. £2,400 times 0.12 is £288 a year, which divided by 365 is about 79p a day. Thirty days late comes to £23.67. With the fixed sum of £70, the café owes £93.67 on top.

It's no fortune, and many small firms never claim it from a customer they like. Its use is as a sentence. Printed in grey at the foot of your terms it's ignored; stated in figures, with a date, it moves an invoice from one tray to another.

### What's about to change

On 24 March 2026 the government published its response to its late-payment consultation and said what it will put into law: a limit of 60 days on payment terms with few exceptions, a deadline for disputing an invoice, interest at 8 per cent over base rate that a contract can't bargain away, and power for the Small Business Commissioner to fine persistent late payers. The law firms that follow it, Farrer & Co among them, don't expect the new rules before 2027. Until Parliament has passed them, the sums above are the law. The Department for Business and Trade's page on GOV.UK has the current state.

If a customer's standard terms say 90 days, you can already mention it. 'Your terms will have to come down to 60 before long. Could we start there?' costs nothing to ask.

## Let the software remember

Xero, QuickBooks, FreeAgent and their rivals will all number invoices, fill in the customer, send the reminders and mark what's paid. If you have one and still chase from memory, spend an hour switching on the reminders and putting your own words in. Our package happens to include billing software for the first year, but a tidy spreadsheet and a repeating diary entry will do the same for ten invoices a month.

- Order number asked for before the work begins
- Invoice sent on the day the job is finished
- Due date written as a day and a date
- Reminder three days before, a question the day after, a call on day seven
- A note of who pays late, so that next time they pay a deposit`,
};
