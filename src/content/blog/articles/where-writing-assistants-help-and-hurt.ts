import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 23,
  slug: 'where-writing-assistants-help-and-hurt',
  title: 'Writing assistants: where they help and where they hurt',
  excerpt:
    'Six writing jobs on a bicycle workshop’s website, sorted by whether a writing assistant saves time, wastes it or puts something untrue in your name.',
  category: 'Digital Tools & Automation',
  author: 'Nora Whitfield',
  writeDate: '2025-06-30',
  publishDate: '2025-07-07',
  tags: ['writing', 'website text', 'fact checking', 'tools'],
  featured: false,
  content: `"We are passionate about delivering top-quality cycling solutions tailored to your unique needs."

Nobody in a bicycle workshop has ever said that sentence aloud. The man who put it on his website repairs bottom brackets in a railway arch and is passionate mainly about people oiling their chains. He asked a writing assistant for a welcome text, received one in four seconds, and pasted it in because it sounded more like a website than he did. That was the trouble with it.

He and his arch are invented, the sentence sadly is not rare. Since these programs are now built into phones, mail and word processors, the question for a small firm is no longer whether to use one but for which job. Here are six jobs, sorted.

## Two jobs it does well

### Putting your own words in order

The mechanic talks well and types badly. So he walks round the block speaking into his phone: what comes in, what goes wrong, what he wishes people knew, what a service includes. Nine minutes, a ramble of 1,100 words. He gives the transcript to the assistant with this request: "Put this into short sections with headings. Keep my words wherever possible. Add nothing. List anything that is unclear."

What comes back is recognisably his. The sentence "people bring me a bike that's been squeaking since Easter and it's always the pedals" is still there, under a heading about noises. He edits for twenty minutes instead of staring at an empty page for an evening. The gain is real because the material was his before it went in.

### Finding what is missing

Paste in a finished page and ask: "You have never heard of this shop. What would you still need to know before leaving a bicycle here?" The answers are dull and valuable. How long does it take? Do I need to book? Is there anywhere to lock up? What if it costs more than you said? He had answered none of them. A patient reader who has never met you is hard to find, and this is a fair imitation of one.

## Two jobs it does passably, with a hand on the brake

### Shortening

Ask for a paragraph at half its length and you usually get one. Check what was cut. In our workshop's case the program shortened "we do not repair carbon frames, but we know two people who do" to "we repair most frames". It is tidier, and it is false.

The rule for shortening is to compare every not, only, except, from and up to in the old text with the new one. Those small words are your contract with the customer, and they are the first thing to be polished away.

### Checking spelling and tone

Good for typing slips, doubled words and sentences that lost their verb. Less good at knowing that you meant to be blunt. If it suggests changing "your chain is dirty" into "your drivetrain may benefit from attention", decline. Set the language to British English first, or you will get tires, labor and a date the wrong way round.

## Two jobs to keep away from it

### Facts, prices and law

A writing assistant produces what is likely to come next in a text. Likely is not the same as true. Asked for the workshop's terms, it will write a confident paragraph about a twelve-month guarantee that the mechanic has never given. Published on his site, it is a promise a customer may hold him to. Asked for a statistic about cycling, it may supply one with a source that does not exist.

So numbers, guarantees, qualifications, opening hours, legal pages and anything about safety come from you, from the document they stand in, or from somebody qualified. If the program supplies a figure, treat it as you would a figure from a man in the pub: interesting, and to be looked up.

### Voices that are not yours

Never let it write a review, a customer's story or a quotation. Invented praise misleads the people who rely on it, and consumer law in the United Kingdom treats fake reviews as a banned practice. It does not help that the text is plausible. The same goes for a photograph of a repair that never took place.

## What happened to the welcome text

Here is how the mechanic mended his first sentence. He asked himself what he would say to somebody who had just pushed a bicycle through the door in the rain.

Before: "We are passionate about delivering top-quality cycling solutions tailored to your unique needs."

After: "Bring it in before ten and most repairs are ready by six. I will ring you before I spend more than we agreed."

The first could stand on the site of a bank. The second could belong to one arch under one railway. It has two promises in it, each of which can be tested, and a reader with a flat tyre now knows what to do. No program could have written it, because no program knew about ten o'clock.

That gives you a quick test for any text, whoever or whatever wrote it. Cover your name and put a rival's in its place. If the sentence is still true, it is not yet about you.

## What you hand over when you paste

Whatever you paste goes to somebody else's computer. Before you give a program a customer's email to answer, take out the name, the address, the telephone number and anything about health or money. Read in the settings whether your text may be kept or used to improve the product, and switch that off where you can. If you hold personal details of customers, you remain responsible for where they go, however convenient the button was.

Do not paste a supplier's price list or a contract you promised to keep to yourself, either. It is an easy thing to forget at half past ten at night.

## A routine for one page, in an hour

- Ten minutes: talk about the page's subject into your phone, as if to one customer
- Five minutes: have the transcript put in order, with the instruction to add nothing
- Twenty minutes: edit by hand, with your price list and your terms beside you
- Five minutes: ask what a stranger would still want to know, and answer it
- Ten minutes: read it aloud, and strike out whatever you would be embarrassed to say
- Ten minutes: check every number, name, day and promise against its source

Look at where the minutes go. The program is busy for about ten of the sixty, and you are busy for fifty. Anyone who tells you it is the other way round is selling something, or has a website that says "passionate" on it.

The mechanic kept his assistant, by the way. He uses it on Monday mornings to sort what he mumbled in the van, and he has given it one standing instruction, which he worked out himself: if you do not know, leave a gap.`,
};
