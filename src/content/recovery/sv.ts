import type { RecoveryTexts } from './recovery-texts.ts';

export const sv: RecoveryTexts = {
  subject: 'Slutför din beställning när det passar dig',
  preview: 'Din länk tillbaka till kassan, med priset du såg.',
  greeting: 'Hej!',
  intro:
    'Du påbörjade en beställning hos oss och bad om en länk för att kunna slutföra den senare. Här är den, med priset du såg.',
  packageLabel: 'Paket',
  priceLabel: 'Pris',
  button: 'Fortsätt till kassan',
  validUntil: 'Länken gäller till {date}.',
  noAction:
    'Har du ändrat dig? Då behöver du inte göra något. Inga pengar har dragits, och vi mejlar dig inte om den här beställningen igen.',
  questions: 'Har du frågor? Svara bara på det här mejlet.',
  stopLink: 'Skicka inga fler sådana mejl',
  stopTitle: 'Skicka inga fler sådana mejl',
  stopQuestion:
    'Tryck på knappen, så mejlar vi dig aldrig mer om en beställning som du inte har slutfört. Mejl om betalda beställningar får du fortfarande.',
  stoppedTitle: 'Du får inga fler sådana mejl',
  stopped: 'Det är noterat. Mejl om betalda beställningar får du fortfarande.',
  backHome: 'Till startsidan',
};
