import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 23,
  slug: 'where-writing-assistants-help-and-hurt',
  title: 'AI writing tools: where they help a small firm and where they hurt',
  excerpt:
    "Six writing jobs on a repair shop's website, sorted by whether ChatGPT and other AI tools save time, waste it or put something untrue in your name.",
  category: 'Digital Tools & Automation',
  writeDate: '2025-06-30',
  publishDate: '2025-07-07',
  tags: ['AI', 'ChatGPT', 'copywriting', 'website text', 'fact checking'],
  featured: false,
  links: {
    'legal pages and anything about safety': '/blog/legal-pages-for-a-uk-small-business-site',
    'Never let it write a review': '/blog/testimonials-that-persuade',
    'What would you still need to know': '/blog/what-customers-check-before-they-ring',
    "If the sentence is still true, it isn't yet about you.": '/blog/rewriting-a-plumbers-home-page',
  },
  cover: { figure: '6', label: 'jobs' },
  figure: {
    kind: 'bars',
    after: 'A routine for one page, in an hour',
    title: 'Where the hour goes, in minutes',
    bars: [
      { label: 'You talk into your phone', value: 10, shown: '10' },
      { label: 'AI puts the transcript in order', value: 5, shown: '5' },
      { label: 'You edit', value: 20, shown: '20' },
      { label: 'AI asks, you answer', value: 5, shown: '5' },
      { label: 'You read it aloud', value: 10, shown: '10' },
      { label: 'You check every number, name and promise', value: 10, shown: '10' },
    ],
  },
  content: `'We are passionate about delivering top-quality sewing solutions tailored to your unique needs.'

Nobody who repairs sewing machines has ever said that sentence aloud. The man who put it on his website works in a railway arch and is passionate mainly about people oiling their shuttle hooks. He asked an AI assistant for a welcome text, received one in four seconds, and pasted it in because it sounded more like a website than he did. That was the trouble with it.

ChatGPT, Gemini, Copilot and Claude are now built into phones, email and word processors, so the question for a small firm is which jobs to give them. Here are six, sorted.

## Two jobs AI does well

### Putting your own words in order

The repairer talks well and types badly. So he walks round the block speaking into his phone: what comes in, what goes wrong, what he wishes people knew, what a service includes. Nine minutes, a ramble of 1,100 words. He gives the transcript to the assistant with this prompt: 'Put this into short sections with headings. Keep my words wherever possible. Add nothing. List anything that is unclear.'

What comes back is recognisably his. The sentence 'people bring me a machine that's been skipping stitches since Easter and it's always the needle' survives, under a heading about skipped stitches. He edits for twenty minutes instead of staring at an empty page for an evening. The gain is real because the material was his before it went in.

### Finding what's missing

Paste in a finished page and ask: 'You've never heard of this shop. What would you still need to know before leaving a machine here?' The answers are dull and valuable. How long does it take? Do I need to book? Is there anywhere to park while I carry it in? What if it costs more than you said? He had answered none of them. A patient reader who has never met you is hard to find, and this is a fair imitation of one.

## Two jobs it does passably, if you watch it

### Shortening

Ask for a paragraph at half its length and you usually get one. Check what was cut. In our workshop's case the AI shortened 'we don't repair industrial machines, but we know two people who do' to 'we repair most machines'. It's tidier, and it's false.

Compare every not, only, except, from and up to in the old text with the new one. Those small words are your contract with the customer, and they're the first thing to be polished away.

### Checking spelling and tone

Good for typing slips, doubled words and sentences that lost their verb. Less good at knowing that you meant to be blunt. If it suggests changing 'your machine is full of fluff' into 'your machine may benefit from attention', decline. Ask for British English first, or you'll get colors, labor and a date the wrong way round.

## Two jobs to keep away from it

### Facts, prices and law

An AI assistant produces what's likely to come next in a text, and likely things are often untrue. Asked for the workshop's terms, it will write a confident paragraph about a twelve-month guarantee that the repairer has never given. Published on his site, that's a promise a customer may hold him to. Asked for a statistic about sewing, it may supply one with a source that doesn't exist.

So numbers, guarantees, qualifications, opening hours, legal pages and anything about safety come from you, from the document itself, or from someone qualified. If the AI supplies a figure, treat it as you would a figure from a man in the pub: interesting, and to be looked up.

### Voices that aren't yours

Never let it write a review, a customer's story or a quotation. Invented praise misleads the people who rely on it, and consumer law in the United Kingdom treats fake reviews as a banned practice. It doesn't help that the text is plausible. The same goes for an AI picture of a repair that never took place.

## What happened to the welcome text

Here's how the repairer fixed his first sentence. He asked himself what he'd say to someone who had just carried fifteen kilos of cast iron through the door in the rain.

Before: 'We are passionate about delivering top-quality sewing solutions tailored to your unique needs.'

After: 'Bring it in before ten and most repairs are ready by six. I'll ring you before I spend more than we agreed.'

The first could be on the site of a bank. The second could belong to one arch under one railway. It has two promises in it, each of which can be tested, and a reader with half a wedding dress under the needle now knows what to do. No AI could have written it, because no AI knew about ten o'clock.

That gives you a quick test for any text, AI or not. Cover your name and put a rival's in its place. If the sentence is still true, it isn't yet about you.

## What you hand over when you paste

The text you paste goes to someone else's computer, and GDPR goes with it. Before you give an AI a customer's email to answer, take out the name, the address, the phone number and anything about health or money. Read in the settings whether your text may be kept or used to train the product, and switch that off where you can. If you hold personal details of customers, you remain responsible for where they go, however convenient the button was.

Don't paste a supplier's price list or a contract you promised to keep to yourself, either. It's an easy thing to forget at half past ten at night.

## Does Google mind?

Google's published guidance is that it judges pages by whether they're helpful, however they were made, and that churning out pages with AI to win rankings breaks its spam policies. That fits everything above. A page built from your own nine-minute ramble is fine. Forty pages of 'sewing tips' nobody at your firm has read are a liability.

## A routine for one page, in an hour

- Ten minutes: talk about the page's subject into your phone, as if to one customer
- Five minutes: have the transcript put in order, with the instruction to add nothing
- Twenty minutes: edit it yourself, with your price list and your terms beside you
- Five minutes: ask what a newcomer would still want to know, and answer it
- Ten minutes: read it aloud, and strike out anything you'd be embarrassed to say
- Ten minutes: check every number, name, day and promise against its source

Look at where the minutes go. The AI is busy for about ten of the sixty, and you're busy for fifty. Anyone who tells you it's the other way round is selling something.`,
};
