import type { ProjectEmailTexts } from './texts.ts';

export const sv: ProjectEmailTexts = {
  greeting: 'Hej {name}!',
  noteHeading: 'En kommentar från oss',
  linkNote:
    'Länken är bara till dig. Den öppnar sidan för beställning {orderId}, med alla steg, filer och meddelanden.',
  questions: 'Har du frågor? Svara bara på det här mejlet.',
  designsHeading: 'Dina förslag',
  addressLabel: 'Adress',
  choiceLabel: 'Ditt val',
  designsReady: {
    subject: 'Dina förslag är klara',
    preview: 'Välj det du tycker bäst om, eller säg vad vi ska ändra.',
    lead: 'Dina förslag är klara. Jämför dem i lugn och ro och välj det du tycker bäst om.',
    next: 'När du har valt blir hemsidan klar inom {workingHours}\u00a0arbetstimmar ({workingDays}\u00a0arbetsdagar). Saknar du något? Be om ändringar, så många du vill.',
    button: 'Se dina förslag',
  },
  designsChanged: {
    subject: 'Dina nya förslag är klara',
    preview: 'Vi har gjort ändringarna du bad om.',
    lead: 'Vi har gjort ändringarna du bad om. De nya förslagen väntar på dig.',
    next: 'Välj ett, så blir hemsidan klar inom {workingHours}\u00a0arbetstimmar ({workingDays}\u00a0arbetsdagar). Vill du ändra något mer? Säg till, du får göra så många ändringar du vill.',
    button: 'Se de nya förslagen',
  },
  reviewReady: {
    subject: 'Din hemsida är klar att granska',
    preview: 'Godkänn den, eller säg vad vi ska ändra.',
    lead: 'Din hemsida är byggd. Titta igenom alla sidor, både på datorn och i mobilen.',
    next: 'Är du nöjd? Godkänn den, så lägger vi ut den. Om inte, säg vad vi ska ändra: du får göra så många ändringar du vill.',
    button: 'Granska hemsidan',
  },
  reviewChanged: {
    subject: 'Dina ändringar är gjorda',
    preview: 'Ta en titt till på din hemsida.',
    lead: 'Vi har gjort ändringarna du bad om. Ta en titt till på din hemsida.',
    next: 'Är du nöjd? Godkänn den, så lägger vi ut den. Vill du ändra något mer? Säg till, du får göra så många ändringar du vill.',
    button: 'Granska ändringarna',
  },
  live: {
    subject: 'Din hemsida är live',
    preview: 'Nu kan alla besöka den. Här är adressen.',
    lead: 'Din hemsida är live. Från och med nu kan alla besöka den.',
    next: 'I dag börjar ditt webbhotell, din domän och {supportMonths}\u00a0månaders underhåll och support. Vill du ändra något? Svara bara på det här mejlet.',
    button: 'Öppna projektsidan',
  },
  choiceReminder: {
    subject: 'Har du valt något förslag?',
    preview: 'Vi börjar bygga så snart du har valt.',
    lead: 'Dina förslag väntar på dig. Så snart du har valt ett börjar vi bygga hemsidan.',
    next: 'Är inget riktigt rätt? Säg vad vi ska ändra. Du får göra så många ändringar du vill.',
    button: 'Välj ett förslag',
  },
  approvalReminder: {
    subject: 'Får vi lägga ut din hemsida?',
    preview: 'Vi lägger ut den så snart du har godkänt den.',
    lead: 'Din hemsida väntar bara på dig. Så snart du har godkänt den lägger vi ut den.',
    next: 'Är det något som inte stämmer? Säg vad vi ska ändra. Du får göra så många ändringar du vill.',
    button: 'Granska hemsidan',
  },
  lastReminder:
    'Det här är vår sista påminnelse. Projektet ligger kvar, och vi fortsätter så snart du hör av dig.',
  message: {
    subject: 'Ett meddelande om din beställning {orderId}',
    preview: 'Vi har skrivit till dig om din hemsida.',
    lead: 'Vi har skrivit till dig om din hemsida:',
    next: 'Du kan svara på projektsidan eller direkt på det här mejlet.',
    button: 'Läs och svara',
  },
};
