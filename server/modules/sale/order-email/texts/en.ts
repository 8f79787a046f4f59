import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import type { OrderUpdateTexts } from './texts.ts';

const designs = `${inWords(promises.prototypes)} designs`;

export const en: OrderUpdateTexts = {
  greeting: 'Hello {name},',
  questions: 'Any questions? Just reply to this email.',
  links: { project: 'Follow your project', refundPolicy: 'Refund policy' },
  labels: {
    order: 'Order',
    package: 'Package',
    price: 'Price',
    reason: 'Reason',
    totalRefunded: 'Total refunded',
    returned: 'Returned to us',
    business: 'Business',
    description: 'What it does',
    domain: 'Domain',
    logo: 'Logo',
    notes: 'Notes',
  },
  formLink: {
    subject: 'Order {orderId}: tell us about your business',
    preview: `The form takes about ${FORM_DURATION}. Then we’ll start designing.`,
    lead: `To start on your website, we need to know a little about your business. The form takes about ${FORM_DURATION}.`,
  },
  formReminder: {
    subject: 'Order {orderId}: we’re waiting for your form',
    preview: 'Send us the form, and we’ll start designing.',
    lead: `We’d love to start on your website. All we need is the short form about your business, which takes about ${FORM_DURATION}.`,
    promise: `You’ll have ${designs} to choose from within {designHours} hours of sending it.`,
    help: 'No logo yet, or not sure about the domain? Leave it open and we’ll sort it out together. If you’re stuck, just reply to this email.',
    lastReminder:
      'This is our last reminder. Your order stays open, and we’ll start as soon as your form arrives.',
    refundUntil: 'If you’ve changed your mind, you can cancel for a full refund until {date}.',
  },
  cancelled: {
    subject: 'Your order {orderId} has been cancelled',
    preview: 'What we’ve cancelled, and how to reach us.',
    lead: 'We’ve cancelled your order and stopped work on it.',
    contact:
      'Not expecting this, or have a question about a payment? Reply to this email or call {phone}, and we’ll look into it.',
  },
  refundedInFull: {
    subject: 'Order {orderId}: {amount} refunded',
    preview: 'Your payment is on its way back.',
    lead: 'We’ve refunded your payment in full and closed your order.',
  },
  refundedInPart: {
    subject: 'Order {orderId}: {amount} refunded',
    preview: 'Part of your payment is on its way back.',
    lead: 'We’ve refunded part of your payment. We’ll carry on with your order as agreed.',
  },
  refundDuration:
    'Banks usually take five to ten days to show a refund. Any questions? Just reply to this email.',
  refundFailed: {
    subject: 'Order {orderId}: your bank returned our refund',
    preview: 'Reply with a phone number and we’ll arrange another way to pay you.',
    lead: 'We refunded {amount} to you, but your bank or card provider returned it to us.',
    reply: 'Reply to this email with a phone number and we’ll arrange another way to pay you.',
    warning: 'Please don’t email card details.',
  },
  answers: {
    subject: 'Order {orderId}: we’ve got your answers',
    preview: `You’ll have ${designs} within {designHours} hours.`,
    lead: `Thank you. We have everything we need to start. You’ll have ${designs} for {business} within {designHours} hours.`,
    heading: 'Here’s what you told us:',
    domainOpen: 'We’ll choose it together',
    logoReceived: 'Received',
    logoMissing: 'Not sent yet',
    corrections: 'Anything to add or correct? Just reply to this email.',
  },
  workStarted: {
    subject: 'We’ve started work on your website',
    preview: 'When you’ll have your designs, and when we’ll finish.',
    lead: 'We’ve started work on {business}’s website.',
  },
  workCompleted: {
    subject: 'Your website is finished',
    preview: 'Your {supportMonths} months of support start today.',
    lead: '{business}’s website is finished.',
    certificate:
      'We plant a tree for every order. If you haven’t received your tree-planting certificate yet, reply to this email and we’ll send it to you.',
    support:
      'Your hosting, your domain and {supportMonths} months of maintenance and support start today. To change anything, just reply to this email.',
  },
};
