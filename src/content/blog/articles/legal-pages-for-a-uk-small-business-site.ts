import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 12,
  slug: 'legal-pages-for-a-uk-small-business-site',
  title: 'Legal pages and company details a UK website needs',
  excerpt:
    'What must be on the site if you are a sole trader, a limited company or a shop taking orders, which law asks for it, and a footer you can copy today.',
  category: 'Practical How-Tos & Guides',
  author: 'Daniel Marsh',
  writeDate: '2026-02-23',
  publishDate: '2026-03-03',
  tags: ['legal pages', 'privacy', 'company details', 'cookies', 'checklist'],
  featured: false,
  content: `Scroll to the bottom of ten local websites and you will find at least one that thanks visitors of a different company in its privacy policy, because the text was copied and somebody missed a line. It is an embarrassing way to discover that the page was never read. It is also a fair sign that the details which really are required will be missing.

This is a checklist, ordered by who you are. It describes the rules as they stand in March 2026 for a small firm in the United Kingdom and it is general information, not legal advice. If your trade is regulated, or something below makes you uneasy, an hour with a solicitor is well spent.

## Everyone with a business website

The Electronic Commerce (EC Directive) Regulations 2002 sound like a relic and still apply. A business site has to make these available, easily and permanently:

- The name of the business, meaning whoever a customer would be dealing with in law.
- The geographic address where you are established. A box number will not do.
- Contact details that allow a quick, direct reply, including an email address. A form by itself is not enough.
- Your VAT number, if you are registered.
- If you are on a public trade register, which register and your number on it.
- If your profession is regulated, the professional body, your title and where its rules can be read.

Where you show prices, they must be clear and say whether tax and delivery are included. If your customers are consumers, the plain course is to show the full price they will pay, VAT and unavoidable fees and all. The Digital Markets, Competition and Consumers Act 2024, in force for this purpose since April 2025, is strict about charges which appear only at the last step.

## Sole traders and partnerships

If you trade under any name but your own, people are entitled to know who is behind it. The Companies Act 2006 requires your own name and an address where documents can be served on business letters, invoices, receipts, written orders and demands for payment, and on a notice at your premises. Websites are covered by the 2002 rules above, so in practice the same line does both jobs: 'Moss and Mortar is the trading name of' followed by the name and address.

### I work from home. Must I publish my address?

You must give a geographic address, and it need not be the one where you sleep, so long as it is a real place connected with the business at which you can be reached. Some people use an accountant's office or a rented address service, by agreement. Check that post sent there truly gets to you, and quickly, since a legal notice may be among it.

## Limited companies

Regulations made in 2015, with a title long enough to need a chair, ask each company to show on its website:

- The full registered name, ending in Limited or Ltd as registered.
- The part of the United Kingdom in which it is registered, such as England and Wales.
- The registered number.
- The registered office address.

They do not have to be on every page, but the footer is the natural home. The same particulars belong on letters, order forms and emails. Since March 2024 the registered office must also be an 'appropriate address', where a document sent would be expected to reach somebody acting for the company.

### A footer to copy

'Moss and Mortar is a trading name of Moss & Mortar Stonework Ltd, registered in England and Wales, number 00000000. Registered office: 1 Example Street, Sampletown, ZZ1 1ZZ. VAT number GB 000 0000 00.' Put your own details in, then check each digit against the certificate instead of against your memory.

## Privacy, cookies and the yearly fee

If the site has so much as a contact form, you are handling personal data and need a privacy notice. The good ones are short. Answer in plain words: who you are, what you collect, why and on what lawful basis, who else sees it (your host, mail provider and accountant are typical), whether it leaves the country, how long you keep it, and what rights people have. Say that they may complain to the Information Commissioner's Office.

One item is new this year. Under the Data (Use and Access) Act 2025 you will need a way for people to complain to you directly about how you use their data. From 19 June 2026 you must acknowledge such a complaint within 30 days and then look into it without undue delay. For a firm of two, an email address in the notice and a line in the diary will do. The ICO has published guidance on it.

### Cookies

The rule has been that anything not strictly necessary needs consent before it is stored on a visitor's device. The 2025 Act adds a few exceptions for uses with little privacy risk, for example counting visits in order to improve your own site, on condition that you explain it clearly and give people an easy way to refuse. Advertising and social media trackers are not among the exceptions. Read the ICO's current page before relying on any of them. Simplest of all is a site that sets no such cookies and so needs no banner.

### The fee

Most businesses that handle personal data electronically must pay the ICO a yearly data protection fee. For the smallest tier it is £52 at the time of writing, with £5 off for direct debit. Some firms are exempt, and a short questionnaire on the ICO's website will tell you. Beware of letters demanding more from companies with official sounding names.

## If customers can order or book without meeting you

The Consumer Contracts Regulations 2013 apply when a consumer agrees by web, telephone or post. Before they commit you must tell them, among other things, what they are getting, the total price, how you will perform it, how to complain and whether they can cancel. The usual right is fourteen days. For goods it is counted from delivery and for services from the day of the agreement.

- If you start a service within those days, get an express request first. Otherwise you may not be paid for the work if they cancel.
- Made to measure goods, food that spoils, and leisure or lodging on a fixed date are among the exceptions.
- If you forget to mention the right, the period can be extended by up to a year.
- The order button must make it plain that pressing it means paying.

Service firms have one set more. The Provision of Services Regulations 2009 require you to make available how to complain and, where your profession obliges you to hold liability insurance, who the insurer is and what territory it covers.

## Three things to remove

Out of date legal text does more harm than a gap. Take out any link to the European online dispute platform, which closed in July 2025. Take out 'by using this site you agree to' paragraphs that nobody could have read first. And take out promises you do not keep, such as deleting enquiries after thirty days when they have been in your inbox since 2019.

Then set aside twenty minutes each January. Read the footer, the privacy notice and the terms as if a rather exact stranger had sent them to you, and put that stranger's corrections in.`,
};
