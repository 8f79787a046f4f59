import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 3,
  slug: 'social-page-or-own-website',
  title: 'Social page or own website: who owns your shop front?',
  excerpt:
    'A letter to a café owner with four thousand followers and no website, on what a social page does well, what it can take away, and how to split the work.',
  category: 'Business Case for Website',
  writeDate: '2026-09-08',
  publishDate: '2026-09-15',
  tags: ['social media', 'Instagram', 'ownership', 'customer list', 'cafés'],
  featured: true,
  links: {
    'A list is different.': '/blog/newsletter-for-two-hundred-customers',
    'Buy the domain name in your own name': '/blog/choosing-a-domain-name-without-regret',
    'the Google listing': '/blog/business-profile-on-maps-step-by-step',
  },
  cover: { figure: '4,000', label: 'followers' },
  figure: {
    kind: 'choices',
    after: "What people need when they're not browsing",
    title: 'Where a piece of news belongs',
    choices: [
      { ask: 'Will it still be true in a month?', yes: 'On the website', no: 'No' },
      { ask: 'Does it matter, and is it news?', yes: 'Website first; the post points there', no: 'No' },
      { ask: 'Will it be gone by Sunday?', yes: 'Post it' },
    ],
  },
  content: `Dear Ros,

You asked over the counter whether you need a website when your Instagram has four thousand followers and the cinnamon buns are gone by half past ten. We said something vague, because there was a queue. Here's the answer you should have had.

First, keep the page. You're good at it, you enjoy it, and a photograph of a tray coming out of the oven at seven in the morning beats any sentence we could write for you. The question is only what the page should be trusted with.

## You're a tenant there

Your café has a lease. You read it before you signed: how long, how much, what notice the landlord must give. Your page has a lease too, in the terms you clicked past, and the notice period is roughly none.

There's a history to look at. Google closed the consumer version of its social network, Google+, in April 2019, and with it went the business pages people had built there. In March 2024 it also turned off the simple free websites it had offered with its business listings, and firms that had printed those addresses on vans had to print new ones. On 4 October 2021 Facebook, Instagram and WhatsApp were all out of reach for around six hours. Six hours is nothing over a year. It's a long time if it's the Monday your Christmas order form goes up.

Then there's the smaller, lonelier version. An account is locked because someone in another country guessed the password. The page was set up by a Saturday assistant who has since moved to Leeds and is still the only admin.

### A quick test of tenancy

- Could you sign in today from a new phone, with nobody else's help?
- Do at least two people have admin access?
- If the page vanished tonight, which of your customers could you reach tomorrow?

If the last answer is 'the ones who walk past', that's the problem to fix.

## Followers aren't a list

Post something and some of your four thousand see it, in an order you don't choose. You told us the post about your mother's recipe reached everyone in town, and the one about the changed opening hours reached eleven people. The second mattered more to you. It mattered less to the algorithm.

A list is different. If a hundred and fifty people have given you an email address to hear when the panettone goes on sale, nearly all of them will receive the message, on the day you send it. You can take the list to another provider. No one can charge you to reach them again.

## What people need when they're not browsing

Think of Saturday's table of nine. The woman who booked it was standing in a kitchen with four questions: can you seat nine, is there a step at the door, is there something for a coeliac, and where do we park? On your page the answers exist. One is in a comment from March, one in a story that's expired, one in a picture of the menu too small to read on her phone.

A page built out of posts is a river: lovely to stand beside, and no use for finding something you saw last month. A website is a cupboard with labels on the shelves.

- Hours, including the odd ones
- The menu as text, so that it can be read, translated, searched and spoken aloud by a phone
- Step, parking, dogs, highchairs, allergens: who to ask and what you can promise
- How to order a cake, how far ahead, and roughly what it costs

People without an account can read it as well.

So the split is simple. If it'll still be true in a month, it goes on the website. If it'll be gone by Sunday, post it; the soup belongs on Instagram, and so does anything a regular might tag a friend in. If it matters and is also news, such as changed hours, put it on the website first and let the post point there.

## What it would take

Less than you fear. A café needs a front page, a menu, a page for cake orders and a page on finding you. You've written most of it already in replies to messages. The pictures are on your phone.

Buy the domain name in your own name, even if someone else builds the site. That's the freehold: with it you can move the site to any builder or host, and the address on your window stays right. Put it in three places the same day: the line under your name on Instagram, the Google listing, and the chalkboard by the till, as a QR code if you like.

Then add one sentence to the till routine for December: 'Shall I take your email for the Christmas list?' Do that twenty times a week for six weeks and you have up to 120 people you can reach without asking anyone's permission but theirs. Tell them what they're signing up for, keep to it, and put a way to unsubscribe in every message. That's the law as well as good manners.

## And if you do nothing?

You'll probably be fine for a while. The buns are very good. But you've spent five years making people fond of your café, and the record of it sits in a building you don't hold the keys to. You wouldn't keep the takings there.

Yours, and please save us one on Saturday.`,
};
