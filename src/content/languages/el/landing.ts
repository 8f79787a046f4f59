import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Αν ακυρώσετε μέσα σε ${returnsPolicy.freeReturnDays}\u00a0ημέρες από την παραγγελία, πριν λάβετε τα σχέδιά σας, σας επιστρέφουμε ολόκληρο το ποσό.`;

export const landing: LandingDictionary = {
  leadOffer: `Πληρώνετε μία φορά {price}, επιλέγετε ένα από τρία σχέδια και η ιστοσελίδα δημοσιεύεται σε ${deliveryDays()} ημέρες.`,
  orderNow: 'ΠΑΡΑΓΓΕΙΛΤΕ ΤΩΡΑ – ΜΟΝΟ ΜΕ {price}',
  call: 'Κλήση στο {phone}',
  priceNote: `Πληρώνετε μία φορά. Περιλαμβάνονται η ιστοσελίδα, η φιλοξενία και το domain του πρώτου χρόνου και υποστήριξη για ${times.supportMonths}\u00a0μήνες.`,
  whyChoose: '{service}: γιατί να επιλέξετε εμάς',
  process: '{service}: πώς γίνεται η δουλειά',
  included: 'Τι περιλαμβάνει το πακέτο των {price}',
  includedItems: {
    delivery: {
      title: 'Γρήγορη παράδοση',
      text: `Από την παραγγελία ως τη δημοσίευση σε ${deliveryDays()} ημέρες, εγγυημένα`,
    },
    hosting: {
      title: 'Φιλοξενία για 1 χρόνο',
      text: 'Γρήγορη και ασφαλής φιλοξενία τον πρώτο χρόνο· τη ρυθμίζουμε εμείς',
    },
    support: { title: 'Συνεχής υποστήριξη', text: `${times.supportMonths} μήνες συντήρησης` },
    team: {
      title: 'Έμπειρη ομάδα',
      text: 'Η ίδια ομάδα από το πρώτο σχέδιο ως τη δημοσίευση',
    },
  },
  timeNote: `Θα έχετε τρία σχέδια μέσα σε ${times.draftHours}\u00a0ώρες από την αποστολή της φόρμας. Μόλις επιλέξετε ένα, ολοκληρώνουμε την ιστοσελίδα σε ${times.workingDays}\u00a0εργάσιμες ημέρες (${times.workingHours}\u00a0εργάσιμες ώρες). Από την αρχή ως το τέλος χρειάζονται ${deliveryDays()}\u00a0ημέρες· οι ημέρες που περιμένουμε την απάντησή σας δεν μετρούν.`,
  serviceAreas: 'Περιοχές που εξυπηρετούμε',
  clientsSay: 'Τι λένε οι πελάτες μας',
  testimonials: [
    {
      name: 'Μαρία Κουτσογιάννη',
      role: 'Ιδιοκτήτρια, Ανθοπωλείο Πασχαλιά',
      content: 'Από τα τρία σχέδια κράτησα εκείνο που άρχιζε με τις γλάστρες. Τριαντάφυλλα έχουν όλοι.',
    },
    {
      name: 'Στέλιος Βρανάς',
      role: 'Υδραυλικός, Βρανάς Υδραυλικές Εργασίες',
      content:
        'Στη σελίδα φαίνεται σε ποιες περιοχές πηγαίνω. Δεν με παίρνουν πια για την άλλη άκρη της πόλης.',
    },
    {
      name: 'Ελένη Δαμασκηνού',
      role: 'Λογοθεραπεύτρια, Κέντρο Λόγου Ρόδι',
      content:
        'Ζήτησα αλλαγές τέσσερις φορές και τις έκαναν χωρίς να δυσανασχετήσει κανείς. Μιλούσαν απλά, όχι με τεχνικούς όρους.',
    },
  ],
  stars: 'Βαθμολογία 5 στα 5',
  quote: '{service}: γράψτε μας σήμερα',
  quoteIntro: `Πείτε μας τι κάνει η επιχείρησή σας και τι θέλετε να πετύχει η ιστοσελίδα. Θα σας απαντήσουμε μέσα σε ${times.replyHours} ώρες.`,
  form: {
    name: 'Ονοματεπώνυμο',
    email: 'Email',
    phone: 'Τηλέφωνο',
    company: 'Επιχείρηση',
    message: 'Μήνυμα',
    inquiryType: 'Θέμα',
    inquiryTypes: {
      general: 'Γενική ερώτηση',
      website: 'Πακέτο «Ιστοσελίδα»',
      hosting: 'Φιλοξενία και συντήρηση',
      billing: 'Πρόγραμμα τιμολόγησης',
      support: 'Τεχνική υποστήριξη',
    },
    submit: 'Αποστολή μηνύματος',
    sending: 'Αποστολή…',
    requiredField: 'Συμπληρώστε αυτό το πεδίο.',
    invalidEmail: 'Γράψτε μια έγκυρη διεύθυνση email.',
    missingTitle: 'Λείπουν στοιχεία',
    missingText: 'Συμπληρώστε όλα τα υποχρεωτικά πεδία.',
    failedTitle: 'Το μήνυμα δεν στάλθηκε',
    failedText: 'Δοκιμάστε ξανά σε λίγο.',
    successTitle: 'Το μήνυμα στάλθηκε!',
    successText: `Θα σας απαντήσουμε μέσα σε ${times.replyHours} ώρες.`,
    requiredNote: 'Τα πεδία με * είναι υποχρεωτικά.',
    sentAt: 'Στάλθηκε στις {time}.',
    textKept: 'Το κείμενό σας είναι ακόμη εδώ.',
    sendByEmail: 'Στείλτε το με email',
  },
  chrome: {
    skipToContent: 'Μετάβαση στο περιεχόμενο',
    home: 'Αρχική',
    portfolio: 'Δείγματα δουλειάς',
    whyTree: 'Μία ιστοσελίδα, ένα δέντρο',
    howItWorks: 'Πώς λειτουργεί',
    pricing: 'Τιμή',
    chat: 'Γράψτε μας',
    chatMessage: 'Γεια σας, {brand}! Ενδιαφέρομαι για το πακέτο «Ιστοσελίδα» των {price}.',
    menu: 'Μενού',
    closeNotice: 'Κλείσιμο',
    notifications: 'Ειδοποιήσεις (F8)',
    theme: 'Θέμα',
    themeSystem: 'Σύστημα',
    themeLight: 'Φωτεινό',
    themeDark: 'Σκούρο',
    blog: 'Blog',
    privacy: 'Απόρρητο (στα αγγλικά)',
    terms: 'Όροι (στα αγγλικά)',
    refund: 'Επιστροφή χρημάτων (στα αγγλικά)',
    affiliate: 'Πρόγραμμα συνεργατών',
    affiliateLogin: 'Είσοδος συνεργατών',
    locations: 'Όλες οι περιοχές και τα επαγγέλματα',
    chooseCountry: 'Επιλέξτε χώρα',
    opensInNewTab: 'ανοίγει σε νέα καρτέλα',
    copyright: '© {year} {brand}. Με επιφύλαξη παντός δικαιώματος.',
    about:
      'Μία τίμια τιμή για μια ιστοσελίδα που κάνει τη δουλειά της. Και για καθεμία φυτεύουμε ένα δέντρο.',
    referralThanks: 'Ευχαριστούμε για την επίσκεψη! Μας σύστησε: {name}.',
    referralClear: 'Αφαίρεση σύστασης',
    referralAsk: 'Να θυμόμαστε αυτή τη σύσταση;',
    referralKeep: 'Ναι, για __REFERRAL_DAYS__ ημέρες',
    referralDecline: 'Όχι, ευχαριστώ',
    orderNow: 'Παραγγελία',
    yourPrice: 'Η τιμή σας: {price}',
    backToPage: 'Πίσω στην ελληνική σελίδα',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Επαληθευμένη παραγγελία',
  rated: 'Βαθμολογία {stars} στα 5',
  count: { other: '{count} κριτικές' },
  sampleNote: 'Ενδεικτικές κριτικές για αυτό το δοκιμαστικό κατάστημα',
};

export const designHours: Plural = {
  one: 'Σχέδια σε {hours}\u00a0ώρα κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
  other: 'Σχέδια σε {hours}\u00a0ώρες κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
};
