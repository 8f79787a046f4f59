import type { ReviewEmailTexts } from './texts.ts';

export const hu: ReviewEmailTexts = {
  subject: 'Hogy tetszik a weboldala?',
  preview: 'Kétperces értékelésével nekünk és a még keresgélőknek is segít.',
  greeting: 'Kedves {name}!',
  lead: 'Két hete indult el a weboldala. Milyen volt velünk dolgozni, és hogy tetszik az eredmény?',
  form: 'Az értékelés két perc: válassza ki a csillagok számát, írjon néhány szót, és döntse el, milyen nevet jeleníthetünk meg. Az értékeléseket úgy tesszük közzé, ahogy íródtak; egy szót sem változtatunk rajtuk.',
  button: 'Értékelést írok',
  linkNote:
    'Ez a link csak Önnek szól. Megrendeléséhez ({orderId}) tartozik, és {linkDays} napig érvényes. Az értékelést a megírása után {editDays} napig módosíthatja.',
  once: 'Csak egyszer kérdezzük meg. Ha valami nincs rendben a weboldallal, válaszoljon erre az e-mailre, és rendbe hozzuk.',
};
