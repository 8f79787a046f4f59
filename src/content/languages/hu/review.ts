import type { ReviewDictionary } from '../review-texts.ts';

/** A Hungarian date ends with a full stop. */
export const review: ReviewDictionary = {
  title: 'Az Ön értékelése',
  write: 'Értékelés írása',
  intro: 'Milyen volt a közös munka? Értékelése (megrendelés: {orderId}) másoknak is segít dönteni.',
  stars: 'Csillagok száma',
  starCount: { one: '{n} csillag', other: '{n} csillag' },
  text: 'Az értékelés szövege',
  textHint: 'Legfeljebb {max} karakter. Oldalainkon körülbelül az első {shown} látszik.',
  name: 'Megjelenő név',
  nameHint: 'Ez a név áll majd az értékelés alatt.',
  nameSuggestions: 'Választhat ezek közül:',
  consent: 'Hozzájárulok, hogy értékelésemet ezzel a névvel közzétegyék a weboldalukon.',
  consentHint: 'Hozzájárulását bármikor visszavonhatja: válaszoljon az e-mailünkre.',
  send: 'Értékelés elküldése',
  saveChanges: 'Módosítások mentése',
  required: 'Kérjük, töltsön ki minden mezőt.',
  problem: 'Valamit javítani kell',
  errors: {
    stars: 'Válasszon 1–5 csillagot.',
    text: 'Kérjük, írjon néhány szót.',
    textTooLong: 'Legfeljebb {max} karakter lehet.',
    name: 'Kérjük, adja meg, milyen név jelenjen meg.',
    nameNotPlain: 'Olyan nevet adjon meg, amelyben nincs webcím, e-mail-cím vagy láthatatlan karakter.',
    consent: 'Kérjük, járuljon hozzá a közzétételhez. Enélkül nem használhatjuk az értékelést.',
    failed: 'Az értékelést nem sikerült elküldeni. Amit beírt, megmaradt: próbálja újra.',
  },
  thanks: {
    title: 'Köszönjük az értékelést',
    text: 'Elolvassuk, mielőtt megjelenik a weboldalunkon. Soha egy szót sem változtatunk rajta.',
  },
  yours: {
    title: 'Az Ön értékelése',
    written: 'Elolvassuk az értékelését, mielőtt megjelenik a weboldalunkon.',
    published: 'Értékelése megjelent a weboldalunkon.',
    declined: 'Ezt az értékelést nem tettük közzé. Ha tudni szeretné, miért, válaszoljon az e-mailünkre.',
    editUntil: 'Eddig módosíthatja: {date}',
    edit: 'Értékelés módosítása',
    editNote: 'Az új változatot is elolvassuk, mielőtt megjelenik a weboldalunkon.',
    cancel: 'Maradjon, ahogy van',
  },
  tooLate: {
    title: 'Ez az értékelés már nem módosítható',
    text: 'A határidő lejárt. Ha mégis üzenne valamit, válaszoljon az e-mailünkre.',
  },
  expired: {
    title: 'Ez a link lejárt',
    text: 'Értékelést az e-mailünktől számított {days} napig lehet írni. Ha mégis üzenne valamit, válaszoljon az e-mailre.',
  },
  badLink: {
    title: 'Ez a link nem érvényes',
    text: 'Nyissa meg újra az e-mailünkben lévő linket. Ha így sem működik, kérjen linket a projektoldalához; ott találja az értékelést is.',
  },
  notLoaded: {
    title: 'Az értékelését nem sikerült betölteni',
    text: 'Ellenőrizze a kapcsolatot, és próbálja újra.',
    retry: 'Újrapróbálkozás',
  },
  loading: 'Értékelése betöltődik…',
  project: 'Követem a projektet',
};
