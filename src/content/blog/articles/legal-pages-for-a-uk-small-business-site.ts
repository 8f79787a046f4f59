import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 12,
  slug: 'legal-pages-for-a-uk-small-business-site',
  title: 'Legal pages and company details a UK website needs',
  excerpt:
    'What must be on the site if you are a sole trader, a limited company or a shop taking orders, which law asks for it, and a footer you can copy today.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-02-23',
  publishDate: '2026-03-03',
  updated: {
    date: '2026-11-22',
    note: 'The duty to handle data protection complaints has applied since 19 June 2026 and is now described in the present tense; the new cookie exceptions and fines of February 2026, a privacy notice to copy and a section on reviews and email marketing were added.',
  },
  tags: ['legal pages', 'GDPR', 'privacy', 'company details', 'cookies', 'checklist'],
  featured: false,
  links: {
    'four conditions of the soft opt-in': '/blog/newsletter-for-two-hundred-customers',
    'Reviews on your own pages': '/blog/asking-for-reviews-without-being-awkward',
    'reasonable adjustments for disabled customers': '/blog/small-accessibility-fixes-that-win-customers',
    'show the full price they will pay': '/blog/showing-prices-or-hiding-them',
    'every invoice': '/blog/invoices-that-get-paid-sooner',
  },
  cover: { figure: '6', label: 'details to show' },
  content: `Scroll to the bottom of ten local websites and you may well find one that thanks visitors to a different company in its privacy policy, because the text was copied and someone missed a line.

This is a checklist, ordered by who you are. It describes the rules for a small firm in the United Kingdom as they were in November 2026, and it's general information. It isn't legal advice. If your trade is regulated, or something below makes you uneasy, an hour with a solicitor is well spent.

## Everyone with a business website

The Electronic Commerce (EC Directive) Regulations 2002 sound like a relic and still apply. A business site has to make these available, easily and permanently:

- The name of the business, meaning who a customer would be dealing with in law.
- The geographic address where you're established. A box number won't do.
- Contact details that allow a quick, direct reply, including an email address. A form by itself isn't enough.
- Your VAT number, if you're registered.
- If you're on a public trade register, which register and your number on it.
- If your profession is regulated, the professional body, your title and where its rules can be read.

Where you show prices, they must be clear and say whether tax and delivery are included. If your customers are consumers, show the full price they will pay, VAT and unavoidable fees and all. The Digital Markets, Competition and Consumers Act 2024, in force for this purpose since 6 April 2025, is strict about charges that appear only at the last step.

## Sole traders and partnerships

If you trade under any name but your own, people are entitled to know who is behind it. The Companies Act 2006 requires your own name and an address where documents can be served on business letters, every invoice and receipt, written orders and demands for payment, and on a notice at your premises. Websites are covered by the 2002 rules above, so in practice the same line does both jobs: 'Moss and Mortar is the trading name of' followed by the name and address.

### I work from home. Must I publish my address?

You must give a geographic address. It needn't be the one where you sleep, so long as it's a real place connected with the business where you can be reached. Some people use an accountant's office or a rented address service, by agreement. Check that post sent there really gets to you, and quickly, since a legal notice may be among it.

## Limited companies

The Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 ask each company to show on its website:

- The full registered name, ending in Limited or Ltd as registered
- The part of the United Kingdom in which it's registered, such as England and Wales
- The registered number
- The registered office address

They don't have to be on every page, but the footer is the natural home. The same particulars belong on letters, order forms and emails. Since March 2024 the registered office must also be an 'appropriate address', where a document sent would be expected to reach someone acting for the company.

### A footer to copy

'Moss and Mortar is a trading name of Moss & Mortar Stonework Ltd, registered in England and Wales, number 00000000. Registered office: 1 Example Street, Sampletown, ZZ1 1ZZ. VAT number GB 000 0000 00.' Put your own details in, then check each digit against the certificate.

## Privacy and GDPR

If the site has so much as a contact form, you're handling personal data and need a privacy notice. Answer in plain words: who you are, what you collect, why and on what lawful basis, who else sees it (your host, email provider and accountant are typical), whether it leaves the country, how long you keep it, and what rights people have.

### A notice to start from

'Moss & Mortar Stonework Ltd is responsible for the details you give us. When you fill in the form we keep your name, address, phone number and what you tell us about the job, so that we can reply and give you a price. The lawful basis is that you asked us to take steps towards a contract. Our web host, our email provider and our accountant can see what they need. We delete enquiries that don't become jobs after twelve months, and keep invoices for six years because the tax rules require it. You can ask to see, correct or delete what we hold. If you're unhappy with how we've used your details, write to privacy@, and we'll acknowledge it within 30 days and look into it. You can also complain to the Information Commissioner's Office (which is becoming the Information Commission) at ico.org.uk.'

Change every fact in it to yours. A notice that promises twelve months while enquiries from 2019 are still in the inbox is worse than one that says nothing about time.

### The complaints duty

The part about complaints is there because of the Data (Use and Access) Act 2025. Since 19 June 2026 you must make it easy for people to complain to you directly about how you use their data, acknowledge the complaint within 30 days, look into it without undue delay and tell them the outcome. For a firm of two, an email address in the notice and a line in the diary will do.

### Cookies

Anything that isn't strictly necessary needs consent before it's stored on a visitor's device. That's the rule in the Privacy and Electronic Communications Regulations 2003, known as PECR. Since 5 February 2026 the 2025 Act has added a few exceptions for uses with little privacy risk, for example counting visits in order to improve your own site, on condition that you explain it clearly and give people an easy way to refuse. Advertising and social media trackers aren't among the exceptions, and neither is a cookie that remembers which partner sent a visitor. Our own privacy policy says whether we ask before we keep such a code.

On the same date the largest fine for breaking these rules rose from £500,000 to the same level as under GDPR, £17.5 million or 4 per cent of turnover, whichever is higher. Read the ICO's current page before relying on an exception, or set no such cookies at all and skip the banner.

### The yearly fee

Most businesses that handle personal data electronically must pay the ICO a yearly data protection fee. For the smallest tier it has been £52 since February 2025, with £5 off for direct debit. Some firms are exempt, and a short questionnaire on the ICO's website will tell you.

## Marketing emails and reviews

If you write to customers to sell them something, PECR asks for consent or for the four conditions of the soft opt-in, and every message needs a working way to unsubscribe.

Reviews on your own pages have been regulated since 6 April 2025. The 2024 Act bans fake ones, and anyone who publishes reviews has to take reasonable steps to keep fakes out and not mislead by leaving out the bad. The Competition and Markets Authority's guidance expects a published policy against fake reviews. For a small site that can be one sentence: 'Every review here is from a customer of ours; we check each against the job before we publish it, and we don't pay for reviews.' Only write it if you do it.

## If customers can order or book without meeting you

The Consumer Contracts Regulations 2013 apply when a consumer agrees by web, phone or post. Before they commit you must tell them, among other things, what they're getting, the total price, how you'll perform it, how to complain and whether they can cancel. The usual right is fourteen days. For goods it's counted from delivery and for services from the day of the agreement.

- If you start a service within those days, get an express request first. Otherwise you may not be paid for the work if they cancel.
- Made-to-measure goods, food that spoils, and leisure or lodging on a fixed date are among the exceptions.
- If you forget to mention the right, the period can be extended by up to a year.
- The order button must make it plain that pressing it means paying.

The 2002 rules add two small duties for online orders: let people see and correct what they've entered before they send it, and acknowledge the order without undue delay.

Service firms have one more set. The Provision of Services Regulations 2009 require you to make available how to complain and, where your profession obliges you to hold liability insurance, who the insurer is and what territory it covers.

### Terms and conditions

No law says a small service firm must have a page called terms and conditions. Much of the above has to be told to customers all the same, and one page is the handiest place. Half a page is enough for most trades: what a quote includes and how long it's valid, when you're paid and whether there's a deposit, what happens if either of you cancels, what you guarantee, and where to complain.

Write it so that your customer could agree to it in your kitchen. The Consumer Rights Act 2015 lets a court strike out a term that's unfair to a consumer, and a term must be plain and easy to find. 'Deposits are non-refundable in all circumstances' fails on both counts. 'If you cancel less than a week before the start, we keep the part of the deposit that covers the stone we've already cut for you' would be hard to argue with.

## Not a page, but a duty

The Equality Act 2010 expects reasonable adjustments for disabled customers, online as well as at the counter. No law makes most private firms publish an accessibility statement, but a short paragraph saying what you can and can't offer is welcome.

Pictures and text belong to the people who made them. Use your own, or keep the licence for each one you bought. 'It was on Google' has never been a defence.

## Three things to remove

Out-of-date legal text does more harm than a gap. Take out any link to the European online dispute platform, which closed in July 2025. Take out 'by using this site you agree to' paragraphs that nobody could have read first. And take out promises you don't keep.

Then set aside twenty minutes each January for the footer, the privacy notice and the terms. Read them as a picky stranger would, and fix what they'd circle.`,
};
