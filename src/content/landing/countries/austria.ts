import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-austria',
  title: 'Website zum Fixpreis für EPU und Betriebe in Österreich',
  description:
    'Leistbares Webdesign für Gasthöfe, Gewerbe und Ein-Personen-Unternehmen: Fixpreis, drei Entwürfe am nächsten Tag, .at-Domain und Hosting inklusive.',
  h1: 'Leistbare Websites für Österreich – Fixpreis statt Kostenvoranschlag',
  location: 'Österreich',
  service: 'Webdesign für Österreich',
  keywords: [
    'Website erstellen lassen Österreich',
    'Homepage Fixpreis',
    'Webdesign EPU',
    'günstige Homepage Wien Graz Linz',
    'Website für Gasthof und Pension',
    '.at Website Paket',
  ],
  screen: {
    motif: 'stones',
    palette: 'sage',
    name: 'Massage Anger',
    headline: ['Schultern,', 'lasst los.'],
    text: 'Heilmassage in Graz, auch am Abend',
    action: 'Termin anfragen',
  },
  content: {
    intro:
      'Mehr als die Hälfte der Wirtschaftskammer-Mitglieder sind Ein-Personen-Unternehmen. Wer alles allein macht, hat untertags anderes zu tun, als sich mit Menüstrukturen zu beschäftigen. Deshalb haben wir die Homepage in ein Paket gepackt, das man am Abend nach Geschäftsschluss bestellen kann. Sie erzählen in ein paar Sätzen, was Sie tun, und suchen sich tags darauf aus drei Entwürfen den passenden aus. Das genügt der Tapeziererin in Steyr ebenso wie dem Buschenschank bei Gamlitz oder der Tierärztin im Waldviertel.',
    benefits: [
      {
        title: 'Impressum nach hiesigem Muster',
        text: 'ECG, Mediengesetz und bei Firmenbucheintrag das UGB verlangen Angaben, die deutsche Vorlagen nicht kennen. Wir fragen Gewerbe, Behörde und Kammer ab und reihen alles ordentlich auf.',
      },
      {
        title: 'Saisonzeiten, rasch geändert',
        text: 'Wintersperre, Aussteckzeiten, Betriebsurlaub zu Mariä Himmelfahrt: Ein Mail reicht, und die Startseite sagt Ihren Gästen, wann wieder aufgesperrt wird.',
      },
      {
        title: 'Ein Ton, der hierher passt',
        text: 'Jänner, Marille, Ordination, Spengler: Wir schreiben, wie man bei Ihnen im Ort redet, höflich und ohne bundesdeutschen Werbesprech.',
      },
      {
        title: 'Adresse unter .at',
        text: 'Für die ersten zwölf Monate ist die Registrierung dabei. Umlaute im Namen sind möglich; meist raten wir trotzdem zur Schreibweise, die jeder ohne Nachdenken eintippt.',
      },
      {
        title: 'Überschaubar für die Buchhaltung',
        text: 'Eine Zahlung, ein Beleg, fertig. Zum Paket gehört im ersten Jahr außerdem ein Programm, mit dem Sie Ihre eigenen Honorarnoten schreiben.',
      },
    ],
    process: [
      {
        title: 'Paket bestellen',
        text: 'Sie bezahlen online und beantworten ein paar Fragen zu Gewerbe, Standort, Öffnungszeiten und dazu, woher Ihre Gäste oder Kunden meistens kommen.',
      },
      {
        title: 'Entwürfe vergleichen',
        text: 'Am Tag darauf haben Sie drei Entwürfe im Posteingang: vielleicht einen mit viel Holz und Berg, einen nüchternen und einen, mit dem Sie nicht gerechnet hätten.',
      },
      {
        title: 'Favoriten nachschärfen',
        text: 'Sie schreiben zurück, welcher es wird und was noch anders gehört. Wir überarbeiten so oft, bis Sie „passt“ sagen.',
      },
      {
        title: 'Fertigstellung',
        text: 'Texte, Fotos, Anfahrt und Anfrageformular kommen hinein; danach probieren wir jede Seite am Handy aus, auch mit schwachem Empfang im Tal.',
      },
      {
        title: 'Freischalten',
        text: `Insgesamt vergehen meist ${deliveryDays(' bis ')} Tage. Dann ist Ihr Auftritt online, und die Urkunde für Ihren Baum kommt per E-Mail. Die Betreuung läuft ein Jahr lang.`,
      },
    ],
    localInfo:
      'Für Betriebe in allen neun Bundesländern: Massagepraxen in Wien-Hernals, Privatzimmervermieter am Wolfgangsee und im Zillertal, Winzer im Kamptal und rund um Rust, Tischler im Bregenzerwald, Installateure in Wels, Kosmetikstudios in Klagenfurt, Bergführerinnen in Kals und Nahversorger im Mühlviertel. Im Firmenverzeichnis der Kammer stehen Sie vermutlich längst; hier geht es um alles, was dort keinen Platz hat.',
    cta: 'Sie müssen nirgends hinfahren und keinen Termin ausmachen. Bestellen, Formular ausfüllen, tags darauf drei Entwürfe anschauen, den besten nehmen.',
  },
};
