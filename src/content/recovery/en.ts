import type { RecoveryTexts } from './recovery-texts.ts';

export const en: RecoveryTexts = {
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
    'Press the button, and we’ll never again email you about an order you didn’t finish. Emails about orders you’ve paid for still reach you.',
  stoppedTitle: 'You won’t hear from us about this again',
  stopped: 'We’ve noted it. Emails about orders you’ve paid for still reach you.',
  backHome: 'Back to the home page',
};
