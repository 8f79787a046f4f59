import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 14,
  slug: 'asking-for-reviews-without-being-awkward',
  title: 'Asking for reviews without being awkward, or illegal',
  excerpt:
    'Five ready-made scripts, the moment to use each of them, what UK law now says about fake and paid reviews, and how to answer the one that ruins your lunch.',
  category: 'Growth & Marketing',
  writeDate: '2026-01-09',
  publishDate: '2026-01-19',
  tags: ['reviews', 'Google reviews', 'reputation', 'consumer law', 'scripts'],
  featured: false,
  links: {
    'those are the ones that persuade': '/blog/testimonials-that-persuade',
    'Put the review link in your phone': '/blog/business-profile-on-maps-step-by-step',
    'If you publish reviews on your own website': '/blog/legal-pages-for-a-uk-small-business-site',
  },
  cover: { figure: '5', label: 'scripts' },
  figure: {
    kind: 'choices',
    after: 'The bad one',
    title: 'Which of the three is it?',
    choices: [
      { ask: 'Is it fair?', yes: 'Agree, repair, prevent', no: 'No' },
      { ask: 'Unfair, but from a customer?', yes: 'Give the one fact that matters, once', no: 'No' },
      { ask: 'Nobody in your job book?', yes: 'Report it, and leave a mild public note' },
    ],
  },
  content: `'Lovely job. I'll tell all my friends,' says the customer, and means it. You know as you coil the hose that she'll tell two of them, in March, if drains come up. What you'd like is for her to tell the next four hundred people who look for a drain engineer, and it would take her ninety seconds. You open your mouth to ask. You say 'Mind how you go' instead.

Almost everybody who works with their hands does this, and it's a decent instinct. Asking feels like holding out a hat. The cure is to have the words ready, to ask for something small, and to be certain that you're inside the rules. First the words.

## Five scripts and their moments

The best time to ask is when the customer has just noticed that it went well. That's rarely when the invoice arrives. Find that moment in your own work: the owner seeing the dog come out fluffy, the first hot shower, the accounts filed a week early.

### At the door

'I'm glad you're pleased. I'm going to send you a link. If you've a minute this week, would you write a line about how it went? It's how most people find me.' Then stop talking. The reason at the end is the important part: people like to help and seldom know how.

### By text or WhatsApp, within two hours

'Hello Mrs Okafor, Sam here, thanks for the tea. Here's the link I mentioned: (link). A sentence about what the problem was and how it turned out is perfect. Thank you.' Telling people what to write about, without telling them what to say, removes the blank page. It also gets you reviews that mention the job, and those are the ones that persuade.

### By email, after longer work

'The extension has been yours for a month now. Two questions. Is there anything that isn't quite right? I'd like to come and see to it. And would you describe the whole thing, good and bad, for the next family who's deciding? Here's the link.' Ask the first question because you want to know. Don't make the second depend on the answer; more on that below.

### On paper, at the till

A card the size of a beer mat with a QR code, and one line: 'Tell people who haven't been here what to order.' Guests enjoy giving advice more than giving marks.

### To a regular of many years

'You've been coming since we opened and I've never asked you for anything. Would you write us a review? I'd value yours more than most.' Say it in person. Have a tissue ready.

## How often, and how many

Ask everyone, in the same way, as a step in finishing the job. If you finish six jobs a week and one in five customers obliges, you'll have about sixty reviews by the end of the year without a campaign. Remind once, after a week, and never again. Someone who has ignored two messages has replied.

Keep a tally of asks instead of reviews. You can't control who writes. You can control whether you asked all six.

## What the law and the platforms say

Since April 2025 the Digital Markets, Competition and Consumers Act 2024 has named fake reviews among the practices that are unfair in all circumstances. In brief:

- Nobody may write, or get someone else to write, a review that isn't based on a genuine experience. That includes your cousin, your staff and yourself under another name.
- A review given in return for something must not hide that fact.
- If you publish reviews on your own website, you have to take reasonable steps to stop fake ones, and you mustn't present them in a misleading way, for example by leaving out the bad.
- Offering services that help others to do any of these is forbidden too.

The Competition and Markets Authority can now decide cases itself, without going to court, and may fine a business up to ten per cent of its worldwide turnover. It has published guidance for traders on reviews, which is readable and takes twenty minutes.

The platforms have rules of their own, often stricter than the law. Google doesn't allow reviews given in exchange for money, discounts or free goods, whether disclosed or not. It also forbids asking only the people you expect to be pleased.

### Three habits to drop

The prize draw for everybody who leaves a review. The tablet on the counter where the customer writes while you watch. And the polite little questionnaire that sends happy people to the public page and unhappy ones to a private form. That last one is known as review gating; plenty of apps offer it as a feature, and it breaks Google's policy.

## The bad one

It'll come on a Friday at ten to one. Read it, close it, eat your lunch. Then work out which of three it is.

### It's fair

'You're right, we were three hours late on the 14th and nobody rang you. I'm sorry. We've refunded the call-out, and the office now rings if a job overruns by more than thirty minutes. Sam.' Agree, repair, prevent. Future customers read that and think better of you than if the complaint had never been made.

### It's unfair, but real

'I'm sorry this left you unhappy. Our quote said that plastering wasn't included, and I should have pointed to that line when we met. I'd be glad to talk: my number is on the website.' Give the one fact that matters, once, without scoring. Never disclose anything private about the customer, not even to prove your point.

### It isn't a customer

Check the name against your job book for a fortnight either side. Then report it through the platform with the evidence, and leave a mild public note meanwhile: 'We can find no job under this name or date. If we've made a mistake, please ring us.' Don't accuse. Removal can take weeks, and sometimes it's refused.

## Putting them to work on your site

Choose five that mention a specific job or worry, and put each of them beside the matching service. A page called Testimonials is where good reviews go to be ignored. Quote them exactly, with the date and a note of where the original can be read. If you show a star average, take it from all your reviews and say how many there are. '4.7 from 83 reviews' with a link is believed. Five gold stars with no number beside them are wallpaper.

## Start today

Put the review link in your phone as a saved message, so that it takes two taps to send. Choose one script and say it aloud in the van until it sounds like you. Then use it on the very next person who says 'lovely job'.`,
};
