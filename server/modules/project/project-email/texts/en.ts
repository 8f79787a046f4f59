import type { ProjectEmailTexts } from './texts.ts';

export const en: ProjectEmailTexts = {
  greeting: 'Hello {name},',
  noteHeading: 'A note from our team',
  linkNote:
    'This link is just for you. It opens the page of order {orderId}, with every stage, file and message.',
  questions: 'Any questions? Just reply to this email.',
  designsHeading: 'Your designs',
  addressLabel: 'Address',
  choiceLabel: 'Your choice',
  designsReady: {
    subject: 'Your designs are ready',
    preview: 'Choose the one you like best, or tell us what to change.',
    lead: 'Your designs are ready. Look at them side by side and choose the one you like best.',
    next: 'Once you’ve chosen, we’ll finish your website within {workingHours} working hours ({workingDays} working days). Is something missing? Ask for changes: revisions are unlimited.',
    button: 'See your designs',
  },
  designsChanged: {
    subject: 'Your new designs are ready',
    preview: 'We’ve made the changes you asked for.',
    lead: 'We’ve made the changes you asked for. Your new designs are ready to look at.',
    next: 'Choose one, and we’ll finish your website within {workingHours} working hours ({workingDays} working days). Would you like to change something else? Tell us: revisions are unlimited.',
    button: 'See your new designs',
  },
  reviewReady: {
    subject: 'Your website is ready for your review',
    preview: 'Approve it, or tell us what to change.',
    lead: 'We’ve built your website. Please look at every page, on your computer and on your phone.',
    next: 'If you’re happy with it, approve it and we’ll put it live. If not, tell us what to change: revisions are unlimited.',
    button: 'Review your website',
  },
  reviewChanged: {
    subject: 'Your changes are ready for your review',
    preview: 'We’ve made the changes you asked for.',
    lead: 'We’ve made the changes you asked for. Please look at your website again.',
    next: 'If you’re happy with it, approve it and we’ll put it live. Would you like to change something else? Tell us: revisions are unlimited.',
    button: 'Review the changes',
  },
  live: {
    subject: 'Your website is live',
    preview: 'Everyone can visit it now. Here’s its address.',
    lead: 'Your website is live. From now on, everyone can visit it.',
    next: 'Your hosting, your domain and {supportMonths} months of maintenance and support start today. To change anything, just reply to this email.',
    button: 'Open your project page',
  },
  choiceReminder: {
    subject: 'Have you chosen a design yet?',
    preview: 'We’ll start building as soon as you’ve chosen.',
    lead: 'Your designs are waiting for you. As soon as you’ve chosen one, we’ll start building your website.',
    next: 'If none of them is quite right, tell us what to change. Revisions are unlimited.',
    button: 'Choose a design',
  },
  approvalReminder: {
    subject: 'Is your website ready to go live?',
    preview: 'We’ll put it live as soon as you approve it.',
    lead: 'Your website is waiting for your review. As soon as you approve it, we’ll put it live.',
    next: 'If something isn’t right yet, tell us what to change. Revisions are unlimited.',
    button: 'Review your website',
  },
  lastReminder:
    'This is our last reminder. Your project stays open, and we’ll continue as soon as we hear from you.',
  message: {
    subject: 'A message about your order {orderId}',
    preview: 'Our team has written to you about your website.',
    lead: 'We’ve written to you about your website:',
    next: 'You can answer on your project page, or reply to this email.',
    button: 'Read and answer',
  },
};
