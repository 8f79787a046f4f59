import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 10,
  slug: 'choosing-a-domain-name-without-regret',
  title: "Choosing a domain name you won't regret",
  excerpt:
    'Twelve quick tests for a domain name, from shouting it across a building site to checking the trade mark register, and what to do when yours is taken.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-04-07',
  publishDate: '2026-04-15',
  tags: ['domain names', 'branding', 'trade marks', 'checklist'],
  featured: false,
  links: {
    'your website and your email together': '/blog/email-at-your-own-domain',
    'a passkey or two-step verification': '/blog/backups-and-passwords-for-a-firm-of-two',
    'the content of your pages counts for far more': '/blog/first-ninety-days-of-local-search',
  },
  cover: { figure: '12', label: 'tests' },
  figure: {
    kind: 'choices',
    after: 'If the one you want is taken',
    title: 'The name is taken. What now?',
    choices: [
      { ask: 'Is the site alive and in your trade?', yes: 'Walk away', no: 'No' },
      {
        ask: "Is it parked with a 'for sale' notice?",
        yes: 'Decide on your limit, then offer half',
        no: 'No, or too dear',
      },
      {
        ask: 'Is there a word a customer would use in any case?',
        yes: 'Add it: the trade, the county, a name',
        no: 'No',
      },
      { ask: 'Would you have to misspell the name?', yes: 'Choose another one' },
    ],
  },
  content: `You'll say it more often than your own surname. It goes on the van, the invoices, the fascia, the polo shirts and the jar of pens at the village fair. A design can be changed in a week, but a name that has been painted, embroidered and learnt by four hundred customers stays put. So it deserves more than the three minutes most people spend typing ideas into a search box and taking the first one that shows green.

Set aside an hour. Begin with a list of ten candidates, including some you don't much like, and put each through the tests below. They take a minute apiece. The survivors will be few.

## Four tests for the ear

### 1. Shout it

Say it to someone across a noisy room or a scaffold, once, and ask them to write it down. If they get it wrong, so will the customer who heard it on local radio. Names with a number in them fail at once: is that 4 or four, or for?

### 2. Spell it over the phone

Count the corrections you have to make. 'Kwik with a K', 'no E in that', 'there's a hyphen'. One correction is a nuisance; two lose you email.

### 3. Read it as one word

Addresses have no spaces. Write the name without capitals and look for words you didn't intend. A children's bookshop called Tales Tank would be telling the world that its tale stank. Ask the person you know with the dirtiest mind.

### 4. Say it in ten years

Will it still describe you? A firm named after one product, one street or one year has to explain itself as soon as it grows. On the other hand, a name so broad that it might sell insurance or yoghurt is no help.

## Four tests for the eye

### 5. Length

Fewer than fifteen characters before the dot is comfortable; past twenty, it won't fit on a pen and people will mistype it on a phone. Your full legal name is seldom necessary. If the company is Hollingworth and Marchbank Heating Services, customers already call it something shorter. Use what they say.

### 6. Double letters at the join

Where one word ends with the letter the next begins with, eyes stumble: think of 'glasssigns' or 'presssetup'. Choose another pair.

### 7. The hyphen

One hyphen is forgivable when both words need it, but people forget to type it, and then they reach the owner of the version without. Own both or avoid it.

### 8. Place names

'Otley' in the address shows at once that you're local, which is worth something. It becomes a millstone if you move to Ilkley or want work in Leeds. As for SEO, the words in an address do little by themselves; the content of your pages counts for far more. Put the place in the name only if it's truly part of who you are.

## Four tests for trouble

### 9. Is someone else already trading under it?

Search the name on Google, on Companies House and on the map. Someone with a similar name in another trade, two hundred miles off, is probably harmless. The same trade within fifty miles is confusion every week, and you'll be getting each other's complaints.

### 10. Is it a registered trade mark?

The Intellectual Property Office has a free search of UK marks on its website. Look for your words and for close spellings, in the classes that cover your kind of goods or services. A domain being for sale says nothing about whether you're allowed to trade under it. If you find something close, spend an hour's fee on proper advice before you spend a thousand on signs.

### 11. Does it have a past?

Names lapse and are sold again. Look the address up in the Internet Archive's Wayback Machine and see what used to live there. If it was a casino or a fake pharmacy, leave it alone, since spam filters and search engines may remember.

### 12. What does year two cost?

Some endings are offered at £1 for the first year and £40 after that, and some names are marked premium with a high renewal for ever. Read the renewal figure before paying.

## Which ending?

For a firm whose customers are in the United Kingdom, .co.uk is what people expect and what they type from memory. The shorter .uk has existed since 2014 and is perfectly good; if you take it, try to own the .co.uk as well, since plenty of your customers will add the 'co' out of habit. A .com suits you if you sell abroad, or if it happens to be free and matches.

The newer endings, such as those that name a trade or a city, can be charming. They come with two costs. You'll be asked 'dot what?' for years, and some older forms still refuse them as email addresses.

Buying six endings to protect yourself is rarely worth it at this size. Two is sensible, with the second one forwarding to the first. Put the rest of the money into the sign.

## If the one you want is taken

- See who has it. If the site is alive and in your trade, walk away.
- If it's parked with a 'for sale' notice, decide on your limit beforehand, offer half and be ready to leave.
- Add a word a customer would use in any case: the trade, the county, 'and sons', 'studio'.
- Use what you already do differently. A baker who opens at five could do worse than a name with 'five' in it, spelled out.
- Don't misspell the name to get it. You'd be paying for advertising for the person who can spell.

If someone registered a .uk name simply to trade on a name you already use, Nominet, which runs the .uk registry, has a dispute service. It's slower than choosing again, and choosing again is often wiser.

## After you buy

Three jobs, on the same day. First, check the registration is in your name, or your company's, with an email address you'll still have in five years. If a builder, a nephew or an agency buys it for you, that's fine, so long as the registered holder is you. Where a first year's domain comes bundled with a website, ask the same question before you pay.

Second, turn on automatic renewal and put the date in the diary as well, in case the card expires first. Third, switch on a passkey or two-step verification for the registrar's account. Anyone who gets into that account has your website and your email together.

Then sleep on it. In the morning, ask the first three people you meet to write the name down from hearing it once. If all three get it right, call the signwriter.`,
};
