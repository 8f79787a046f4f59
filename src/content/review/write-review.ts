import type { Language } from '#src/domain/markets.ts';

/** The link to the review page, by language. */
const WRITE_REVIEW: Readonly<Record<string, string>> = {
  bg: 'Напишете отзив',
  cs: 'Napsat hodnocení',
  da: 'Skriv en anmeldelse',
  de: 'Bewertung schreiben',
  el: 'Γράψτε κριτική',
  en: 'Write a review',
  es: 'Escribir una opinión',
  et: 'Kirjuta arvustus',
  fi: 'Kirjoita arvostelu',
  fr: 'Donner mon avis',
  hr: 'Napišite recenziju',
  hu: 'Értékelés írása',
  is: 'Skrifa umsögn',
  it: 'Scrivi una recensione',
  lt: 'Rašyti atsiliepimą',
  lv: 'Rakstīt atsauksmi',
  nb: 'Skriv en anmeldelse',
  nl: 'Schrijf een beoordeling',
  pl: 'Napisz opinię',
  pt: 'Escrever uma avaliação',
  ro: 'Scrie o recenzie',
  sk: 'Napísať recenziu',
  sl: 'Napišite oceno',
  sv: 'Skriv ett omdöme',
} satisfies Record<Language, string>;

/** @param lang a language that has the other texts of the review page, else English */
export const writeReviewText = (lang: string): string =>
  WRITE_REVIEW[lang.split('-')[0] ?? ''] ?? 'Write a review';
