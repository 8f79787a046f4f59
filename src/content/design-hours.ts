/** How long designs took, measured: one sentence behind the promise, by language. */
import { PUBLIC_FIGURE_DAYS } from '#src/domain/project/stage-figures.rules.ts';
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
    one: 'Вариантите са готови средно за {hours} час, измерено през последните {days} дни.',
    other: 'Вариантите са готови средно за {hours} часа, измерено през последните {days} дни.',
  },
  cs: {
    one: 'Návrhy v průměru za {hours} hodinu, měřeno za posledních {days} dní.',
    few: 'Návrhy v průměru za {hours} hodiny, měřeno za posledních {days} dní.',
    other: 'Návrhy v průměru za {hours} hodin, měřeno za posledních {days} dní.',
  },
  da: {
    one: 'Udkast på {hours} time i gennemsnit, målt over de seneste {days} dage.',
    other: 'Udkast på {hours} timer i gennemsnit, målt over de seneste {days} dage.',
  },
  de: {
    one: 'Entwürfe im Schnitt nach {hours} Stunde, gemessen in den letzten {days} Tagen.',
    other: 'Entwürfe im Schnitt nach {hours} Stunden, gemessen in den letzten {days} Tagen.',
  },
  el: {
    one: 'Σχέδια σε {hours} ώρα κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
    other: 'Σχέδια σε {hours} ώρες κατά μέσο όρο, με βάση μετρήσεις των τελευταίων {days} ημερών.',
  },
  es: {
    one: 'Diseños en {hours} hora de media, según lo medido en los últimos {days} días.',
    other: 'Diseños en {hours} horas de media, según lo medido en los últimos {days} días.',
  },
  et: same('Kavandid keskmiselt {hours} tunniga, mõõdetud viimase {days} päeva jooksul.'),
  fi: same('Ehdotukset keskimäärin {hours} tunnissa, mitattuna viimeisten {days} päivän ajalta.'),
  fr: {
    one: 'Maquettes prêtes en {hours} heure en moyenne, délai mesuré sur les {days} derniers jours.',
    other: 'Maquettes prêtes en {hours} heures en moyenne, délai mesuré sur les {days} derniers jours.',
  },
  hr: {
    one: 'Prijedlozi u prosjeku za {hours} sat, izmjereno u posljednjih {days} dana.',
    few: 'Prijedlozi u prosjeku za {hours} sata, izmjereno u posljednjih {days} dana.',
    other: 'Prijedlozi u prosjeku za {hours} sati, izmjereno u posljednjih {days} dana.',
  },
  hu: same('Tervek átlagosan {hours} óra alatt, az elmúlt {days} nap mérései szerint.'),
  is: {
    one: 'Tillögur á {hours} klukkustund að meðaltali, mælt síðustu {days} daga.',
    other: 'Tillögur á {hours} klukkustundum að meðaltali, mælt síðustu {days} daga.',
  },
  it: {
    one: 'Bozze in {hours} ora in media, tempo misurato negli ultimi {days} giorni.',
    other: 'Bozze in {hours} ore in media, tempo misurato negli ultimi {days} giorni.',
  },
  lt: {
    one: 'Eskizai vidutiniškai per {hours} valandą, išmatuota per pastarąsias {days} dienų.',
    few: 'Eskizai vidutiniškai per {hours} valandas, išmatuota per pastarąsias {days} dienų.',
    other: 'Eskizai vidutiniškai per {hours} valandų, išmatuota per pastarąsias {days} dienų.',
  },
  lv: {
    one: 'Varianti vidēji {hours} stundā, mērīts pēdējās {days} dienās.',
    other: 'Varianti vidēji {hours} stundās, mērīts pēdējās {days} dienās.',
  },
  nb: {
    one: 'Forslag på {hours} time i snitt, målt de siste {days} dagene.',
    other: 'Forslag på {hours} timer i snitt, målt de siste {days} dagene.',
  },
  nl: same('Ontwerpen in gemiddeld {hours} uur, gemeten over de afgelopen {days} dagen.'),
  pl: {
    one: 'Projekty średnio w {hours} godzinę, pomiar z ostatnich {days} dni.',
    few: 'Projekty średnio w {hours} godziny, pomiar z ostatnich {days} dni.',
    other: 'Projekty średnio w {hours} godzin, pomiar z ostatnich {days} dni.',
  },
  pt: {
    one: 'Propostas em {hours} hora, em média, segundo as medições dos últimos {days} dias.',
    other: 'Propostas em {hours} horas, em média, segundo as medições dos últimos {days} dias.',
  },
  ro: {
    one: 'Machete gata în medie în {hours} oră, măsurat în ultimele {days} de zile.',
    few: 'Machete gata în medie în {hours} ore, măsurat în ultimele {days} de zile.',
    other: 'Machete gata în medie în {hours} de ore, măsurat în ultimele {days} de zile.',
  },
  sk: {
    one: 'Návrhy v priemere za {hours} hodinu, merané za posledných {days} dní.',
    few: 'Návrhy v priemere za {hours} hodiny, merané za posledných {days} dní.',
    other: 'Návrhy v priemere za {hours} hodín, merané za posledných {days} dní.',
  },
  sl: {
    one: 'Osnutki v povprečju v {hours} uri, izmerjeno v zadnjih {days} dneh.',
    other: 'Osnutki v povprečju v {hours} urah, izmerjeno v zadnjih {days} dneh.',
  },
  sv: {
    one: 'Förslag på {hours} timme i snitt, uppmätt under de senaste {days} dagarna.',
    other: 'Förslag på {hours} timmar i snitt, uppmätt under de senaste {days} dagarna.',
  },
};

/**
 * The server fills in the hours (server/http/static/page-design-hours.ts).
 * @throws Error for a language without a sentence
 */
export function designHoursSentence(lang: string, form: Intl.LDMLPluralRule): string {
  const forms = SENTENCES[lang.split('-')[0] ?? ''];
  if (!forms) throw new Error(`src/content/design-hours.ts has no sentence in "${lang}"`);
  return fillText(forms[form] ?? forms.other, { hours: '__DESIGN_HOURS__', days: PUBLIC_FIGURE_DAYS });
}
