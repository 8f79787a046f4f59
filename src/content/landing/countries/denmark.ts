import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-denmark',
  title: 'Billig hjemmeside til fast pris i hele Danmark',
  description:
    'Få lavet en hjemmeside til dit ApS eller din enkeltmandsvirksomhed: tre udkast på et døgn, domæne, webhotel og et års vedligeholdelse til én fast pris.',
  h1: 'Billig hjemmeside til mindre virksomheder i Danmark',
  location: 'Danmark',
  service: 'Webdesign i Danmark',
  keywords: [
    'billig hjemmeside',
    'få lavet hjemmeside',
    'hjemmeside til virksomhed',
    'hjemmeside fast pris',
    'webdesign Danmark',
    'hjemmeside enkeltmandsvirksomhed',
    'hjemmeside til håndværkere',
  ],
  screen: {
    motif: 'brick',
    palette: 'slate',
    name: 'Murer Skov',
    headline: ['Lige fuger.', 'Fast pris.'],
    text: 'Badeværelser og facader i Randers',
    action: 'Ring til Jens',
  },
  content: {
    intro:
      'Danskerne slår alt op. CVR-nummeret, anmeldelserne, smileyen, og om der er nogen hjemme på siden, når de klikker. En murer i Randers med fuld ordrebog kan godt leve uden hjemmeside, indtil den dag ordrebogen ikke er fuld. Vi laver en side, der ligner dig og ikke en skabelon, folk har set hos de tre andre i byen. Du får tre udkast at vælge imellem, vi retter, til du er tilfreds, og prisen er den samme, uanset hvor mange gange du ombestemmer dig. Ingen binding og ingen sælger, der ringer igen om et år.',
    benefits: [
      {
        title: 'Pris først, snak bagefter',
        text: 'Du kender beløbet, inden du skriver til nogen. Det passer godt til et land, hvor folk helst vil vide, hvad kaffen koster, før de sætter sig.',
      },
      {
        title: 'CVR i bunden, som det skal være',
        text: 'E-handelsloven kræver, at kunden let kan finde navn, adresse, mail og CVR-nummer. Vi sætter det hele i sidefoden og gør nummeret nemt at kopiere.',
      },
      {
        title: 'Autorisation og garanti øverst på siden',
        text: 'El- og vvs-arbejde kræver autorisation, og kunderne spørger til den. Den bliver sat ved siden af telefonnummeret, ikke gemt under et punkt i menuen.',
      },
      {
        title: '.dk uden hovedbrud',
        text: 'Domænet er med det første år. Har du allerede et .dk-navn, beholder du det som ejer hos Punktum dk. Vi fortæller trin for trin, hvad du selv skal godkende.',
      },
      {
        title: 'Tekst, man kan sige højt',
        text: 'Ingen »skræddersyede løsninger« og »kunden i centrum«. Vi skriver, at du fuger badeværelser på Amager og svarer inden fredag, for det er dét, folk vil vide.',
      },
    ],
    process: [
      {
        title: 'Betal og fortæl',
        text: 'Bestillingen tager få minutter. I formularen skriver du, hvad du lever af, hvem der ringer til dig, og hvad de som regel spørger om først.',
      },
      {
        title: 'Et døgn, tre udkast',
        text: `Inden ${promises.prototypeHours}\u00a0timer er gået, har du tre udkast. Vis dem til svenden, din mor eller en stamkunde, og spørg, hvilket der ville få dem til at ringe.`,
      },
      {
        title: 'Ret løs',
        text: 'Du vælger et udkast, og så retter vi, til det sidder. Der er ikke loft over antallet af rettelser, og de koster ikke ekstra.',
      },
      {
        title: 'Vi gør siden færdig',
        text: 'Udkastet bliver til en rigtig hjemmeside. Vi prøver æ, ø og å i kontaktformularen, ruten til døren og knappen, der ringer op.',
      },
      {
        title: 'Siden er i luften',
        text: `Regn med ${deliveryDays('–')}\u00a0dage fra bestilling til lancering. Du får besked, når adressen virker, og et certifikat for træet, der bliver plantet. Nye åbningstider til jul sender du bare; vedligeholdelsen er betalt i et år.`,
      },
    ],
    localInfo:
      'Vi laver hjemmesider til virksomheder fra Skagen til Gedser: fiskehandlere i Hvide Sande, tømrere på Mors, frisører på Nørrebro, planteskoler på Fyn, fysioterapeuter i Horsens, cykelsmede i Valby, gårdbutikker på Lolland, vognmænd i Padborg og keramikere på Bornholm. Alt klares på mail, telefon og chat, så det er lige meget, om der ligger en bro eller en færge imellem os. Lever du af sommergæster på Fanø eller Samsø, så bestil, mens de stadig planlægger ferien.',
    cta: 'Skal vi ikke bare komme i gang? Bestil og send formularen i dag, så har du tre udkast til kaffen i morgen.',
  },
};
