import type { ReviewEmailTexts } from './texts.ts';

export const en: ReviewEmailTexts = {
  subject: 'How do you like your website?',
  preview: 'Two minutes for a review would help us, and others who are choosing.',
  greeting: 'Hello {name},',
  lead: 'Your website has been live for two weeks. How was it to work with us, and how do you like the result?',
  form: 'A review takes two minutes: choose the stars, write a few words, and decide which name we may show. We publish reviews as they are written, and never change a word.',
  button: 'Write a review',
  linkNote:
    'This link is just for you. It belongs to order {orderId} and is valid for {linkDays} days. You can change your review for {editDays} days after you’ve written it.',
  once: 'We ask only once. If something isn’t right with your website, reply to this email and we’ll put it right.',
};
