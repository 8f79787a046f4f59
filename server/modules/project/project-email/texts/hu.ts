import type { ProjectEmailTexts } from './texts.ts';

export const hu: ProjectEmailTexts = {
  greeting: 'Kedves {name}!',
  noteHeading: 'Megjegyzés a csapatunktól',
  linkNote:
    'Ez a link csak Önnek szól. Megrendelésének ({orderId}) oldalát nyitja meg az összes lépéssel, fájllal és üzenettel.',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  designsHeading: 'Az Ön tervei',
  addressLabel: 'Cím',
  choiceLabel: 'Az Ön választása',
  designsReady: {
    subject: 'Elkészültek a tervek',
    preview: 'Válassza ki, melyik tetszik a legjobban, vagy írja meg, mit módosítsunk.',
    lead: 'Elkészültek a tervek. Nézze meg őket nyugodtan egymás mellett, és válassza ki, melyik tetszik a legjobban.',
    next: 'A választás után {workingHours}\u00a0munkaórán ({workingDays}\u00a0munkanapon) belül befejezzük a weboldalt. Hiányzik valami? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem a terveket',
  },
  designsChanged: {
    subject: 'Elkészültek az új tervek',
    preview: 'Elvégeztük a kért módosításokat.',
    lead: 'Elvégeztük a kért módosításokat. Az új tervek már megtekinthetők.',
    next: 'Válasszon egyet, és {workingHours}\u00a0munkaórán ({workingDays}\u00a0munkanapon) belül befejezzük a weboldalt. Mást is módosítana? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem az új terveket',
  },
  reviewReady: {
    subject: 'Weboldala jóváhagyásra vár',
    preview: 'Hagyja jóvá, vagy írja meg, mit módosítsunk.',
    lead: 'Elkészült a weboldala. Kérjük, nézze végig minden oldalát számítógépen és telefonon is.',
    next: 'Ha elégedett vele, hagyja jóvá, és elindítjuk. Ha nem, írja meg, mit módosítsunk: a módosítások száma korlátlan.',
    button: 'Megnézem a weboldalt',
  },
  reviewChanged: {
    subject: 'Elkészültek a kért módosítások',
    preview: 'Kérjük, nézze meg újra a weboldalát.',
    lead: 'Elvégeztük a kért módosításokat. Kérjük, nézze meg újra a weboldalát.',
    next: 'Ha elégedett vele, hagyja jóvá, és elindítjuk. Mást is módosítana? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem a módosításokat',
  },
  live: {
    subject: 'Elindult a weboldala',
    preview: 'Mostantól bárki felkeresheti. Itt a címe.',
    lead: 'Elindult a weboldala. Mostantól bárki felkeresheti.',
    next: 'Ma kezdődik a tárhely és a domain első éve, valamint a {supportMonths}\u00a0hónap karbantartás és támogatás. Ha bármit módosítana, egyszerűen válaszoljon erre az e-mailre.',
    button: 'Megnyitom a projektoldalt',
  },
  choiceReminder: {
    subject: 'Kiválasztotta már a tervet?',
    preview: 'Amint választott, nekilátunk a weboldalnak.',
    lead: 'A tervek Önre várnak. Amint kiválasztotta az egyiket, nekilátunk a weboldalnak.',
    next: 'Egyik sem egészen olyan, amilyet szeretne? Írja meg, mit módosítsunk. A módosítások száma korlátlan.',
    button: 'Kiválasztom a tervet',
  },
  approvalReminder: {
    subject: 'Elindíthatjuk a weboldalát?',
    preview: 'Amint jóváhagyja, elindítjuk.',
    lead: 'A weboldala már csak Önre vár. Amint jóváhagyja, elindítjuk.',
    next: 'Valami még nem jó? Írja meg, mit módosítsunk. A módosítások száma korlátlan.',
    button: 'Megnézem a weboldalt',
  },
  lastReminder: 'Ez az utolsó emlékeztetőnk. A projekt nyitva marad, és amint jelentkezik, folytatjuk.',
  message: {
    subject: 'Üzenet a megrendeléséről ({orderId})',
    preview: 'Csapatunk írt Önnek a weboldaláról.',
    lead: 'A weboldalával kapcsolatban írunk:',
    next: 'Válaszolhat a projektoldalon vagy közvetlenül erre az e-mailre.',
    button: 'Elolvasom és válaszolok',
  },
};
