import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 21,
  slug: 'answering-enquiries-within-the-hour',
  title: 'Answering enquiries within the hour when you are up a ladder',
  excerpt:
    'A first reply does not have to be a quotation. Questions and answers on a routine that gets back to every enquiry in an hour without ruining the day.',
  category: 'Digital Tools & Automation',
  author: 'Tom Adeyemi',
  writeDate: '2025-08-12',
  publishDate: '2025-08-19',
  tags: ['enquiries', 'response time', 'templates', 'daily routine'],
  featured: false,
  content: `10.14 on a Wednesday. A woman with water coming through the bay window roof sends the same message to three roofers. The first answers at 10.40 with two sentences and a question. The second answers at 7.15 that evening with a careful paragraph. The third answers on Friday, apologising, with a full price. The third was the best roofer of the three. He never saw the house.

We put that little story to a number of people who work with their hands, and they all objected, reasonably. These are their objections and our answers.

## Why an hour? Is there any evidence?

There is some, with limits. A study by James Oldroyd and colleagues, published in the Harvard Business Review in 2011 as "The Short Life of Online Sales Leads", looked at American companies receiving enquiries over the web. Those that tried to make contact within an hour were nearly seven times as likely to have a meaningful conversation with a decision maker as those that tried even an hour later.

Those were companies with sales departments, and you are a person with a trowel, so do not expect a factor of seven. But the direction is common sense. Somebody who has just pressed Send still has the problem in mind and the phone in hand. An hour later they are in a meeting, and by evening they have spoken to another firm.

## I cannot price a job from a roof. What can I possibly say?

You do not have to price it. The first reply has one purpose, which is to stop the search. It needs four parts and no more than sixty words.

- You have read it: mention one detail they gave
- Whether it is your sort of work and your area
- What happens next and when, with a day and a time
- One question, easy to answer with a thumb

For the bay roof: "Thanks for the photo of the bay. Yes, we do lead work and we cover your side of town. I am on a job until four and will ring you between half past four and five. Is water coming in right now, or only when it rains?"

That took the roofer forty seconds between two tiles. It promised a call at a time he could keep. And the question did two things: it told him how urgent the job was, and it started a conversation, which people seldom abandon for a stranger.

## Must I look at my phone all day?

No. Three looks cover nearly everything, if you fix them to things you do anyway.

### At the first brew

Around ten, before the cup is empty. This catches everything from the night and the early morning. Reply to all of it with the sixty words.

### At lunch

The same again. Ring anybody you promised to ring before one.

### When the tools go in the van

The same again, and now the calls. Make them sitting in the parked van before you drive, because once you are home there is tea, and after tea there is tomorrow.

That is about twenty-five minutes in total. It will not answer everything inside sixty minutes, because something will always arrive at 10.45. It will answer most things within two hours, and it will be more regular than what nearly all your rivals do.

For the gaps, use the automatic reply on your form, but write it honestly. "Your message is in. I am usually on a job, and I look at messages at about ten, one and half past four. If water is coming in now, ring this number and let it ring twice." That is worth having. "Your enquiry is important to us" is worth switching off.

## What about messages from everywhere at once?

This is the real reason enquiries die. There is the form, the email, the social page, two messaging programs, voicemail and a note on the windscreen. Each has its own bell, and one is always forgotten.

Close doors. Decide which three ways in you can watch, and take the rest off your website, your van and your profiles. For most trades that is telephone, one messaging service and the website form. Set the social page to answer by itself with your number and a link to the form.

Then give all of them one resting place. It can be a page in a notebook with five columns: day, name, where they came from, what I promised, done. It can be a shared list on two phones. The tool is of no consequence. What matters is that an enquiry is not answered until it has a line, and not finished until the last column is ticked.

## Should I use ready-made replies?

Yes, six of them, saved on the phone under a short word each so that typing the word puts the text in. Write them in August, when you have time, in your own voice.

- Yes, we do this, and here is when I will ring
- Yes, but not before October, and here is whether it can wait
- We do not do this, and here is a firm we trust
- Could you send two photographs, one close and one from across the road?
- I rang at half past four and missed you; I will try at nine tomorrow
- The price is on its way by Friday noon

Always change one detail before sending, because people notice when you have not. And never save a reply that contains a price. Prices go out of date and templates do not.

The third on the list earns more than it seems to. Someone who was passed politely to another roofer remembers who did it, and so does the other roofer.

## Is it worth it, in money?

Take an imaginary roofer who receives 30 real enquiries a month. He answers some the same day and most the day after, and wins 8 jobs at an average profit of £260: £2,080 a month. Suppose the routine saves just two of the enquiries that used to drift away. That is £520 a month.

The cost is twenty-five minutes on 22 working days, which is about nine hours. So each hour of answering earns about £57. If you can find work that pays better than that, hire somebody to answer. If you cannot, the phone at ten o'clock is the best-paid tool in the van.

## And in the weeks when I am full?

Answer all the same, and answer with a date. "We are full until the second week of October. I can come and look on the third if you can wait; if you cannot, try these two." About a third of people will wait for somebody who tells them the truth promptly; treat that as our guess, then count your own. The diary you fill in a busy August is the one that feeds you in a wet November.

Begin tomorrow with one thing only. Write the sixty words for your commonest job and save them under a word you will remember. At ten o'clock, with the first brew, use them once. The rest of the routine can follow in its own time.`,
};
