import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 28,
  slug: 'testimonials-that-persuade',
  title: 'Testimonials that persuade: what to ask for and when',
  excerpt:
    "'Great service' convinces nobody. Six kinds of doubt a customer has, the question that draws out an answer to each, and the paperwork to keep on file.",
  category: 'Inspiration & Social Proof',
  writeDate: '2025-03-11',
  publishDate: '2025-03-20',
  updated: {
    date: '2026-11-22',
    note: 'The law on fake reviews has applied since 6 April 2025 and is now described in the present tense, with what the Competition and Markets Authority has done since.',
  },
  tags: ['testimonials', 'trust', 'reviews', 'advertising rules'],
  featured: false,
  links: {
    'If it was copied from a review site': '/blog/asking-for-reviews-without-being-awkward',
    'goes next to the prices': '/blog/showing-prices-or-hiding-them',
    'keep the permission too': '/blog/legal-pages-for-a-uk-small-business-site',
  },
  cover: { figure: '6', label: 'kinds of doubt' },
  figure: {
    kind: 'pairs',
    after: 'Where each one belongs',
    title: 'From the doubt to its place on the page',
    columns: ['Ask', 'Put the answer'],
    rows: [
      [
        'Will it cost more?',
        "'How did the final bill compare with what you had in mind?'",
        'Next to the prices',
      ],
      ['Will I feel stupid?', "'Was there anything you were nervous to ask us?'", 'Above the contact form'],
      ['Will it last?', "A year later: 'What's it like now?'", 'With the photographs'],
      [
        'Is my case too odd?',
        "'Had you asked anyone else before us, and what did they say?'",
        'On the page about odd cases',
      ],
    ],
  },
  content: `Two sentences about the same piano tuner.

'Fantastic service from start to finish, highly recommended!'

'I was embarrassed that it hadn't been touched for nine years. He didn't say a word about it, told me honestly that two strings wouldn't hold, and the children have started playing again.'

Both were written by pleased customers, and neither is longer than a breath or two. The first could be about a car wash. The second makes you want to ring him, and if you have a neglected piano of your own it has just removed the thing that was stopping you.

The customers were equally pleased. They were asked different questions.

## A testimonial is an answer to a doubt

Nobody reads praise for pleasure. People read it with a worry in mind and look for the line that deals with it. So begin with the worries. Here are six that turn up in nearly every trade.

- Will it cost more than they said?
- Will they turn up?
- Will they make me feel stupid?
- Will it last?
- Is my case too small, too odd or too far gone?
- What happens if something goes wrong?

Write yours next to these. A driving instructor might add 'will they shout?' A cattery might add 'will she eat?' If you're unsure what your customers fear, ask the last three what nearly stopped them. They'll remember.

Now take the testimonials you have and put each beside the doubt it answers. You may well find eleven that answer none, two that answer 'will they turn up?', and a blank beside the doubt that loses you the most work. That blank is what you ask for next.

## The questions that bring it out

If you ask for 'a few words', you get a few words. Ask instead about a moment.

### For the price doubt

'How did the final bill compare with what you had in mind?' You may get: 'It came to £40 less than the quote, because they didn't need the second skip.' No claim of yours about honest pricing will ever be as good.

### For the doubt about feeling foolish

'Was there anything you were nervous to ask us?' This is the one that gave the tuner his nine years.

### For the odd case

'Had you asked anyone else before us, and what did they say?' Careful here: use what they tell you about their own situation, and leave other firms' names out.

### For durability

Ask a year later. 'It's a year since we did the roof terrace. What's it like now?' A sentence with a year in it beats five written on the day. Put a reminder in the diary when you send the invoice.

### For when it went wrong

'Was there anything that didn't go to plan, and how did we deal with it?' It takes courage to ask. 'They ordered the wrong tap, rang me before I noticed, and came on Saturday to change it' will persuade a cautious buyer more than any row of stars.

## When to ask, and how

There are two good moments. One is the point of relief: the boiler fires, the cat is collected purring, the tax return is filed. The other is the first time the thing is used in earnest, perhaps three weeks on. The worst moment is together with the bill.

Ask in person if you can and write to confirm. Here's a message of about the right length.

'Hello Ruth, I'm glad the piano is being played. May I ask you two things for our website? What nearly stopped you from ringing? And what would you say to someone whose piano has been left as long as yours was? Two or three sentences is plenty. I'd use your first name and your village unless you'd prefer otherwise.'

If they would sooner talk than write, listen, write down what they say and send it back for approval. You may shorten a testimonial, provided the meaning stays and they've agreed to the wording. You may correct spelling. You may not improve it, and that includes asking AI to. Real people say 'dead chuffed', and readers can hear the difference at once.

## The file you ought to keep

Testimonials are advertising, and advertising has rules. The CAP Code, which the Advertising Standards Authority enforces in the United Kingdom, requires marketers to hold evidence that a testimonial is genuine, along with contact details for the person who gave it. Claims of fact within it, such as how much someone saved or how much better they sleep, may need evidence of their own. A customer's words don't excuse you from proving what they say.

Since 6 April 2025 the consumer part of the Digital Markets, Competition and Consumers Act 2024 has applied as well. It bans fake reviews outright, together with reviews that hide the fact that they were paid for or rewarded, and it expects anyone who publishes reviews to take reasonable steps to keep such ones out. The Competition and Markets Authority can fine a business up to 10 per cent of its worldwide turnover without going to court.

It's watching, too. In July 2025 the CMA said it had looked at more than a hundred websites and written to 54 businesses whose policies on reviews might fall short. For an honest firm the remedy is small: one published sentence saying how you collect and check what you show. And it's now foolish as well as wrong to let a cousin write one.

Names, faces and voices are personal data under GDPR, so keep the permission too. One folder with one page for each customer will do.

- What they wrote or said, in the original form
- The version you use, with their yes to it
- How you may name them, and whether you may show a photograph
- The date, the job and the invoice number
- How to reach them, and a note to ask again in two years

If someone asks you to take theirs down, do so that day. There'll be another along.

## Where each one belongs

Put each one beside the doubt it answers. The sentence about the bill goes next to the prices. The one about feeling foolish goes above the contact form. The year-old one goes with the photographs of the terrace. The odd case goes on the page about odd cases.

One at a time is enough. A single specific sentence, with a name, a place and a month, has more weight than a carousel of nine that turns before anyone has finished reading. If you must show several together, choose three that answer three different doubts.

And be plain about the source. If a customer said it to you, write 'told to us by' and the name. If it was copied from a review site, name the site, keep the words whole, and don't choose a five-star phrase out of a three-star complaint.

## What to do with the kind but empty ones

You'll have a drawer of 'highly recommended'. Don't throw them away and don't publish them. Ring the authors, who like you, and say: 'You were kind enough to recommend us last year. Could I ask what you'd say if someone asked you why?' Many will give you the sentence you needed, usually after a pause and starting with the word 'well'.

Write that down exactly. What comes after 'well' is almost always the truth.`,
};
