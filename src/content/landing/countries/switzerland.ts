import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-switzerland',
  title: 'Günstige Website für Schweizer KMU zum Pauschalpreis',
  description: `Preiswerte Website für KMU, Praxen und Vereine in der Schweiz: ein Pauschalpreis in Franken, drei Entwürfe innert ${promises.prototypeHours}\u00a0Stunden, .ch-Domain inbegriffen.`,
  h1: 'Günstiges Webdesign für Schweizer KMU, pauschal in Franken',
  location: 'Schweiz',
  service: 'Webdesign für die Schweiz',
  keywords: [
    'günstige Website Schweiz',
    'Webdesign KMU Pauschalpreis',
    'Homepage erstellen lassen Schweiz',
    'Website für Praxis und Gewerbe',
    'Webdesign Zürich Bern Basel preiswert',
    '.ch Domain mit Website',
  ],
  screen: {
    motif: 'bicycle',
    palette: 'lemon',
    name: 'Velo Brunner',
    headline: ['Am Abend', 'fährt es wieder.'],
    text: 'Werkstatt in Winterthur',
    action: 'Preise ansehen',
  },
  content: {
    intro:
      'Qualität darf in der Schweiz etwas kosten, aber nicht jede Schreinerei braucht einen Webauftritt zum Preis eines Lieferwagens. Wir haben den Aufwand auf das beschränkt, was Ihre Kundschaft tatsächlich ansieht, und verrechnen dafür eine Pauschale in Franken. Kein Stundenrapport, keine Nachofferte. Die Velomechanikerin in Winterthur wird mit derselben Sorgfalt bedient wie das Treuhandbüro in Zug oder die Alpkäserei im Diemtigtal, und sie weiss vor dem ersten Klick, was auf der Rechnung steht.',
    benefits: [
      {
        title: 'Sauber nach Schweizer Regeln',
        text: 'Das UWG verlangt im elektronischen Geschäftsverkehr klare Angaben zu Identität und Kontakt, das Datenschutzgesetz eine Information über bearbeitete Daten. Beides erhält einen festen Platz.',
      },
      {
        title: 'In der Sprache Ihrer Kundschaft',
        text: 'Wir schreiben Ihre Texte auf Deutsch. Liefern Sie sie uns französisch, italienisch, englisch oder rätoromanisch, setzen wir sie mit allen Zeichen.',
      },
      {
        title: 'Zurückhaltend und präzise',
        text: 'Viel Weissraum, scharfe Schrift, keine blinkenden Rabatte: eine Gestaltung, die zu einer Branche passt, in der man pünktlich kommt und Wort hält.',
      },
      {
        title: 'Die .ch-Adresse gehört dazu',
        text: 'Im ersten Jahr ist die Registrierung abgegolten, das Hosting ebenfalls. Besitzen Sie schon eine Domain, bleibt sie Ihnen und führt künftig auf die neue Seite.',
      },
      {
        title: `Unterhalt für ${times.supportMonths}\u00a0Monate`,
        text: 'Neue Lernende, andere Öffnungszeiten, Betriebsferien über den 1.\u00a0August: Melden Sie es formlos, wir führen die Seiten nach.',
      },
    ],
    process: [
      {
        title: 'Bestellung auslösen',
        text: 'Sie begleichen die Pauschale und beschreiben in wenigen Minuten Ihren Betrieb: Angebot, Einzugsgebiet, allfällige Verbandsmitgliedschaften.',
      },
      {
        title: 'Drei Entwürfe sichten',
        text: `Innert ${promises.prototypeHours}\u00a0Stunden treffen drei Entwürfe ein. Zeigen Sie sie im Team herum; beim Znüni fällt die Entscheidung erfahrungsgemäss am schnellsten.`,
      },
      {
        title: 'Rückmeldung geben',
        text: 'Eine Liste mit Wünschen genügt. Wir passen Bilder, Farben und Formulierungen an, beliebig oft und ohne Zuschlag.',
      },
      {
        title: 'Realisieren und kontrollieren',
        text: 'Beim Ausbau achten wir auf kurze Ladezeiten im Zug, lesbare Schriftgrössen und darauf, dass Anfragen wirklich in Ihrem Postfach landen.',
      },
      {
        title: 'Aufschalten',
        text: `Meist nach ${deliveryDays(' bis ')} Tagen geht Ihr Auftritt ans Netz, samt Urkunde für den Baum, den wir pflanzen lassen.`,
      },
    ],
    localInfo:
      'Wir arbeiten für Betriebe in der ganzen Deutschschweiz und darüber hinaus: Coiffeursalons in Oerlikon, Holzbauer im Emmental, Weinbauern in der Bündner Herrschaft, Ergotherapiepraxen in Liestal, Skischulen im Oberwallis, Garagen im Seetal, Ateliers in der St. Galler Altstadt, Musikschulen am Bielersee. Wer zwischen Röstigraben und Bodensee ein Geschäft führt, bespricht mit uns alles schriftlich oder am Telefon und spart sich die Sitzung.',
    cta: `Eine Pauschale, drei Entwürfe, ein fertiger Auftritt, meist in ${deliveryDays(' bis ')}\u00a0Tagen. Den Rest Ihrer Zeit behalten Sie fürs Geschäft.`,
  },
};
