import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 20,
  slug: 'online-booking-and-fewer-no-shows',
  title: 'Online booking and fewer no-shows: a four-week plan',
  excerpt:
    'Four weeks in a two-chair barbershop: counting the empty slots, choosing the booking rules, asking for fair deposits and sending reminders that people read.',
  category: 'Digital Tools & Automation',
  writeDate: '2025-09-01',
  publishDate: '2025-09-10',
  tags: ['online booking', 'no-shows', 'deposits', 'appointments'],
  featured: false,
  links: {
    'Card fees on the deposits': '/blog/card-payments-compared-with-worked-fees',
    "it's the phone": '/blog/answering-enquiries-within-the-hour',
    'may be unfair to consumers': '/blog/legal-pages-for-a-uk-small-business-site',
  },
  cover: { figure: '4', label: 'weeks' },
  figure: {
    kind: 'bars',
    after: 'Week one: count before you buy anything',
    title: '120 slots in one week',
    bars: [
      { label: 'Kept', value: 94, shown: '94' },
      { label: 'Late by more than ten minutes', value: 8, shown: '8' },
      { label: 'Cancelled in time', value: 7, shown: '7' },
      { label: 'Never came', value: 11, shown: '11' },
    ],
  },
  content: `Saturday, twenty past ten. Both chairs should be full. One has a customer in it, the other has a barber leaning on it, looking at the door. The half past nine was late, the ten o'clock hasn't come at all, and the phone is ringing with a man who would have taken the ten o'clock gladly.

This is a plan for that shop, and for any business that sells time by the slot: physiotherapists, nail bars, driving instructors, music teachers, dog groomers. It takes four weeks because each step depends on what the last one showed you.

## Week one: count before you buy anything

Keep a sheet by the till. For every slot in the week write one of four letters: K for kept, L for late by more than ten minutes, C for cancelled with notice, N for never came.

Our barbers offer 120 slots a week at £24. Their sheet shows 94 kept, 8 late, 7 cancelled in time and 11 never came. The eleven cost 11 times £24, which is £264 in that week. Over 48 working weeks it would be £12,672. Even if half of those gaps were filled by someone walking in, more than £6,000 a year goes out of the door that nobody came through.

Next to each N, write how the appointment was made and how far ahead. In our shop, seven of the eleven had been booked more than three weeks before. Nobody had changed their mind. They'd forgotten.

That finding decides the rest. If yours are mostly new customers, deposits will help most. If they're old faces who forgot, it's reminders. If they tried to cancel and couldn't get through, it's the phone, and online booking alone will fix it.

## Week two: put the diary where people can see it

Write down your rules before you choose a booking app, whether that's Fresha, Booksy, Square or another, or the app will choose the rules for you. Answer these on paper first.

- Which jobs may be booked online and which need a conversation?
- How long does each really take, including sweeping up?
- How far ahead may people book? Six weeks is plenty for a haircut.
- How close to the hour may they book? One hour lets you fill gaps from the bus stop.
- Until when may they cancel or move without asking anyone?
- Which slots do you keep back for regulars and the phone?

Keep at least a fifth of the diary back in the first month. Regulars who have rung for fifteen years feel pushed aside by a screen, and you'll need room for the mistakes you're about to make.

### Keep the form short

A name, a mobile number, an email address, the job. That's enough to hold a chair. Each further question loses a few people who were standing in a queue with one hand free. A physiotherapist needs health details, but the moment of booking is too early, and an ordinary form is the wrong place; ask for them later by a route you're satisfied is secure.

### Try to break it

Before you tell anyone, book with your thumb on your own phone, in the street, with the brightness down. Move the appointment. Cancel it. Try to book the same slot from two phones. Give a friend of seventy the address and say nothing while they try. You'll change at least two things.

## Week three: reminders that get read

The reminder does most of the work, and its wording counts for more than its channel. Compare two texts.

'REMINDER: You have an upcoming appointment. Please contact us if you wish to amend.'

'Hello Sam, Jonah is cutting your hair tomorrow, Thursday, at 4.30. Can't make it? Move it here and someone else can have the slot.'

The second has a name, a day, a barber who'll be standing there, and a way out that takes one tap. It also says gently that an empty chair is someone else's loss. Make moving as easy as coming; someone who moves is a customer kept.

Send two. The first goes out two days before, while there's still time to sell the slot to another customer. The second goes out on the morning, with the address and where to park. A third makes people switch all of them off.

Keep a short waiting list too. When a slot opens, text three people and let the first to answer have it. For our barbers, a list of fifteen names was enough to fill most gaps on a Saturday.

## Week four: deposits, used sparingly

A deposit stops the careless, but it also stops some good customers, so ask for it only where an empty slot would hurt. Three cases usually cover it: first visits, anything over an hour, and people who failed to come last time.

Set the amount by what you lose, not by what you could get away with. For a £24 cut, £5 is enough to be remembered. For a two-hour colour at £110, £25 would be fair. Take it off the bill on the day and say so in the same sentence.

Write the rule in words a tired person understands: 'We ask for £5 when you book. It comes off your bill. Cancel or move up to 24 hours before and we'll return it.' Put it before the payment button. Terms that let you keep a large prepayment whatever happened, even if you resold the slot at once, may be unfair to consumers and then you can't rely on them. The Competition and Markets Authority publishes guidance for businesses on unfair terms, and the short version is that what you keep should reflect what you lose.

Be human about exceptions. A child with a fever is no no-show. Two forgiven deposits a month cost £10 and buy a good deal of loyalty. Watch for the third fever in a row.

## What four weeks might bring

Suppose the plan turns eleven empty slots a week into five. That's a decent result, and no miracle. Six slots saved at £24 is £144 a week. If half of them would have been filled by walk-ins in any case, call it £72, or about £3,450 over 48 weeks.

Against it, set the costs. A booking app at £25 a month is £300 a year. Texts at about 4p, two for each of roughly 110 appointments a week, come to £8.80 a week or £422 over 48 weeks. Card fees on the deposits will be a few pounds a month. The total is well under £800. Prices vary, so put your own in, but the shape of the sum rarely changes: the reminders are cheap and the gaps are expensive.

## The part no software does

After two months, take out the sheet again and count a single week. Then look at the names. If one person accounts for three of the remaining five, ring them. Perhaps the bus was cut, perhaps shift work changed, perhaps they prefer Jonah and were too polite to say.

And keep answering the phone. A good share of people will always prefer it, among them some of your most faithful. Online booking exists so that when it rings at twenty past ten on a Saturday, there's a chair to offer.`,
};
