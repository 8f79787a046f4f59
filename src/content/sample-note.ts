import type { Language } from '#src/domain/markets.ts';

/** Marks sample reviews in a demo, by language. */
const SAMPLE_NOTES: Readonly<Record<string, string>> = {
  en: 'Sample reviews for this demo shop',
  bg: 'Примерни отзиви за този демонстрационен магазин',
  cs: 'Ukázkové recenze v demoverzi tohoto obchodu',
  da: 'Eksempler på anmeldelser til denne demobutik',
  de: 'Beispielbewertungen für diesen Demo-Shop',
  el: 'Ενδεικτικές κριτικές για αυτό το δοκιμαστικό κατάστημα',
  es: 'Reseñas de ejemplo para esta tienda de demostración',
  et: 'Näidisarvustused selle demopoe jaoks',
  fi: 'Esimerkkiarvioita tätä esittelykauppaa varten',
  fr: 'Exemples d’avis pour cette boutique de démonstration',
  hr: 'Primjeri recenzija u demoverziji ove trgovine',
  hu: 'Mintavélemények ehhez a bemutató webáruházhoz',
  is: 'Sýnishorn af umsögnum fyrir þessa prufuverslun',
  it: 'Recensioni di esempio per questo negozio dimostrativo',
  lt: 'Pavyzdiniai atsiliepimai demonstracinėje parduotuvėje',
  lv: 'Atsauksmju paraugi šajā demonstrācijas veikalā',
  nb: 'Eksempler på omtaler for denne demobutikken',
  nl: 'Voorbeeldreviews voor deze demowinkel',
  pl: 'Przykładowe opinie w tym sklepie demonstracyjnym',
  pt: 'Avaliações de exemplo para esta loja de demonstração',
  ro: 'Recenzii de exemplu pentru acest magazin demonstrativ',
  sk: 'Ukážkové recenzie v demoverzii tohto obchodu',
  sl: 'Primeri ocen v tej predstavitveni trgovini',
  sv: 'Exempelomdömen för den här demobutiken',
} satisfies Record<Language, string>;

/** `de-AT` -> the German note. @throws Error for a language without a note */
export function sampleNote(lang: string): string {
  const note = SAMPLE_NOTES[lang.split('-')[0] ?? ''];
  if (!note) throw new Error(`src/content/sample-note.ts has no note in "${lang}"`);
  return note;
}
