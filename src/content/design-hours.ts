/** How long designs took, measured: one sentence behind the promise, by language. */
import type { Language } from '#src/domain/markets.ts';
import { PUBLIC_FIGURE_DAYS } from '#src/domain/project/project/stage-figures.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import type { Plural } from './plural.ts';

const same = (other: string): Plural => ({ other });

/** {hours} and {days}; the hours are at most those of the promise. */
const SENTENCES: Readonly<Record<string, Plural>> = {
  en: {
    one: 'Designs in {hours} hour on average, measured over the last {days} days.',
    other: 'Designs in {hours} hours on average, measured over the last {days} days.',
  },
  bg: {
    one: 'Вариантите са готови средно за {hours}\u00a0час, измерено през последните {days} дни.',
    other: 'Вариантите са готови средно за {hours}\u00a0часа, измерено през последните {days} дни.',
  },
  cs: {
    one: 'Návrhy v průměru za {hours}\u00a0hodinu, měřeno za posledních {days} dní.',
    few: 'Návrhy v průměru za {hours}\u00a0hodiny, měřeno za posledních {days} dní.',
    other: 'Návrhy v průměru za {hours}\u00a0hodin, měřeno za posledních {days} dní.',
  },
  da: {
    one: 'Udkast på {hours}\u00a0time i gennemsnit, målt over de seneste {days} dage.',
    other: 'Udkast på {hours}\u00a0timer i gennemsnit, målt over de seneste {days} dage.',
  },
  de: {
    one: 'Entwürfe im Schnitt nach {hours}\u00a0Stunde, gemessen in den letzten {days} Tagen.',
    other: 'Entwürfe im Schnitt nach {hours}\u00a0Stunden, gemessen in den letzten {days} Tagen.',
  },
  el: {
    one: 'Σχέδια σε {hours}\u00a0ώρα κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
    other: 'Σχέδια σε {hours}\u00a0ώρες κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
  },
  es: {
    one: 'Diseños en {hours}\u00a0hora de media, según lo medido en los últimos {days} días.',
    other: 'Diseños en {hours}\u00a0horas de media, según lo medido en los últimos {days} días.',
  },
  et: same('Kavandid keskmiselt {hours}\u00a0tunniga, mõõdetud viimase {days} päeva jooksul.'),
  fi: same('Ehdotukset keskimäärin {hours}\u00a0tunnissa, mitattuna viimeisten {days} päivän ajalta.'),
  fr: {
    one: 'Maquettes prêtes en {hours}\u00a0heure en moyenne, délai mesuré sur les {days} derniers jours.',
    other: 'Maquettes prêtes en {hours}\u00a0heures en moyenne, délai mesuré sur les {days} derniers jours.',
  },
  hr: {
    one: 'Prijedlozi u prosjeku za {hours}\u00a0sat, izmjereno u posljednjih {days} dana.',
    few: 'Prijedlozi u prosjeku za {hours}\u00a0sata, izmjereno u posljednjih {days} dana.',
    other: 'Prijedlozi u prosjeku za {hours}\u00a0sati, izmjereno u posljednjih {days} dana.',
  },
  hu: same('Tervek átlagosan {hours}\u00a0óra alatt, az elmúlt {days} nap mérései szerint.'),
  is: {
    one: 'Tillögur á {hours}\u00a0klukkustund að meðaltali, mælt síðustu {days} daga.',
    other: 'Tillögur á {hours}\u00a0klukkustundum að meðaltali, mælt síðustu {days} daga.',
  },
  it: {
    one: 'Bozze in {hours}\u00a0ora in media, tempo misurato negli ultimi {days} giorni.',
    other: 'Bozze in {hours}\u00a0ore in media, tempo misurato negli ultimi {days} giorni.',
  },
  lt: {
    one: 'Eskizai vidutiniškai per {hours}\u00a0valandą, išmatuota per pastarąsias {days} dienų.',
    few: 'Eskizai vidutiniškai per {hours}\u00a0valandas, išmatuota per pastarąsias {days} dienų.',
    other: 'Eskizai vidutiniškai per {hours}\u00a0valandų, išmatuota per pastarąsias {days} dienų.',
  },
  lv: {
    one: 'Varianti vidēji {hours}\u00a0stundā, mērīts pēdējās {days} dienās.',
    other: 'Varianti vidēji {hours}\u00a0stundās, mērīts pēdējās {days} dienās.',
  },
  nb: {
    one: 'Forslag på {hours}\u00a0time i snitt, målt de siste {days} dagene.',
    other: 'Forslag på {hours}\u00a0timer i snitt, målt de siste {days} dagene.',
  },
  nl: same('Ontwerpen in gemiddeld {hours}\u00a0uur, gemeten over de afgelopen {days} dagen.'),
  pl: {
    one: 'Projekty średnio w {hours}\u00a0godzinę, pomiar z ostatnich {days} dni.',
    few: 'Projekty średnio w {hours}\u00a0godziny, pomiar z ostatnich {days} dni.',
    other: 'Projekty średnio w {hours}\u00a0godzin, pomiar z ostatnich {days} dni.',
  },
  pt: {
    one: 'Propostas em {hours}\u00a0hora, em média, segundo as medições dos últimos {days} dias.',
    other: 'Propostas em {hours}\u00a0horas, em média, segundo as medições dos últimos {days} dias.',
  },
  ro: {
    one: 'Machete gata în medie în {hours}\u00a0oră, măsurat în ultimele {days} de zile.',
    few: 'Machete gata în medie în {hours}\u00a0ore, măsurat în ultimele {days} de zile.',
    other: 'Machete gata în medie în {hours}\u00a0de ore, măsurat în ultimele {days} de zile.',
  },
  sk: {
    one: 'Návrhy v priemere za {hours}\u00a0hodinu, merané za posledných {days} dní.',
    few: 'Návrhy v priemere za {hours}\u00a0hodiny, merané za posledných {days} dní.',
    other: 'Návrhy v priemere za {hours}\u00a0hodín, merané za posledných {days} dní.',
  },
  sl: {
    one: 'Osnutki v povprečju v {hours}\u00a0uri, izmerjeno v zadnjih {days} dneh.',
    other: 'Osnutki v povprečju v {hours}\u00a0urah, izmerjeno v zadnjih {days} dneh.',
  },
  sv: {
    one: 'Förslag på {hours}\u00a0timme i snitt, uppmätt under de senaste {days} dagarna.',
    other: 'Förslag på {hours}\u00a0timmar i snitt, uppmätt under de senaste {days} dagarna.',
  },
} satisfies Record<Language, Plural>;

/**
 * The server fills in the hours (server/http/static/page-facts.ts).
 * @throws Error for a language without a sentence
 */
export function designHoursSentence(lang: string, form: Intl.LDMLPluralRule): string {
  const forms = SENTENCES[lang.split('-')[0] ?? ''];
  if (!forms) throw new Error(`src/content/design-hours.ts has no sentence in "${lang}"`);
  return fillText(forms[form] ?? forms.other, { hours: '__DESIGN_HOURS__', days: PUBLIC_FIGURE_DAYS });
}
