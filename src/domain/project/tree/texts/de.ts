import type { TreeTexts } from './texts.ts';

export const de: TreeTexts = {
  title: 'Baumurkunde',
  headline: { reserved: 'Ein Baum, reserviert', planted: 'Ein Baum, gepflanzt' },
  statement: {
    reserved:
      'Für diese Website ist ein Baum reserviert. Sobald er gepflanzt ist, stehen Tag und Ort auf der Seite hinter dem Code.',
    planted: 'Für diese Website wurde ein Baum gepflanzt. Er wächst an dem unten genannten Ort.',
  },
  inTheNameOf: 'Im Namen von',
  labels: {
    number: 'Nummer der Urkunde',
    status: 'Status',
    issued: 'Ausgestellt am',
    planted: 'Gepflanzt am',
    place: 'Ort',
    partner: 'Pflanzpartner',
  },
  status: { reserved: 'Reserviert', planted: 'Gepflanzt' },
  scan: 'Mit dem Code lässt sich diese Urkunde prüfen.',
  pictures: {
    tree: 'Zeichnung eines Baums auf einem Hügel vor der Sonne',
    code: 'QR-Code, der die Seite dieser Urkunde öffnet',
  },
  page: {
    description: {
      reserved: 'Für diese Website ist ein Baum reserviert. Er wird bei der nächsten Pflanzung gesetzt.',
      planted: 'Für diese Website wurde ein Baum gepflanzt.',
    },
    download: 'Urkunde herunterladen (PDF)',
    why: 'Für jede Website, die wir bauen, kommt ein Baum in die Erde.',
    whyLink: 'Warum wir das tun',
    share: 'Diese Urkunde teilen',
    shareButton: 'Teilen\u00a0…',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    byEmail: 'E-Mail',
    newTab: '(öffnet in einem neuen Tab)',
    shareText: 'Zu unserer Website gehört ein Baum.',
  },
  own: {
    question: 'Welcher Name soll auf der Urkunde stehen?',
    choices: {
      full: 'Mein Name',
      business: 'Der Name meines Betriebs',
      initials: 'Nur meine Initialen',
      hidden: 'Kein Name',
    },
    open: 'Urkunde öffnen',
    saved: 'Die Urkunde ist geändert.',
    later: 'Die Urkunde für Ihren Baum bekommen Sie, sobald Ihre Website online ist.',
  },
  emails: {
    greeting: 'Guten Tag {name},',
    closing: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
    button: 'Urkunde öffnen',
    project: 'Ihr Projekt',
    reserved: {
      subject: 'Die Urkunde für Ihren Baum',
      preview: 'Ihre Website ist online, und ein Baum ist für sie reserviert.',
      text: 'Ihre Website ist online, und damit ist ein Baum für sie reserviert. Hier ist die Urkunde, als Seite zum Teilen und als PDF zum Ausdrucken. Wir melden uns wieder, wenn der Baum in der Erde ist.',
      choice:
        'Welcher Name darauf steht, bestimmen Sie: der Ihres Betriebs, Ihr eigener, Ihre Initialen oder keiner. Auswählen können Sie das auf Ihrer Projektseite.',
    },
    planted: {
      subject: 'Ihr Baum ist gepflanzt',
      preview: 'Wann, wo und von wem er gepflanzt wurde.',
      text: 'Ihr Baum ist gepflanzt. Auf der Urkunde stehen jetzt Tag und Ort. Falls Sie die frühere Fassung ausgedruckt haben, laden Sie sie einfach neu herunter.',
    },
  },
};
