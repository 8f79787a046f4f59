import type { LandingDictionary } from '../landing.ts';
import { el } from './el.ts';

/** Cyprus: Greek, with Cypriot firms speaking and the island's districts in the area heading. */
export const elCY: LandingDictionary = {
  ...el,
  serviceAreas: 'Επαρχίες που εξυπηρετούμε',
  testimonials: [
    {
      name: 'Άντρη Χατζηλοΐζου',
      role: 'Ιδιοκτήτρια, Ταβέρνα Το Αλώνι',
      content:
        'Ήθελα να βρίσκουν οι ξένοι τον δρόμο για το χωριό και οι δικοί μας το τηλέφωνο. Από τα τρία σχέδια, το δεύτερο τα είχε και τα δύο.',
    },
    {
      name: 'Πανίκος Μεσαρίτης',
      role: 'Διευθυντής, Messaritis Air Conditioning Ltd',
      content:
        'Τον Μάιο δεν προλαβαίνω να σηκώσω τηλέφωνο. Τώρα οι πελάτες συμπληρώνουν τη φόρμα και τους παίρνω εγώ το απόγευμα.',
    },
    {
      name: 'Χρύσω Παναρέτου',
      role: 'Φυσιοθεραπεύτρια, Φυσιοκίνηση Παναρέτου',
      content:
        'Έβαλαν τη σελίδα μου στον αέρα στις μέρες που υποσχέθηκαν, και ό,τι ζήτησα μετά το διόρθωσαν μέσα στη βδομάδα.',
    },
  ],
};
