import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-germany',
  title: 'Günstige Website erstellen lassen – zum Festpreis',
  description: `Firmenwebsite zum einmaligen Festpreis: drei Entwürfe in ${promises.prototypeHours}\u00a0Stunden, .de-Domain, Hosting und Betreuung für ein Jahr. Für Handwerk, Praxis und Laden.`,
  h1: 'Günstige Website für Ihren Betrieb – ein Preis, keine Nachträge',
  location: 'Deutschland',
  service: 'Webdesign für Deutschland',
  keywords: [
    'günstige Website erstellen lassen',
    'Webdesign Festpreis',
    'Website für Handwerker',
    'Homepage für Selbstständige',
    'Website für kleine Unternehmen',
    'Firmenwebsite mit .de-Domain',
  ],
  screen: {
    motif: 'roof',
    palette: 'night',
    name: 'Dachdeckerei Voss',
    headline: ['Dicht, bevor', 'der Regen kommt.'],
    text: 'Dächer und Gauben in Paderborn',
    action: 'Jetzt anrufen',
  },
  content: {
    intro:
      'Ein Angebot auf drei Seiten, Stundensätze im Anhang, am Ende die doppelte Summe: So haben viele Betriebe ihre erste Website in Erinnerung. Wir machen es andersherum. Der Preis steht vorher fest, der Umfang auch, und einen Tag, nachdem Sie das Formular abgeschickt haben, liegen drei Entwürfe vor Ihnen, über die sich reden lässt. Ob Dachdeckerei in Paderborn, Hebammenpraxis in Jena oder Weinhandlung in Freiburg: Sie bekommen einen Auftritt, der Ihre Arbeit zeigt und auf dem man Sie leicht erreicht, ohne dass Sie sich mit Baukästen herumschlagen.',
    benefits: [
      {
        title: 'Impressum von Anfang an mitgedacht',
        text: 'Nach §\u00a05\u00a0DDG gehört ein Impressum auf jede geschäftliche Seite. Es ist mit einem Klick erreichbar, ebenso die Datenschutzerklärung; die Angaben dafür kommen von Ihnen.',
      },
      {
        title: 'Was Sie gelernt haben, sieht man',
        text: 'Meisterbrief, Innung, Kammerzulassung, Jahre am Ort: Ihre Kundschaft achtet auf solche Angaben. Bei uns stehen sie dort, wo der Blick zuerst hinfällt.',
      },
      {
        title: 'Auch für die Suche nach Leuten',
        text: 'Wer Gesellen oder Azubis sucht, braucht eine Seite, die sich abends auf dem Handy lesen lässt. Ein Abschnitt „Wir suchen“ ist schnell eingebaut.',
      },
      {
        title: 'Ihr Name mit .de',
        text: 'Die Wunschadresse ist im ersten Jahr dabei. Haben Sie schon eine Domain, zieht die neue Seite einfach dort ein, und Sie müssen keine Visitenkarten neu drucken.',
      },
      {
        title: 'Kein Abo, keine Mindestlaufzeit',
        text: `Sie zahlen einmal. ${times.supportMonths}\u00a0Monate Hosting und Pflege sind drin, danach entscheiden Sie selbst, ob es weitergeht. Was das kostet, lesen Sie schon vor der Bestellung.`,
      },
    ],
    process: [
      {
        title: 'Bestellen und kurz beschreiben',
        text: 'Nach der Zahlung füllen Sie ein Formular aus: Leistungen, Einzugsgebiet, Logo. Bilder von Baustelle, Praxis oder Laden schicken Sie uns danach.',
      },
      {
        title: 'Drei Entwürfe ansehen',
        text: `Innerhalb von ${promises.prototypeHours}\u00a0Stunden schicken wir Ihnen drei eigenständige Entwürfe mit Ihrem Namen und Ihren Leistungen, ohne Blindtext und ohne Wolkenkratzer aus der Bilddatenbank.`,
      },
      {
        title: 'Auswählen, ändern, ergänzen',
        text: 'Sie nennen Ihren Favoriten und sagen, was stört. Korrekturrunden zählen wir nicht. Wir ändern so lange, bis alles so ist, wie Sie es haben wollen.',
      },
      {
        title: 'Umsetzen und prüfen',
        text: 'Wir bauen die Seiten fertig, testen sie auf Handy und Bürorechner, tippen jede Telefonnummer an und schicken das Formular probeweise ab.',
      },
      {
        title: 'Online gehen',
        text: `Meist nach ${deliveryDays(' bis ')} Tagen ist die Website erreichbar. Die Urkunde für Ihren Baum kommt gleich mit.`,
      },
    ],
    localInfo:
      'Von Flensburg bis Garmisch arbeiten wir für Betriebe, die ihre Kundschaft meist im Umkreis von einer halben Stunde finden: Kfz-Werkstätten im Ruhrgebiet, Ferienwohnungen auf Usedom und im Allgäu, Physiotherapiepraxen in Leipzig und Chemnitz, Metallbauer in Ostwestfalen, Cafés in Hamburg-Ottensen, Steuerbüros im Rhein-Main-Gebiet, Hofläden in der Lüneburger Heide. Alles läuft per E-Mail, Telefon und Chat. Für einen Termin muss niemand in die Stadt fahren.',
    cta: 'Ein Preis, den Sie kennen. Heute bestellen und das Formular ausfüllen, morgen drei Entwürfe ansehen, und die Sache mit der Website ist endlich vom Tisch.',
  },
};
