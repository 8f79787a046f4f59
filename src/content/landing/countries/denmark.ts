import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-denmark',
  title: 'Billig hjemmeside til fast pris i hele Danmark',
  description:
    'Få lavet en hjemmeside til dit ApS eller din enkeltmandsvirksomhed: tre forslag på et døgn, domæne, webhotel og et års vedligeholdelse til én fast pris.',
  h1: 'Billig hjemmeside til mindre virksomheder i Danmark',
  location: 'Danmark',
  service: 'Hjemmeside i Danmark',
  keywords: [
    'billig hjemmeside',
    'få lavet hjemmeside',
    'hjemmeside til virksomhed',
    'hjemmeside fast pris',
    'webdesign Danmark',
    'hjemmeside enkeltmandsvirksomhed',
    'hjemmeside til håndværkere',
  ],
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
        text: 'E-handelsloven kræver, at kunden let finder navn, adresse, mail og CVR-nummer. Vi sætter det hele i sidefoden og gør nummeret nemt at kopiere.',
      },
      {
        title: 'Autorisation og garanti i første skærmbillede',
        text: 'El- og vvs-arbejde kræver autorisation, og kunderne spørger til den. Den bliver sat ved siden af telefonnummeret, ikke gemt under et punkt i menuen.',
      },
      {
        title: '.dk uden hovedbrud',
        text: 'Første års domæne er med. Har du allerede et .dk-navn, beholder du det som ejer hos Punktum dk. Vi fortæller trin for trin, hvad du selv skal godkende.',
      },
      {
        title: 'Tekst, man kan sige højt',
        text: 'Ingen »skræddersyede løsninger« og »kunden i centrum«. Vi skriver, at du fuger bade på Amager og svarer inden fredag, for det er dét, folk vil vide.',
      },
    ],
    process: [
      {
        title: 'Betal og fortæl',
        text: 'Bestillingen tager få minutter. I formularen skriver du, hvad du lever af, hvem der ringer til dig, og hvad de som regel spørger om først.',
      },
      {
        title: 'Et døgn, tre udkast',
        text: 'Inden 24 timer er gået, har du tre bud på forsiden. Læg dem foran svenden, moren eller stamkunden, og spørg, hvem de ville ringe til.',
      },
      {
        title: 'Ret løs',
        text: 'Du vælger et udkast, og så retter vi. Der er ikke loft over antallet af rettelser, til gengæld betaler vi ikke pengene tilbage, når udkastene er leveret.',
      },
      {
        title: 'Vi bygger færdigt',
        text: 'Inden for 48 arbejdstimer efter dit valg står siden klar. Æ, ø og å bliver prøvet i kontaktformularen, ligesom ruten til døren og knappen, der ringer op.',
      },
      {
        title: 'Siden er i luften',
        text: 'Du får besked, når adressen virker, og et bevis på det træ, der bliver plantet. Nye åbningstider til jul sender du bare, vedligeholdelsen er betalt i et år.',
      },
    ],
    localInfo:
      'Vi laver hjemmesider til virksomheder fra Skagen til Gedser: København og Frederiksberg, Roskilde, Køge, Helsingør og Hillerød, Næstved, Slagelse og Nykøbing Falster, Odense, Svendborg og Middelfart, Kolding, Vejle, Fredericia og Billund, Esbjerg og Ribe, Sønderborg og Aabenraa, Herning, Holstebro og Ringkøbing, Silkeborg, Viborg, Aarhus, Randers, Aalborg, Hjørring og Thisted. Og til Bornholm, Ærø, Samsø og de andre øer, hvor sommergæsterne booker hjemmefra.',
    cta: 'Skal vi ikke bare komme i gang? Bestil i dag, så har du tre udkast til kaffen i morgen.',
  },
};
