/**
 * Texts of the customer's page. `{name}` is filled in: keep the braces and the name, move them
 * freely. A plural has the forms that `Intl.PluralRules` knows for its language.
 */

import { plural } from '#src/content/plural.ts';
import { FORM_DURATION, TIME_SENTENCE } from '#src/domain/offer.ts';
import { certificate } from './certificate.ts';

export const customerPage = {
  /** The language of this file, as in its name: `de`, `nb`. */
  lang: 'en',

  page: {
    /** Title of the browser tab; `{order}` is a number. */
    title: 'Your project, order #{order}',
    titleWithoutOrder: 'Your project',
    order: 'Order #{order}',
    loading: 'Loading your project.',
    /** Added to the name of a link for screen readers. */
    newTab: 'opens in a new tab',
    /** Who has the project: a first name. */
    contact: 'Your contact: {name}',
    close: 'Close',
    /** Closes a notification. */
    dismiss: 'Dismiss',
  },

  stages: {
    /** Name of the list, for screen readers. */
    label: 'Stages of your project',
    awaiting_form: 'Your form',
    designing: 'Designs in progress',
    choosing: 'Your choice',
    building: 'Website in progress',
    reviewing: 'Your approval',
    live: 'Live',
    /** Follow the name of a stage, for screen readers: "Your form, done". */
    done: 'done',
    current: 'now',
    upcoming: 'to come',
    /** Below the stage that comes next; `{day}` is "tomorrow" or "2 Dec". */
    expected: 'expected {day}',
  },

  /** The heading of the page and one or two sentences below it, by what is happening. */
  now: {
    awaiting_form: {
      title: 'Tell us about your business',
      text: `It takes about ${FORM_DURATION}. Your designs follow within {hours} hours of sending it.`,
    },
    designing: {
      title: 'We’re making your designs',
      text: 'You’ll have {count} designs to choose from. We’ll email you when they’re ready.',
    },
    /** After the customer asked for changes to the designs. */
    redesigning: {
      title: 'We’re changing your designs',
      text: 'We have your changes. We’ll email you when the new designs are ready.',
    },
    choosing: {
      title: 'Your designs are ready',
      text: 'Take your time. Choose the one you like best, or ask for as many changes as you need.',
    },
    building: {
      title: 'We’re building your website',
      text: 'We’ll email you when it’s ready to review.',
    },
    /** After the customer asked for changes to the finished website. */
    rebuilding: {
      title: 'We’re making your changes',
      text: 'We have your changes. We’ll email you when they’re ready to review.',
    },
    reviewing: {
      title: 'Your website is ready to review',
      text: 'Check every page. If you’re happy, approve it and we’ll put it live. If not, ask for changes.',
    },
    /** The customer has approved; the shop puts the website online. */
    approved: {
      title: 'We’re putting your website live',
      text: 'Thank you for approving it. We’ll email you when it’s live.',
    },
    live: {
      title: 'Your website is live',
      text: 'Anyone can visit it now. Need something?',
      /** Opens the messages. */
      write: 'Write to us here.',
    },
    closed: {
      title: 'This order is closed',
      text: 'It was cancelled or refunded, so we’ve stopped work on it. Your messages and files stay here.',
    },
  },

  clock: {
    /** Name of the box, for screen readers. */
    label: 'When it’s due',
    /** `{when}` is "tomorrow, 14:20", "today, 9:05" or "Wednesday 2 December, 14:20". */
    designs: 'Designs due {when}',
    website: 'Website due {when}',
    launch: 'Live by {when}',
    /** A moment of a day: "tomorrow, 14:20". */
    when: '{day}, {time}',
    /** `{duration}` is one of the four below: "5 h 12 min left". */
    left: '{duration} left',
    leftWorking: '{duration} of working time left',
    late: '{duration} late',
    hoursAndMinutes: '{hours} h {minutes} min',
    hours: '{hours} h',
    minutes: '{minutes} min',
    /** In place of "0 min". */
    underMinute: 'less than a minute',
    /** The same moment at the shop, if its clocks differ: "15:20 in London". */
    atShop: '{time} in {city}',
    /** Before the form has been sent. */
    notStarted: 'Our clock starts when you send the form.',
    /** While the customer's answer is awaited. */
    paused: 'Our clock is paused until we hear from you.',
    /** After `paused`, while a design is to be chosen; `{day}` is "Monday 7 December". */
    chosenToday: 'Choose today, and your website is ready to review by {day}.',
    /** Outside working hours; `{when}` is "tomorrow, 9:00". */
    resting: 'We’re closed right now. The clock starts again {when}.',
    /** Summary of the explanation below. */
    explain: 'How we count the time',
    /** The same sentence as `timeNote` of the landing pages in this language. */
    promise: TIME_SENTENCE,
    /** `{opens}` and `{closes}` are times, `{city}` is the city of the shop. */
    workingHours:
      'Working hours are Monday to Friday, {opens} to {closes} in {city}, without public holidays. Time we spend waiting for you doesn’t count.',
  },

  late: {
    title: 'We’re late, and we’re sorry',
    text: 'This was due {when}. It’s now the first thing we work on. You don’t need to do anything; if you’d like to talk to us, write a message below or email {email}.',
  },

  /** The one main button, and what is said if there is none. */
  next: {
    form: 'Fill in your form',
    choose: 'Choose your design',
    approve: 'Approve the website',
    domain: 'Confirm your domain',
    openSite: 'Open your website',
    /** Above "Confirm your domain", while the shop works. */
    meanwhile: 'While we work, please check the address of your website.',
    nothing: 'There’s nothing for you to do right now.',
  },

  designs: {
    title: 'Your designs',
    /** Headings of earlier designs, for a customer who asked for changes. */
    earlier: 'Earlier designs',
    round: 'Round {n}',
    /** On the picture; opens it on the whole screen. */
    view: 'View full screen',
    viewNamed: 'View “{title}” full screen',
    picture: 'Design “{title}”',
    note: 'Designer’s note',
    openPdf: 'Download the PDF',
    openLink: 'Open the design',
    choose: 'Choose this design',
    chooseNamed: 'Choose “{title}”',
    /** Mark on the chosen design. */
    chosen: 'Your choice',
    /** Below the heading on phones, where the designs are beside one another. */
    swipe: 'Swipe to see all {count}.',
    confirm: {
      title: 'Choose “{title}”?',
      text: 'We’ll build your website from this design. We’ll finish it within {days} working days ({hours} working hours).',
      later: 'You can ask for changes again when the website is ready to review.',
      note: 'Anything we should know? (optional)',
      cancel: 'Not yet',
    },
    done: { title: 'Design chosen', text: 'We’ve started on your website.' },
  },

  viewer: {
    position: 'Design {n} of {total}',
    previous: 'Previous design',
    next: 'Next design',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    hint: 'Arrow keys change the design, + and − zoom, Escape closes.',
    /** In place of a picture, for a PDF without a preview or a link. */
    noPreview: 'There’s no preview of this design.',
    failed: 'The picture could not be loaded.',
  },

  changes: {
    button: 'Ask for changes',
    label: 'What should we change?',
    hint: 'Put everything into one message, then we’ll change it all in one go. You can ask as often as you need; it costs nothing.',
    send: 'Send changes',
    done: { title: 'Changes sent', text: 'We’ll email you when they’re ready.' },
    /** While a round is being worked on. */
    openTitle: 'The changes you asked for',
    openText: 'Sent {when}. When they’re ready, you can ask for more.',
  },

  review: {
    title: 'Your website',
    open: 'Open the website',
    confirm: {
      title: 'Approve the website?',
      text: 'We’ll put it live. After that, support covers small changes for {months} months.',
      cancel: 'Not yet',
    },
    done: { title: 'Website approved', text: 'We’ll email you when it’s live.' },
  },

  domain: {
    title: 'Domain',
    label: 'Domain',
    /** The customer has not named a domain. */
    ask: 'Which address should your website have?',
    /** `{domain}` is the domain that the customer named in the form. */
    check: 'You asked for {domain}. Please check the spelling and confirm it.',
    confirm: 'Confirm domain',
    change: 'Use another domain',
    cancel: 'Cancel',
    confirmed: 'Confirmed {when}.',
    done: { title: 'Domain confirmed', text: 'Your website will be at {domain}.' },
  },

  messages: {
    title: 'Messages',
    label: 'Write to us',
    send: 'Send message',
    empty: 'No messages yet. Ask us anything: we reply within {hours} hours, usually sooner.',
    /** Author of the customer's own messages. */
    you: 'You',
    /** Marks on messages. */
    problem: 'Problem',
    change_request: 'Changes',
    inProgress: 'in progress',
    answered: 'done {when}',
    earlier: plural({ one: 'Show {n} earlier message', other: 'Show {n} earlier messages' }),
    done: { title: 'Message sent', text: 'We reply within {hours} hours.' },
  },

  files: {
    title: 'Files',
    add: 'Attach files',
    /** `{size}` is "10 MB". */
    limits: 'Up to {count} files, {size} each: pictures or PDFs.',
    uploading: 'Uploading {name}: {percent}%',
    ready: '{name} is attached.',
    remove: 'Remove {name}',
    tooMany: 'Attach at most {count} files.',
    tooLarge: '{name} is larger than {size}. Choose a smaller file.',
    wrongType: '{name} is not a picture or a PDF. Choose a JPG, PNG, WebP, SVG or PDF file.',
    failed: '{name} could not be uploaded. Check your connection and choose it again.',
    tooComplex: '{name} is too complex to process. Choose a smaller version of it.',
    full: 'There’s no room for more files in this project. Write to us, and we’ll make some.',
    /** The form is sent while a file is still being uploaded. */
    wait: 'Wait until your files have been uploaded, then send again.',
    all: plural({ one: 'Show {n} file', other: 'Show all {n} files' }),
    fromYou: 'from you',
    fromUs: 'from us',
  },

  problem: {
    button: 'Report a problem',
    title: 'Report a problem',
    label: 'What’s wrong?',
    hint: 'Tell us what you did and what you saw; a picture of the screen helps. We look at problems first.',
    send: 'Send report',
    done: { title: 'Problem reported', text: 'We’ll look at it first and write to you.' },
  },

  order: {
    title: 'Your order',
    number: 'Order number',
    package: 'Package',
    price: 'Price',
    paid: 'Paid',
    receipt: 'Open the receipt',
  },

  live: {
    /** The address of the website follows. */
    address: 'Your website',
    since: 'Live since {date}',
    included: 'Hosting and support included until {date}',
    firstWeek: {
      title: 'In your first week',
      /** `{months}`: how long small changes are included. */
      steps: [
        'Open it on your phone, and check phone numbers, address and opening hours.',
        'Send yourself an enquiry, as a customer would.',
        'Add the address to your Google Business Profile, your social media and your email signature.',
        'Something to change? Write to us: small changes are included for {months} months.',
      ],
    },
    /** What is folded once the website is live. */
    history: {
      title: 'History',
      contents: 'Stages, designs, files and your receipt',
    },
  },

  /** Asks for a new link: the page was opened without one, or the link no longer works. */
  link: {
    missing: {
      title: 'Your project page',
      text: 'Open this page from the link in one of our emails about your order. If you can’t find it, we’ll send you a new one.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links stop working 180 days after our last email. We’ll send you a new one.',
    },
    revoked: {
      title: 'This link no longer works',
      text: 'We’ve sent a newer link, or part of this one is missing. Open the link in our latest email, or ask for a new one.',
    },
    order: 'Order number',
    orderHint: 'In every email about your order, for example 482019375.',
    email: 'Email',
    emailHint: 'The address you gave when you ordered.',
    send: 'Email me a new link',
    /** The same text whether or not the order exists. */
    sentTitle: 'Check your email',
    sentText:
      'If that order number and email address match, we’ve sent you a new link. No email after ten minutes? Check your spam folder, or write to {email}.',
    again: 'Try different details',
  },

  draft: 'What you type is kept on this device until you send it or close this tab.',

  errors: {
    load: {
      title: 'Your project could not be loaded',
      text: 'Check your connection and try again. If that doesn’t help, write to {email}.',
      retry: 'Try again',
    },
    offline:
      'You’re offline. This is how your project was at {time}; it updates when you’re connected again.',
    text: 'Write a few words.',
    tooLong: 'Use at most {count} characters.',
    domain: 'Enter a domain, for example hollowbakery.example.',
    order: 'Enter the order number in digits, for example 482019375.',
    email: 'Please enter a valid email address.',
    failed: 'We couldn’t send it. Your text is still here: check your connection and try again.',
    changed: 'Your project has changed in the meantime. Look at what’s new, then send it again.',
    tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Which name should the certificate show?',
    choices: {
      full: 'My name',
      business: 'The name of my business',
      initials: 'My initials only',
      hidden: 'No name',
    },
    open: 'Open the certificate',
    saved: 'The certificate has been changed.',
    later: 'You’ll get your tree certificate when your website goes live.',
  },
};
