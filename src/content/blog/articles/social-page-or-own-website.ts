import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 3,
  slug: 'social-page-or-own-website',
  title: 'Social page or own website: who owns your shop front?',
  excerpt:
    'A letter to a café owner with four thousand followers and no website, on what a social page does well, what it can take away, and how to split the work.',
  category: 'Business Case for Website',
  author: 'Tom Adeyemi',
  writeDate: '2026-09-08',
  publishDate: '2026-09-15',
  tags: ['social media', 'ownership', 'customer list', 'cafés'],
  featured: true,
  content: `Dear Ros,

You asked me over the counter whether you need a website when your page has four thousand followers and the cinnamon buns are gone by half past ten. I said something vague because there was a queue behind me. Here is the answer I should have given. (Ros and her café are made up, reader. The question arrives every week.)

First, keep the page. Nothing I say below is an argument for closing it. You are good at it, you enjoy it, and a photograph of a tray coming out of the oven at seven in the morning is worth more than any sentence I could write for you. The question is only what the page should be trusted with.

## You are a tenant there

Your café has a lease. You read it before you signed: how long, how much, what notice the landlord must give. Your page has a lease too, in the terms you clicked past, and the notice period is roughly none.

That is not a complaint about any one company. It is how the arrangement works, and there is a history to look at. Google closed the consumer version of its social network, Google+, in April 2019, and with it went the business pages people had built there. In March 2024 Google also turned off the simple free websites it had offered with its business listings, and firms that had printed those addresses on vans had to print new ones. On 4 October 2021 Facebook, Instagram and WhatsApp were all out of reach for around six hours. Six hours is nothing over a year. It is a long time if it is the Monday your Christmas order form goes up.

Then there is the smaller, lonelier version. An account is locked because somebody in another country guessed the password. The page was set up by a Saturday assistant who has since moved to Leeds and is still the only administrator. You write to a help form and wait.

### A quick test of tenancy

- Could you sign in today from a new phone, with nobody else's help?
- Are at least two people administrators?
- If the page vanished tonight, which of your customers could you reach tomorrow?

If the last answer is 'the ones who walk past', that is the problem to fix.

## Followers are not a list

Four thousand people pressed a button once. Post something and some of them see it, in an order you do not choose, between a cousin's holiday and an argument about parking. You know this already: you told me the post about your mother's recipe reached everyone in town and the one about the changed opening hours reached eleven people. The second mattered more to you. It mattered less to the machine that decides.

A list is different. A hundred and fifty people who gave you an email address so as to hear when the panettone goes on sale will nearly all receive the message, on the day you send it. You can carry the list with you to another provider. No one can charge you to reach them again. A website is where such a list naturally grows, because it has room for a box that says 'Tell me when Christmas orders open' and it is there in August, when the post about it has sunk out of sight.

## What people need when they are not browsing

Think of Saturday's table of nine. The woman who booked it was not scrolling for pleasure. She was standing in a kitchen with four questions: can you seat nine, is there a step at the door, is there something for a coeliac, and where do we park? On your page the answers exist. One is in a comment from March, one in a story that has expired, one in a picture of the menu too small to read on her phone.

A page built out of posts is a river. It is lovely to stand beside and no use for finding something you saw last month. A website is a cupboard with labels on the shelves:

- Hours, including the odd ones.
- The menu as text, so that it can be read, translated, searched and spoken aloud by a phone.
- Step, parking, dogs, highchairs, allergens: who to ask and what you can promise.
- How to order a cake, how far ahead, and roughly what it costs.

People without an account can read it as well. Some of your best customers have never had one, and others have given theirs up.

## What the page does better

In fairness to your landlord, here is what I would never ask a website to do. It will not show up unasked in front of someone who lives nearby and has not heard of you. It will not let a regular tag a friend with 'this one'. It is a poor place for today's soup. News that is stale by tonight belongs in the river, and so does anything that makes people smile and requires nothing of them.

So the split I would make is simple. If it will still be true in a month, it goes on the website. If it will be gone by Sunday, post it. If it matters and is also news, such as changed hours, put it on the website first and let the post point there.

## What it would take

Less than you fear. A café needs a front page, a menu, a page for cake orders and a page on finding you. You have written most of it already in replies to messages; scroll back through three months of them and copy your own answers out. The pictures are on your phone.

Buy the domain name in your own name, whoever builds the thing, because that is the freehold. With it you can move the site to any builder or host and your address on the window stays right. I would put the address in three places the same day: the line under your name on the page, the map listing, and the chalkboard by the till.

Then add one sentence to the till routine for December: 'Shall I take your email for the Christmas list?' Do that twenty times a week for six weeks and you have up to 120 people you can reach without asking anyone's permission but theirs. Tell them what they are signing up for, keep to it, and put a way to leave in every message. That is the law as well as good manners.

## And if you do nothing?

You will probably be fine for a while. The buns are very good. But you have spent five years making people fond of your café, and the record of it sits in a building you do not hold the keys to. You would not keep the takings there.

Yours, and please save me one on Saturday,

Tom`,
};
