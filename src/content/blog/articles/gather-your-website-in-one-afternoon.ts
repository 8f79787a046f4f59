import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 7,
  slug: 'gather-your-website-in-one-afternoon',
  title: 'Gather everything for your website in one afternoon',
  excerpt:
    'A timetable from one until half past five: the words, pictures, proof and passwords a website needs, collected into one folder with no blank page in sight.',
  category: 'Practical How-Tos & Guides',
  writeDate: '2026-06-10',
  publishDate: '2026-06-19',
  tags: ['preparation', 'website content', 'checklist', 'copywriting'],
  featured: false,
  links: {
    'take one each day next week': '/blog/good-photos-of-your-work-with-a-phone',
    'what does the cost depend on?': '/blog/showing-prices-or-hiding-them',
    'your best ten reviews': '/blog/testimonials-that-persuade',
    'Company number and registered address': '/blog/legal-pages-for-a-uk-small-business-site',
  },
  cover: { figure: '1', label: 'afternoon' },
  figure: {
    kind: 'steps',
    title: 'The afternoon, hour by hour',
    steps: [
      ["One o'clock", 'Make the folder'],
      ['Ten past one', 'Raid your own messages'],
      ["Two o'clock", 'The facts sheet'],
      ['Half past two', 'Services, as a customer would order them'],
      ['Ten past three', 'Tea'],
      ['Twenty-five past three', 'Pictures, proof and keys'],
      ['Five to five', 'The cover note'],
      ['Half past five', 'Share the folder and stop'],
    ],
  },
  content: `Websites are rarely held up by the building. They're held up by a folder that doesn't exist yet. The designer asks for 'some text about your services', the owner means to do it on Sunday, and eleven Sundays go by.

This is a plan for one afternoon, from one o'clock to half past five, with a break for tea. It works because you won't write anything from nothing. You'll copy, count, talk and choose. Shut the door and put your phone on silent, but keep it beside you: half of what you need is inside it.

## One o'clock: make the folder

Ten minutes only. Create one folder somewhere you can share from, such as Google Drive, OneDrive or Dropbox, and put five folders in it: words, pictures, proof, facts, keys. Anything you find this afternoon goes into one of the five. If you're unsure which, use facts. Nobody is marking you on tidiness.

Then write one sentence at the top of an empty document and save it under words: 'When someone has read this website I want them to...' Finish it with a single action. Ring. Book. Ask for a quote. Come in on a Saturday. If you end up with three actions, put them in order and let the first one win any argument later on.

## Ten past one: raid your own messages

You've already written most of your website, in replies to customers. For fifty minutes you're going to steal it back.

Open your sent email, your texts and WhatsApp, and look for the last thirty times you explained something to someone. How long it takes. Whether you cover their village. What they should do before you arrive. Why the cheap version is a false economy. Copy each explanation into the document exactly as it stands, with a blank line between.

Don't improve them. An explanation written to one real person is warmer and clearer than anything you'll compose for 'visitors'. At the end of fifty minutes you should have two or three pages, and the questions that came up four times will have sorted themselves to the top. Those are your headings.

### If you mostly explain things by talking

Set your phone to record, ask someone to play a customer for ten minutes, and answer as you always do. Most phones and word processors can turn speech into text. The result will be rambling and full of gold.

## Two o'clock: the facts sheet

Thirty minutes of typing that you'll be glad of for years, because you can paste it into every listing and form you ever fill in. One line each:

- Trading name, exactly as it should appear, and the legal name if it's different
- Company number and registered address, if you're a company; VAT number if you have one
- Phone, email and the address customers may visit, or a note that there is none
- Opening hours, including what happens on bank holidays
- The places you serve, named as locals name them
- Year you started, and how many of you there are
- Qualifications, memberships and insurance, with numbers and expiry dates
- Ways to pay, deposit terms, and how long a quote is valid

Read the phone number aloud from the sheet while someone else dials it. Two digits swapped on a new website is a mistake you only find by the silence.

## Half past two: services, as a customer would order them

Write the name of each thing you sell on its own line. Now cross out any that you'd be sorry to be asked for. For each one that's left, answer four questions in a sentence apiece: who is it for, what happens, how long does it take, and what does it cost, or what does the cost depend on?

An oven cleaner might end up with: 'Single oven clean. For any gas or electric oven, however long it's been. I come to you, soak the racks in the van and take about two hours. £75, and I'll tell you before I start if a seal or a bulb needs replacing.' That's a complete service description. It took a minute and needs no adjectives.

Four to six services are plenty. If you have fourteen, group them by the customer's problem instead of by your tools.

## Ten past three: tea

Really. Fifteen minutes, away from the screen. You're about to make decisions about pictures and you'll be kinder to yourself afterwards.

## Twenty-five past three: pictures, proof and keys

### Pictures, for forty-five minutes

Scroll back through a year on your phone and mark every picture of your work you'd be happy to see on a billboard. Do it fast; you're looking for a yes in the stomach. Then choose from the marked ones: one that shows best what you do, eight to twelve of finished work, two of work in progress, one of you or the team with faces visible, and one of the premises or the van.

Send the originals. WhatsApp and other chat apps shrink pictures. Rename each with a few plain words such as 'oak-stairs-ludlow-may'. You'll find gaps. Write the missing pictures on a list and take one each day next week, when the work is in front of you.

Check the awkward ones. Is there a child, a house number, a number plate or a customer's post in the frame? Crop it, ask permission or leave it out.

### Proof, for twenty-five minutes

Paste in your best ten reviews or thank-you messages with the date and where each came from. Those from a public page can normally be quoted with the name shown there; ask before using anything sent to you privately. Add any figures you can stand behind: jobs done last year, share of customers who return, years without missing a deadline. If you can't show how you know, leave it out.

### Keys, for twenty minutes

This part saves the most trouble. Find out, and write down, where your domain name is registered and in whose name, who hosts the current site if you have one, who can sign in to your Google Business Profile and social pages, and where your logo exists in a form that can be enlarged. Record the names of the accounts only. Passwords belong in a password manager and never in the shared folder.

## Five to five: write the cover note

You have thirty-five minutes left and one page to write, for your web designer. Answer these:

- Who is the customer you'd like ten more of? Describe one real person.
- Which three websites do you like, in any trade, and what exactly do you like about each?
- Which one do you dislike, and why?
- What must never appear? A rival's colour, a phrase you loathe, a service you've dropped.
- What's the one action from this afternoon's first sentence?

Then share the folder, send the note and stop. It won't be complete, and it doesn't need to be. A builder with nine tenths of the material can begin. One with a promise can't.`,
};
