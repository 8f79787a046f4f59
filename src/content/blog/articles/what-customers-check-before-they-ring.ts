import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 2,
  slug: 'what-customers-check-before-they-ring',
  title: 'What customers check before they ring you',
  excerpt:
    'Follow one leaking roof from the first drip to the first phone call, and see the seven small checks that decide which of three roofers gets the job.',
  category: 'Business Case for Website',
  author: 'Priya Raman',
  writeDate: '2026-09-29',
  publishDate: '2026-10-06',
  tags: ['customer trust', 'enquiries', 'home page', 'trades'],
  featured: true,
  content: `It is ten past nine on a Sunday night and there is a brown ring on the ceiling above the landing. Helen, who is invented but whom you have certainly met, stands on a chair and touches it. Damp. She does not ring anybody, because nobody would answer. She sits on the stairs with her phone and starts checking.

By twenty to ten she has looked at three roofers and decided whom she will ring at eight the next morning. None of the three will ever know how the other two lost. Let us follow her, because what she does on those stairs is what people do before they ring a dog groomer, an accountant or a piano teacher.

## The first ten seconds

### Check one: do they do my job, here?

Helen has a flat roof over a bay extension in a particular suburb. The first roofer's page says 'All roofing works undertaken, domestic and commercial'. The second says 'Flat roof repairs and replacement in Harrow, Pinner and Northwood'. She is not sure the first one is wrong. She is sure the second one is right, and that is enough to keep reading.

This check takes seconds and it happens on the first screen. If a stranger cannot tell what you do and where from the top of the page, the rest of the page is for your own enjoyment. Name the jobs you want in the words a customer would use. Customers do not search for 'roofing solutions'. They have a leak.

### Check two: are they still in business?

Nobody asks this aloud, yet everyone looks. Helen notices that the third roofer's latest news item wishes her a happy Christmas from four years ago. She notices that the copyright line is old too. Perhaps the firm is thriving and too busy to type. It reads like a shop with post piled behind the door.

You do not need a blog to pass. You need one thing on the page that could only have been put there recently, or nothing with a date on it at all.

- A line such as 'Now booking repairs for November'.
- A photograph of a job with the month under it.
- Opening hours that mention the coming bank holiday.

## The scroll

### Check three: have they done this for someone like me?

Helen scrolls for pictures. She is not judging photography. She is looking for a house like hers with a roof like hers, and a hint of how it went. The second roofer has six pictures with captions. One says: 'Rubber roof over a kitchen extension, Pinner. Old felt stripped Monday, finished Wednesday, one skip.' That caption answers three questions she had not yet put into words: how long, how much mess, and do they finish what they start.

The first roofer has a large picture of smiling people in clean helmets. Helen has seen those same people on a dentist's website.

### A caption worth copying

Write where, what, how long and one awkward detail you dealt with. Four facts, one sentence or two. If you have ten jobs captioned like that, you have the most persuasive page most of your competitors will never write.

## Round the back of your website

### Check four: what do other people say?

Now she leaves the website, and this surprises owners who think of the site as the end of the road. She searches for the firm's name with the word reviews after it. She reads the worst review first, then the reply underneath it. A calm reply that names the problem and what was done about it can do more good than another five stars. Silence under a complaint from last spring does harm.

Then she checks that the name, town and telephone number she sees there match the website. If the map listing says one number and the site another, she hesitates. Has the business moved? Is this a different firm with the same name? A hesitating customer opens the next tab.

## Money and faces

### Check five: will I look foolish if I ask the price?

Helen does not expect a quote from a web page. She wants to know whether she is about to have a three hundred pound conversation or a six thousand pound one, and whether the visit itself will cost her. The second roofer says: 'Most repairs to a roof under 15 square metres come in between £250 and £600. Looking is free within eight miles.' She relaxes.

If you cannot give a range, say what the price depends on and what happens first. 'We come and look, you get a written price within two days, and there is no charge if you say no' is not a number, but it removes the fear that the number was standing in for.

### Check six: who will turn up?

This person will stand in her hall. A first name, a face, how long they have been doing it, and any membership or insurance that can be verified: these settle the matter for many people, and for anyone who lives alone they may matter more than price. A page with no human being on it, signed 'the team', fails this check without a word being wrong.

If you hold a registration that customers can look up, such as a place on the Gas Safe Register for gas work, print the number and tell them where to look it up. Being easy to verify is persuasive even to those who never bother.

## The last tap

### Check seven: can I do something now?

It is Sunday night. The telephone number is useful tomorrow. What can she do at this minute? The second roofer has a short form with room for a photograph and a sentence beside it: 'Send us a picture tonight and we will ring before ten tomorrow.' She sends the picture of the ceiling. At that moment the other two have lost, whatever they would have charged.

Test your own page the same way, on a phone and not on the office computer:

- Is the number something you can tap, or is it part of a picture?
- Does the form ask for more than name, contact, place and problem?
- Does it say when somebody will reply?
- When you send it, do you get a message saying it arrived?

## Do this on your own stairs

Borrow somebody who does not know your trade, hand over your phone with your home page open, and give them a problem: 'You have a leak above the landing.' Say nothing for three minutes. Write down each thing they look for and where they hesitate. Then let them do the same with two competitors. You will come away with a list of about six changes, most of them single sentences. Make those before you spend a penny on being found by more people, because more visitors will only mean more Helens closing the tab.`,
};
