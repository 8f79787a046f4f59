import { FORM_DURATION, promises, REFUND_SENTENCE } from '#src/domain/offer.ts';
import { PROJECT_LINK_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';

const designs = `${inWords(promises.prototypes)} designs`;

export const order: OrderEmailTexts = {
  greeting: 'Hello {name},',
  questions: 'Any questions? Just reply to this email.',
  receipt: {
    subject: 'Thanks for your order ({orderId})',
    preview: 'Your payment has arrived. Fill in the order form and we’ll start designing.',
    lead: 'Thank you for your order. We’ve received your payment.',
    labels: { order: 'Order', package: 'Package', price: 'Paid' },
    form: `Next, tell us about your business: the form takes about ${FORM_DURATION}.`,
    button: 'Fill in the order form',
    formNote: 'This link is just for you. It belongs to order {orderId} and is valid for {days} days.',
    nextHeading: 'What happens next',
    steps: [
      'Fill in the form: what your business does, your domain and your logo.',
      `Within {designHours} hours of sending it, you’ll have ${designs} to choose from.`,
      'Choose one and we’ll build it. Revisions are unlimited.',
      'Within {workingDays} working days ({workingHours} working hours) of your choice, your website is ready for you to check. Approve it, and we’ll put it live and send your tree certificate.',
    ],
    included: `You pay once. The price includes the website, its hosting and domain for the first year, {supportMonths} months of maintenance and support, and a tree. ${REFUND_SENTENCE}`,
    package: 'What’s included',
    terms: 'Terms of service',
    refund: 'Refund policy',
  },
  printed: {
    title: 'Receipt for order {orderId}',
    labels: {
      seller: 'Seller',
      address: 'Address',
      companyNumber: 'Company number',
      vatNumber: 'VAT number',
      email: 'Email',
      buyer: 'Buyer',
      paidOn: 'Paid on',
      currency: 'Currency',
      price: 'Amount',
      refunded: 'Refunded',
    },
    note: 'This receipt confirms that we have received your payment. It is not a VAT invoice. Reply to any of our emails if you need one.',
  },
  projectLink: {
    subject: 'Order {orderId}: link to your project page',
    lead: 'Here’s the link to your project page that you asked for.',
    button: 'Open your project page',
    linkNote: `This link is just for you. It’s valid for ${PROJECT_LINK_DAYS} days after our latest email about your order.`,
    ignore: 'If you didn’t ask for it, you can ignore this email.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hello {name},',
  questions: 'Any questions? Just reply to this email.',
  links: { refundPolicy: 'Refund policy' },
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
    lead: `We’d love to start on your website. All we need is the order form, which takes about ${FORM_DURATION}.`,
    promise: `You’ll have ${designs} to choose from within {designHours} hours of sending it.`,
    help: 'No logo yet, or not sure about the domain? Leave it open and we’ll sort it out together. If you’re stuck, just reply to this email.',
    lastReminder:
      'This is our last reminder. Your order stays open, and we’ll start as soon as your form arrives.',
    refundUntil: `Changed your mind? ${REFUND_SENTENCE} That’s until {date}.`,
  },
  cancelled: {
    subject: 'Your order {orderId} has been cancelled',
    preview: 'What we’ve cancelled, and how to reach us.',
    lead: 'We’ve cancelled your order and stopped work on it.',
    refund: 'If we owe you a refund, we’ll email you as soon as we’ve sent it.',
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
    lead: 'We’ve refunded part of your payment.',
    workContinues: 'We’ll carry on with your order as agreed.',
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
    subject: 'Order {orderId}: we’ve got your order form',
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
    subject: 'Your website is live',
    preview: 'Your {supportMonths} months of support start today.',
    lead: '{business}’s website is live.',
    certificate:
      'We plant a tree for every order. If you haven’t received your tree certificate yet, reply to this email and we’ll send it to you.',
    support:
      'Your hosting and {supportMonths} months of maintenance and support start today. For small changes, just reply to this email.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hello {name},',
  noteHeading: 'A note from our team',
  linkNote:
    'This link is just for you. It opens your project page for order {orderId}: every stage, file and message.',
  questions: 'Any questions? Just reply to this email.',
  designsHeading: 'Your designs',
  openSite: 'Open your website',
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
    button: 'Check your website',
  },
  reviewChanged: {
    subject: 'Your changes are ready for your review',
    preview: 'We’ve made the changes you asked for.',
    lead: 'We’ve made the changes you asked for. Please look at your website again.',
    next: 'If you’re happy with it, approve it and we’ll put it live. Would you like to change something else? Tell us: revisions are unlimited.',
    button: 'Check the changes',
  },
  live: {
    subject: 'Your website is live',
    preview: 'Here’s its address.',
    lead: 'Your website is live. Anyone can visit it now.',
    next: 'Your hosting and {supportMonths} months of maintenance and support start today. For small changes, just reply to this email.',
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
    button: 'Check your website',
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

export const review: ReviewEmailTexts = {
  subject: 'How are you getting on with your website?',
  preview: 'A two-minute review helps us, and helps others choose.',
  greeting: 'Hello {name},',
  lead: 'Your website has been live for two weeks. What was it like to work with us, and are you happy with the result?',
  form: 'A review takes two minutes: give it one to five stars, write a few words and choose the name we show. We never change what you write.',
  button: 'Write a review',
  linkNote:
    'This link is just for you. It belongs to order {orderId} and is valid for {linkDays} days. You can change your review for {editDays} days after you’ve written it.',
  once: 'We’ll only ask once. If something isn’t right with your website, reply to this email and we’ll put it right.',
};

export const recovery: RecoveryTexts = {
  subject: 'Finish your order when you’re ready',
  preview: 'Your link back to the checkout, at the price you saw.',
  greeting: 'Hello,',
  intro:
    'You started an order with us and asked for a link, so that you can finish it later. Here it is, at the price you saw.',
  packageLabel: 'Package',
  priceLabel: 'Price',
  button: 'Continue to the checkout',
  validUntil: 'The link works until {date}.',
  noAction:
    'Changed your mind? You don’t need to do anything. No money was taken, and we won’t email you about this order again.',
  questions: 'Any questions? Just reply to this email.',
  stopLink: 'Don’t email me again',
  stopTitle: 'Don’t email me again',
  stopQuestion:
    'Press the button and we won’t email you about unfinished orders again. Emails about orders you’ve paid for still reach you.',
  stoppedTitle: 'You won’t hear from us about this again',
  stopped: 'Done. Emails about orders you’ve paid for still reach you.',
  backHome: 'Back to the home page',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hello {name},',
  closing: 'Any questions? Just reply to this email.',
  button: 'Open your certificate',
  reserved: {
    subject: 'Your tree certificate',
    preview: 'Your website is live, and we’ve reserved a tree for it.',
    text: 'Your website is live, and we’ve reserved a tree for it. Here’s your certificate: a page to share and a PDF to print. We’ll write again once the tree is in the ground.',
    choice:
      'You decide which name it shows: your business, your own name, your initials or none. Choose on your project page.',
  },
  planted: {
    subject: 'Your tree is in the ground',
    preview: 'When, where and by whom it was planted.',
    text: 'The tree for your website has been planted. Your certificate now says when and where. Download it again if you’ve printed the earlier one.',
  },
};
