import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 2,
  slug: 'what-customers-check-before-they-ring',
  title: 'What customers check before they ring you',
  excerpt:
    'Follow one leaking roof from the first drip to the first phone call, and see the seven small checks that decide which of three roofers gets the job.',
  category: 'Business Case for Website',
  writeDate: '2026-09-29',
  publishDate: '2026-10-06',
  tags: ['customer trust', 'enquiries', 'home page', 'trades'],
  featured: true,
  links: {
    'If you have ten jobs captioned like that': '/blog/case-study-without-a-marketing-department',
    'A calm reply that names the problem': '/blog/asking-for-reviews-without-being-awkward',
    "If you can't give a range": '/blog/showing-prices-or-hiding-them',
    'Does it say when someone will reply?': '/blog/answering-enquiries-within-the-hour',
  },
  cover: { figure: '7', label: 'checks' },
  figure: {
    kind: 'pairs',
    after: 'The last tap',
    title: 'Seven checks, and what decides each',
    columns: ['Puts her off', 'Keeps her reading'],
    rows: [
      ['My job, here?', "'All roofing works undertaken'", "'Flat roof repairs', and three places by name"],
      ['Still in business?', 'A happy Christmas from four years ago', 'A job with the month under it'],
      ['Someone like me?', 'Smiling people in clean helmets', 'Six pictures with captions'],
      ['What do others say?', 'Silence under a complaint', 'A calm reply that names the problem'],
      ['What might it cost?', 'Neither a range nor what happens first', "'Between £250 and £600'"],
      ['Who will turn up?', "'The team'", 'A first name and a face'],
      ['Can I do something now?', 'A number for tomorrow', "'Send us a picture tonight'"],
    ],
  },
  content: `It's ten past nine on a Sunday night and there's a brown ring on the ceiling above the landing. Helen stands on a chair and touches it. Damp. She doesn't ring anybody, because nobody would answer. She sits on the stairs with her phone and starts checking.

By twenty to ten she's looked at three roofers and decided who she'll ring at eight the next morning. None of the three will ever know how the other two lost. Let's follow her, because what she does on those stairs is what people do before they ring a dog walker, an accountant or a driving instructor.

## The first ten seconds

### Check one: do they do my job, here?

Helen has a flat roof over a bay extension in a particular suburb. The first roofer's page says 'All roofing works undertaken, domestic and commercial'. The second says 'Flat roof repairs and replacement in Harrow, Pinner and Northwood'. She isn't sure the first one is wrong. She's sure the second one is right, and that's enough to keep reading.

This check takes seconds and it happens on the first screen. If a stranger can't tell what you do and where from the top of the page, the rest of the page is for your own enjoyment. Name the jobs you want in the words a customer would type. Nobody searches for 'roofing solutions'. They have a leak.

### Check two: are they still in business?

Nobody asks this aloud, yet everyone looks. Helen notices that the third roofer's latest news item wishes her a happy Christmas from four years ago, and that the opening hours mention a bank holiday long gone. Perhaps the firm is thriving and too busy to type. It reads like a shop with post piled behind the door.

You don't need a blog to pass. You need one thing on the page that could only have been put there recently, or no stale news at all.

- A line such as 'Now booking repairs for November'
- A photograph of a job with the month under it
- Opening hours that mention the coming bank holiday

## The scroll

### Check three: have they done this for someone like me?

Helen scrolls for pictures. She isn't judging photography. She's looking for a house like hers with a roof like hers, and a hint of how it went. The second roofer has six pictures with captions. One says: 'Rubber roof over a kitchen extension, Pinner. Old felt stripped Monday, finished Wednesday, one skip.' That caption answers three questions she hadn't yet put into words: how long, how much mess, and do they finish what they start.

The first roofer has a large picture of smiling people in clean helmets. Helen has seen those same people on a dentist's website.

### A caption worth copying

Write where, what, how long and one awkward detail you dealt with. Four facts, one sentence or two. If you have ten jobs captioned like that, you have the most persuasive page most of your competitors will never write.

## Round the back of your website

### Check four: what do other people say?

Now she leaves the website, and this surprises owners who think of the site as the end of the road. She searches for the firm's name with the word 'reviews' after it. She reads the worst review first, then the reply underneath it. A calm reply that names the problem and what was done about it can do more good than another five stars. Silence under a complaint from last spring does harm.

Then she checks that the name, town and phone number on Google match the website. If the map listing says one number and the site another, she hesitates. Has the business moved? Is this a different firm with the same name? A hesitating customer opens the next tab.

## Money and faces

### Check five: will I look foolish if I ask the price?

Helen doesn't expect a quote from a web page. She wants to know whether she's about to have a three hundred pound conversation or a six thousand pound one, and whether the visit itself will cost her. The second roofer says: 'Most repairs to a roof under 15 square metres come in between £250 and £600. Looking is free within eight miles.' She relaxes.

If you can't give a range, say what the price depends on and what happens first. 'We come and look, you get a written price within two days, and there's no charge if you say no' contains no number, but it removes the fear that a number would have settled.

### Check six: who will turn up?

This person will stand in her hall. A first name, a face, how long they've been doing it, and any membership or insurance that can be verified: these settle the matter for many people, and for anyone who lives alone they may count for more than price. A page with no human being on it, signed 'the team', fails this check without a word being wrong.

If you hold a registration that customers can look up, such as a place on the Gas Safe Register for gas work, print the number and say where to look it up. Being easy to verify persuades even the people who never bother.

## The last tap

### Check seven: can I do something now?

It's Sunday night. The phone number is useful tomorrow. What can she do at this minute? The second roofer has a short form with room for a photograph and a sentence beside it: 'Send us a picture tonight and we'll ring before ten tomorrow.' She sends the picture of the ceiling. At that moment the other two have lost, whatever they would have charged.

Test your own page the same way, on a phone instead of the office computer:

- Is the number something you can tap, or is it part of a picture?
- Does the form ask for more than name, contact, place and problem?
- Does it say when someone will reply?
- When you send it, do you get a message saying it arrived?

## Watch someone else do it

Borrow someone who doesn't know your trade, hand over your phone with your home page open, and give them a problem: 'You have a leak above the landing.' Say nothing for three minutes. Write down each thing they look for and where they hesitate. Then let them do the same with two competitors.

You'll come away with a list of about six changes, most of them single sentences. Make those before you spend a penny on being found by more people.`,
};
