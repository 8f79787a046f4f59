import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 8,
  slug: 'an-about-page-people-finish',
  title: 'How to write an About page people finish',
  excerpt:
    'We take apart a perfectly ordinary About page from a piano mover, guess where readers leave, and put it back together in about 210 words.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-05-21',
  publishDate: '2026-05-29',
  tags: ['about page', 'copywriting', 'customer trust', 'rewriting'],
  featured: false,
  links: {
    'Put the picture near the top': '/blog/good-photos-of-your-work-with-a-phone',
    'company details beneath the story': '/blog/legal-pages-for-a-uk-small-business-site',
    'Cross out every sentence a competitor could use unchanged': '/blog/rewriting-a-plumbers-home-page',
  },
  cover: { figure: '210', label: 'words' },
  figure: {
    kind: 'pairs',
    after: 'What changed, line by line',
    title: 'The same firm, before and after',
    columns: ['Before', 'After'],
    rows: [
      ['Experience', "'Highly experienced team'", '2009, 2016 and four a week'],
      ['Size of job', "'No job is too big or too small'", 'No hoist in the wind; no upright on its end'],
      [
        'When it goes wrong',
        "'Customer satisfaction is our number one priority'",
        "'You ring me. There's no call centre.'",
      ],
      ['Who speaks', "'We'", 'Ruth Fenwick, in the photograph'],
      ['What to do next', "'Contact us today'", "'Send us a picture of your stairs'"],
    ],
  },
  content: `'Established in 2009, Fenwick & Daughter Piano Removals is a family-run business with a passion for excellence. We pride ourselves on our professional, friendly and reliable service. Our highly experienced team is committed to exceeding your expectations and no job is too big or too small. Customer satisfaction is our number one priority. Contact us today for a free no-obligation quote.'

You've read that paragraph on a hundred websites, and so have your customers, who have taught their eyes to slide across it. Every word is meant sincerely. So let's work out what's wrong with it, and then fix it.

## Why eyes slide

Try reversing each sentence. 'We are unfriendly and unreliable.' 'Some jobs are too small for us.' 'Customer satisfaction comes fourth.' Nobody would ever write those, so the originals tell a reader nothing. A sentence carries information only if someone else in your trade could truthfully write the opposite.

'Established in 2009' survives the test. So does 'family-run', just. That's six or seven words of substance in a paragraph of about sixty, and the rest is fog.

The second trouble is who it's about. Someone who opens an About page isn't curious about your history. They have a piano on the first floor, bought by a grandmother, with a staircase that turns twice. They want to know whether these are the people to trust with it. An About page is a job reference, written by the applicant.

## Five questions the page has to answer

- Who exactly will I be dealing with, and what do they look like?
- How do they come to know what they're doing?
- What do they care about that others in this trade don't?
- What happens if it goes wrong?
- Are they my sort of people?

Nobody asks the last one and nearly everyone decides by it. You can't answer it by claiming to be friendly. You answer by sounding like yourself.

## Getting the material out of an owner

Most owners, asked to 'tell me about your business', insist there's nothing to tell. There always is. Ask smaller things.

### Questions that work

What was the first job you were paid for, and what did you get wrong? What do you do that takes longer than it strictly needs to? What do you notice in other people's work that annoys you? When did you last turn a job down, and why? What would your oldest customer say is odd about you?

Old Fenwick, asked the second question, says that he always comes to look at the stairs before quoting, even for an upright going from one bungalow to another. Why? Because in 2011 he didn't, and a piano spent the night on a landing in Hexham with a family stepping round it. His daughter Ruth, asked the third, says other movers tip an upright onto its end to save one pair of hands, and she won't do it. Asked the fourth, they remember declining to hoist a grand through a window in a gale, though the customer was furious and went elsewhere.

In four minutes we have a mistake, a habit, a principle and a scruple. That's an About page.

## The rebuilt version

'My father moved his first piano in 2009 and broke a banister doing it. He paid for the banister and bought a book about staircases. I joined him in 2016, when I'd finished my apprenticeship as a joiner, so we can now mend one as well.

We move pianos and nothing else, about four a week, mostly between Durham and the Borders. One of us always comes to see the stairs first. It costs you nothing and it's the reason we haven't left a piano on a landing since 2011, when we did, overnight, in Hexham.

We never stand an upright on its end, so we send three people where some firms send two, and our price shows it. If the wind is up we won't use a hoist, even if you're cross with us.

While it's in our hands, every piano is insured for what you tell us it's worth. If something is damaged, you ring me. There's no call centre.

Ruth Fenwick. That's me on the left in the photograph, and Dad underneath the Broadwood. Send us a picture of your stairs, with the piano in it if you can, and one of us will ring you about them the same evening, usually Dad, who likes stairs.'

Someone reaches the end of that. They now know who comes, how the firm learned, what it charges more for and why, what it refuses and who answers the phone. A price hunter has been politely sent away as well, which saves Ruth a drive.

## What changed, line by line

### Numbers took the place of adjectives

'Highly experienced' became 2009, 2016 and four a week. Readers can add those up and arrive at 'experienced' on their own, and people believe their own conclusions.

### A fault was admitted

The banister and the landing do more than any award. A firm that tells you about its bad night will probably tell you the truth about yours. Choose a fault that's old, cost you something and changed how you work. Last month's is too fresh.

### The refusals came in

Saying what you won't do draws the edge of what you will. 'No job too big or too small' is a shape with no edges.

### A person signed it

'We' is fine for most of the page, but someone should put their name to it. If there are two of you, let the reader know which one is talking. If you're on your own, say 'I'. Sole traders who write 'our team' are found out when the van door opens.

## Details that matter more than style

Put the picture near the top, with faces, taken where you work. It needn't be a good portrait. Keep the page under about 250 words, because what you leave out may be used as captions elsewhere. Put insurance, registrations and company details beneath the story as a short list, where the careful reader will look and the others needn't. End with one thing to do next, said in the same voice as the rest: 'Send us a picture of your stairs' beats 'Contact us today'.

If several people work for you, give each of them one line that a customer might mention on the doorstep. 'Callum drives, and will ask what you play' is worth more than his job title.

## The test before you publish

Print it. Cross out every sentence a competitor could use unchanged. If more than a third of the page is gone, go back to the small questions. Then read what remains out loud to someone who knows you well. If they laugh at you in the right place, it's finished. If they say it sounds very professional, start again.`,
};
