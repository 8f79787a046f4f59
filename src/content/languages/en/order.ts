import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { LOGO_MESSAGES } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { OrderTexts } from '../order-texts.ts';

export const order: OrderTexts = {
  pages: null,
  thanks: {
    title: 'Thank you for your order',
    titleUnknown: 'Have you just paid?',
    hello: 'Thank you, {name}',
    paid: 'We have your payment of {amount}. Your order number is {orderId}.',
    button: `Fill in your form (${FORM_DURATION})`,
    sameLink: 'The same link is in the email with your receipt.',
    confirming: 'Your payment is being confirmed; your order number and your form appear here in a moment.',
    emailComing:
      'If you’ve just paid, an email with your receipt and the link to your order form is on its way to the address you gave at the checkout.',
    next: 'What happens next',
    steps: [
      `Open the link in the email and fill in the form: it takes about ${FORM_DURATION}.`,
      `Within ${promises.prototypeHours} hours of sending it, you’ll have ${promises.prototypes} designs made for your business.`,
      'You pick the one you like, with as many changes as you want.',
      `Within ${promises.deliveryWorkingDays} working days (${promises.deliveryWorkingHours} working hours) of your choice your website is ready for you to check. Approve it and we’ll put it live, and send your tree certificate.`,
    ],
    due: [
      `Fill in the form: it takes about ${FORM_DURATION}.`,
      `Send it now, and you’ll have ${promises.prototypes} designs by {date}.`,
      'Pick one that day, and your website is ready for you to check by {date}. Changes are unlimited; they move that date.',
    ],
    noEmail:
      'No email after ten minutes? Check your spam folder, or write to {email} with your order number.',
    noEmailUnknown:
      'No email after ten minutes? Check your spam folder, or write to {email} with the name on your card.',
  },
  form: {
    title: 'Order Confirmation',
    intro: `Your order form takes ${FORM_DURATION}. Then you’ll have ${promises.prototypes} designs made for you within ${promises.prototypeHours} hours.`,
    required: 'Fields marked * are required.',
    kept: 'What you type is kept on this device until you send it or close this tab.',
    parts: { you: '1 of 3: You', business: '2 of 3: Your business', domain: '3 of 3: Domain and logo' },
    labels: {
      fullName: 'Full Name',
      email: 'Email',
      phone: 'Phone',
      hearAboutUs: 'How did you hear about us?',
      businessName: 'Business Name',
      businessDescription: 'Business Description',
      billingDetails: 'Billing Details',
      additionalNotes: 'Additional Notes',
      preferredDomain: 'Preferred Domain',
      domainOwnership: 'Do you already own this domain?',
      logo: 'Upload Logo',
    },
    hints: {
      businessDescription: 'What you do, for whom, and where.',
      billingDetails: 'Name and address for your receipt.',
      preferredDomain: 'For example yourbusiness.com. One year is included.',
      logo: 'JPG, PNG, or SVG, up to 5 MB. No logo yet? Leave this empty.',
    },
    chooseFile: 'Choose a file, or drop it here',
    yes: 'Yes',
    no: 'No',
    unsure: 'Unsure',
    referral: 'Referral',
    other: 'Other',
    confirm: 'I Confirm My Order & Understand the {price} Payment Covers 1 Year of Service',
    /** While it is not known what the order cost. No sum is better than another one. */
    confirmUnpriced: 'I Confirm My Order & Understand the Payment Covers 1 Year of Service',
    submit: 'Confirm Order',
    problem: 'There is a problem',
    errorTitle: 'Error:',
    errors: {
      fullName: 'Full name is required',
      notPlain: 'A name cannot contain a web or email address. If it is a name, put a space after the dot.',
      email: 'Please enter a valid email address',
      businessName: 'Business name is required',
      businessDescription: 'Please provide at least 10 characters describing your business',
      domainOwnership: 'Please select an option',
      orderConfirmed: 'You must confirm your order to proceed',
      tooLong: 'Use at most {max} characters.',
      failedTitle: 'Submission Failed',
      failed: 'Please try again or contact support.',
      tooMany: 'Too many attempts. Wait a few minutes, then try again.',
      alreadySent: 'This order has already been confirmed.',
    },
    link: {
      unproven:
        'Open this page from the link in your email. Or fill it in here, and we’ll match it to your order.',
      expired:
        'This form link is no longer valid. You can still fill in the form; we will match it to your order.',
      failed: 'Your details could not be loaded. You can still fill in the form.',
      retry: 'Try again',
      newLink: 'Email me a new link',
    },
    logo: {
      uploading: 'Uploading...',
      uploadedTitle: 'Logo Uploaded',
      uploaded: 'Logo uploaded.',
      remove: 'Remove the logo',
      yours: 'Your logo',
      ...LOGO_MESSAGES,
    },
    sent: {
      title: 'Order Confirmation Submitted!',
      text: `Thank you! We'll send you a confirmation email within ${promises.replyHours} hours and get started on your project.`,
      order: 'Order #{orderId} is confirmed: three designs by {date}.',
      unmatched: `Your form has arrived. We’ll match it to your order and write to you within ${promises.replyHours} hours.`,
      follow: 'Follow your project',
    },
    given: {
      title: 'This order has already been confirmed.',
      due: 'You’ll have three designs by {date}.',
      change: 'To change something, reply to the email you received from us.',
      heading: 'What you told us',
      sent: 'Sent',
      ownDomain: 'You own this domain',
      logo: 'Uploaded',
    },
  },
  print: 'Print',
  links: {
    expired: {
      title: 'This link has expired',
      text: 'It led back to the checkout of an order you hadn’t finished. You can order again at any time.',
      button: 'Order again',
    },
    incomplete: {
      title: 'This link is incomplete',
      text: 'Copy the whole link from the email, or reply to it.',
    },
  },
};
