import type { RecoveryTexts } from './recovery-texts.ts';

export const hr: RecoveryTexts = {
  subject: 'Dovršite narudžbu kad vam odgovara',
  preview: 'Poveznica natrag na plaćanje, po cijeni koju ste vidjeli.',
  greeting: 'Dobar dan!',
  intro:
    'Započeli ste narudžbu kod nas i zatražili poveznicu kako biste je dovršili poslije. Evo je, po cijeni koju ste vidjeli.',
  packageLabel: 'Paket',
  priceLabel: 'Cijena',
  button: 'Nastavite na plaćanje',
  validUntil: 'Poveznica vrijedi do {date}',
  noAction:
    'Predomislili ste se? Ne morate ništa poduzimati. Ništa vam nismo naplatili i više vam nećemo pisati o ovoj narudžbi.',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  stopLink: 'Ne šaljite mi više ovo',
  stopTitle: 'Ne šaljite mi više ovo',
  stopQuestion:
    'Pritisnite gumb i nikad vam više nećemo pisati o nedovršenoj narudžbi. E-mailove o plaćenim narudžbama i dalje ćete dobivati.',
  stoppedTitle: 'Više vam nećemo pisati o tome',
  stopped: 'Zabilježili smo. E-mailove o plaćenim narudžbama i dalje ćete dobivati.',
  backHome: 'Natrag na početnu stranicu',
};
