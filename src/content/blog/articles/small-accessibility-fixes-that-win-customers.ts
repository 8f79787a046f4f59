import type { BlogArticle } from '../article.ts';

export const article: BlogArticle = {
  id: 30,
  slug: 'small-accessibility-fixes-that-win-customers',
  title: 'Small accessibility fixes that win you customers',
  excerpt:
    'Five people try to book a table on the same restaurant website and give up. Ten small repairs, most under half an hour, that let all of them through.',
  category: 'Inspiration & Social Proof',
  writeDate: '2025-01-24',
  publishDate: '2025-02-04',
  updated: {
    date: '2026-11-22',
    note: "Newer figures from the Family Resources Survey (2023 to 2024) and from WebAIM's 2026 report, and a paragraph on the European Accessibility Act.",
  },
  tags: ['accessibility', 'WCAG', 'contrast', 'forms', 'checklist'],
  featured: false,
  links: {
    "The restaurant's menu is a photograph of a menu.": '/blog/social-page-or-own-website',
    'One paragraph, honest and specific.': '/blog/legal-pages-for-a-uk-small-business-site',
    'choose Sunday and send the form': '/blog/online-booking-and-fewer-no-shows',
  },
  cover: { figure: '10', label: 'small repairs' },
  figure: {
    kind: 'sum',
    after: 'What the restaurant got for it',
    title: 'Two lost bookings, added up',
    rows: [
      ['2', 'bookings lost a week'],
      ['6', 'guests: three people each'],
      ['£168', 'a week, at £28 a guest'],
      ['£8,400', 'over 50 weeks'],
    ],
  },
  content: `Five people want a table for four on Sunday at the same Italian restaurant.

Agnes is 71 and reads the screen at arm's length. The pale grey opening hours might as well not be there. Dev has his arm in plaster and is pressing with his left thumb; the tiny calendar keeps choosing Saturday. Carol is blind and uses a screen reader, which tells her 'image, image, button, image'. Lewis doesn't see the difference between the red days and the green ones. Mo is on a train with one hand on the rail and the sun on his phone.

Only one of them would call herself disabled on a form. All five eat somewhere else.

## Who is at the door

The Department for Work and Pensions' Family Resources Survey for 2023 to 2024, published in March 2025, counts one person in four in the United Kingdom as disabled. Add those with a broken wrist, a forgotten pair of glasses or a crying child on one arm, and you're no longer speaking about a special group. You're speaking about Sunday lunch.

There's a duty as well. The Equality Act 2010 expects those who provide services to the public to make reasonable adjustments so that disabled people aren't put at a substantial disadvantage, and that includes services offered through a website. What's reasonable depends on the size of the firm, among other things. The fixes below are cheap enough that the question hardly arises.

If you sell online to consumers in the European Union, there's a second law. The European Accessibility Act, which is Directive (EU) 2019/882, has applied since 28 June 2025, and it covers online shops and bookings. Firms that provide services and have fewer than ten people and no more than €2 million in turnover or on the balance sheet are exempt, so most restaurants can read on calmly.

And most of your rivals haven't done them. WebAIM, a group at Utah State University, tests a million home pages every year; in its 2026 report, 83.9 per cent had text with too little contrast, more than the year before. That's fix number one.

## Fixes for Agnes and Mo: let people read

### One: darken the grey

The recognised guidelines, WCAG, ask for a contrast of at least 4.5 to 1 between ordinary text and its background. You needn't know what that means, because free contrast checkers take the two colours and answer yes or no. Elegant grey on white usually fails and a darker grey passes. Ten minutes, and everyone's eyes are grateful, including those on a train in the sun.

### Two: let the text grow

Hold Ctrl and press plus until the page is at 200 per cent. Does the text wrap neatly, or do the words slide off the side? Then do the same on a phone, with the largest text in its settings. If a heading covers the phone number, someone has fixed a height that should have been left free.

### Three: take words out of pictures

The restaurant's menu is a photograph of a menu. It can't grow, a screen reader can't read it, and Google can't find 'gnocchi' in it. Type it in. Forty minutes once, five each time the dishes change, and you'll discover two that you stopped serving last spring.

## Fixes for Dev: let people press

### Four: make buttons the size of fingers

The newer version of the guidelines, WCAG 2.2, sets a floor of 24 by 24 pixels for most targets. Treat that as the least you can do, and give a thumb about 44. Leave room between neighbours. The phone number should be a link that rings when it's pressed.

### Five: try it without the mouse

Put the mouse in a drawer and press Tab. Can you see where you are, by a clear outline? Can you reach the menu, open the calendar, choose Sunday and send the form? Plenty of people use a computer this way, because of a tremor, an injury or simply habit. If the outline has vanished, someone removed it for looks, and it can be put back in a line or two.

## Fixes for Carol: let the page speak

### Six: say what the pictures say

Each picture that carries meaning needs a short description, called alt text. 'Terrace with eight tables under a vine' is good. 'IMG_2041' is useless, and so is 'best Italian restaurant book now'. A purely decorative flourish should have an empty description, so that it's passed over in silence. Most website editors have a box for it beside the picture.

### Seven: label the boxes

In the booking form, the grey words inside the fields disappear as soon as you type. Then nobody, sighted or not, can tell which box was which. A label above each field that stays there, and is properly attached to it, fixes this for everybody. If something is wrong, say so in words and next to the field: 'Add a phone number, so that we can ring if the kitchen is late.'

### Eight: use headings as headings

A screen reader can jump from heading to heading, as an eye does. That works only if the headings are marked as headings and not merely made large and bold. In an editor, choose 'Heading 2' from the list instead of raising the size.

## Fixes for Lewis, and for everybody

### Nine: don't rely on colour alone

Free days in green and full days in red look alike to many; colour blindness affects about one man in twelve. Write 'full' on the full ones, or strike them through. The same goes for links: underline them in running text.

### Ten: say what you can and can't offer

One paragraph, honest and specific. 'There's one step at the front and a ramp we bring out; ring the bell on the left. The toilet is on the ground floor but isn't wide enough for most wheelchairs. The back room is quiet. Large-print menus are by the till.' People who need this decide where to eat by whether they can find it. A disappointing fact, known in advance, is far better than a wasted taxi.

## An hour and a half, in order

- Ten minutes: darken the pale text
- Ten minutes: make the phone number a large link
- Fifteen minutes: Tab through the page and list where you got stuck
- Fifteen minutes: describe the ten most important pictures
- Twenty minutes: put labels above the fields of the form and test it
- Ten minutes: write the paragraph about steps, toilets and quiet corners
- Ten minutes: enlarge to 200 per cent and list what broke

Menu, headings and the two lists go to your web designer, with this question: 'Which of these can you put right this month, and what would the rest cost?' A free automatic checker can help to find the obvious faults. It can't tell whether your description of the terrace is any good, so don't stop at its green tick.

## What the restaurant got for it

Suppose that only two bookings a week had been lost in this way, each for three people at £28. That's £168 a week, or £8,400 over 50 weeks, against an hour and a half of work and a small bill. You can halve it twice and it still pays.

Our five guests would see it differently. Agnes rang because she could read the number. Dev pressed Sunday and got Sunday. Carol heard 'terrace with eight tables under a vine' and asked for the one by the wall. Lewis saw the word 'full' and took half past one instead. Mo booked between two stations.

None of them noticed that anything had been fixed. They noticed the gnocchi.`,
};
