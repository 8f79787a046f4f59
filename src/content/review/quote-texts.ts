/** What public pages say about real reviews, by language. */
import type { Language } from '#src/domain/markets.ts';
import type { Plural } from '../plural.ts';

export type QuoteTexts = {
  verified: string;
  /** Accessible name of the stars. {stars} */
  rated: string;
  /** From ten reviews on. {count} */
  count: Plural;
};

const same = (other: string): Plural => ({ other });

const QUOTE_TEXTS: Readonly<Record<string, QuoteTexts>> = {
  en: { verified: 'Verified order', rated: 'Rated {stars} out of 5', count: same('{count} reviews') },
  bg: { verified: 'Потвърдена поръчка', rated: 'Оценка: {stars} от 5', count: same('{count} отзива') },
  cs: { verified: 'Ověřená objednávka', rated: 'Hodnocení: {stars} z 5', count: same('{count} hodnocení') },
  da: { verified: 'Bekræftet ordre', rated: '{stars} ud af 5 stjerner', count: same('{count} anmeldelser') },
  de: {
    verified: 'Verifizierte Bestellung',
    rated: 'Bewertet mit {stars} von 5 Sternen',
    count: same('{count} Bewertungen'),
  },
  el: {
    verified: 'Επαληθευμένη παραγγελία',
    rated: 'Βαθμολογία {stars} στα 5',
    count: same('{count} κριτικές'),
  },
  es: { verified: 'Pedido verificado', rated: 'Valoración: {stars} de 5', count: same('{count} opiniones') },
  et: { verified: 'Kinnitatud tellimus', rated: 'Hinne {stars} viiest', count: same('{count} arvustust') },
  fi: { verified: 'Vahvistettu tilaus', rated: 'Arvosana {stars}/5', count: same('{count} arvostelua') },
  fr: { verified: 'Commande vérifiée', rated: 'Note : {stars} sur 5', count: same('{count} avis') },
  hr: {
    verified: 'Potvrđena narudžba',
    rated: 'Ocjena: {stars} od 5',
    count: { few: '{count} recenzije', other: '{count} recenzija' },
  },
  hu: {
    verified: 'Ellenőrzött megrendelés',
    rated: 'Értékelés: 5-ből {stars}',
    count: same('{count} értékelés'),
  },
  is: {
    verified: 'Staðfest pöntun',
    rated: 'Einkunn: {stars} af 5',
    count: { one: '{count} umsögn', other: '{count} umsagnir' },
  },
  it: {
    verified: 'Ordine verificato',
    rated: 'Valutazione: {stars} su 5',
    count: same('{count} recensioni'),
  },
  lt: {
    verified: 'Patvirtintas užsakymas',
    rated: 'Įvertinimas {stars} iš 5',
    count: { one: '{count} atsiliepimas', few: '{count} atsiliepimai', other: '{count} atsiliepimų' },
  },
  lv: {
    verified: 'Apstiprināts pasūtījums',
    rated: 'Vērtējums: {stars} no 5',
    count: { zero: '{count} atsauksmju', one: '{count} atsauksme', other: '{count} atsauksmes' },
  },
  nb: {
    verified: 'Bekreftet bestilling',
    rated: '{stars} av 5 stjerner',
    count: same('{count} anmeldelser'),
  },
  nl: {
    verified: 'Geverifieerde bestelling',
    rated: 'Beoordeeld met {stars} van de 5 sterren',
    count: same('{count} beoordelingen'),
  },
  pl: {
    verified: 'Potwierdzone zamówienie',
    rated: 'Ocena: {stars} na 5',
    count: { few: '{count} opinie', other: '{count} opinii' },
  },
  pt: {
    verified: 'Encomenda verificada',
    rated: 'Classificação: {stars} em 5',
    count: same('{count} avaliações'),
  },
  ro: {
    verified: 'Comandă verificată',
    rated: 'Evaluare: {stars} din 5',
    count: { few: '{count} recenzii', other: '{count} de recenzii' },
  },
  sk: { verified: 'Overená objednávka', rated: 'Hodnotenie: {stars} z 5', count: same('{count} hodnotení') },
  sl: {
    verified: 'Potrjeno naročilo',
    rated: 'Ocena: {stars} od 5',
    count: { one: '{count} ocena', two: '{count} oceni', few: '{count} ocene', other: '{count} ocen' },
  },
  sv: { verified: 'Verifierad beställning', rated: 'Betyg {stars} av 5', count: same('{count} omdömen') },
} satisfies Record<Language, QuoteTexts>;

/** `de-AT` -> the German texts. @throws Error for a language without texts */
export function quoteTexts(lang: string): QuoteTexts {
  const texts = QUOTE_TEXTS[lang.split('-')[0] ?? ''];
  if (!texts) throw new Error(`src/content/review/quote-texts.ts has no texts in "${lang}"`);
  return texts;
}
