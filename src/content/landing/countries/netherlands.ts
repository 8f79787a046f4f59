import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-netherlands',
  title: 'Goedkope website laten maken voor zzp en mkb',
  description: `Een nette website voor één vast bedrag: binnen ${promises.prototypeHours}\u00a0uur drie ontwerpen, inclusief .nl-domein, hosting en een jaar onderhoud. Voor zzp’ers, winkels en praktijken.`,
  h1: 'Goedkope website laten maken, zonder maandbedrag',
  location: 'Nederland',
  service: 'Webdesign in Nederland',
  keywords: [
    'goedkope website laten maken',
    'website zzp',
    'website vaste prijs',
    'webdesign mkb',
    'website zonder abonnement',
    'website laten maken met .nl domein',
  ],
  screen: {
    motif: 'plant',
    palette: 'sage',
    name: 'Hovenier Bos',
    headline: ['Een tuin die je', 'met rust laat.'],
    text: 'Aanleg en onderhoud rond Zwolle',
    action: 'Offerte aanvragen',
  },
  content: {
    intro:
      'Een website “vanaf” een paar tientjes per maand lijkt een koopje, tot je het na drie jaar eens optelt. Bij ons reken je één keer af en is een jaar lang alles geregeld: ontwerp, hosting, domeinnaam, onderhoud. Je hoeft ook niet door tweehonderd sjablonen te bladeren; wij maken drie ontwerpen voor jouw bedrijf en jij kiest. Dat werkt voor de klusser in Almere met een volle bus, en net zo goed voor de rouwbegeleider in Zutphen die haar woorden zorgvuldig kiest.',
    benefits: [
      {
        title: 'KVK-nummer en btw-id op hun plek',
        text: 'De Belastingdienst wil je btw-id op de site zien en klanten checken je inschrijving. Beide staan onderaan elke pagina, met je vestigingsadres erbij.',
      },
      {
        title: 'Los van de klusplatforms',
        text: 'Wie via een platform werkt, betaalt per aanvraag en concurreert op prijs. Op je eigen site zien mensen alleen jou, met je eigen foto’s en voorwaarden.',
      },
      {
        title: 'Jouw naam, punt nl',
        text: 'Nederlanders typen vanzelf .nl. De registratie zit er het eerste jaar bij; heb je al een domeinnaam, dan zetten we de site daarop.',
      },
      {
        title: 'Tekst die niet roept',
        text: 'Geen “dé specialist in totaaloplossingen”. Wel wat je doet, voor wie, in welke plaatsen en hoe snel je kunt komen. Dat leest prettiger, en wie belt, weet al waar hij aan toe is.',
      },
      {
        title: 'Appen mag ook',
        text: 'Op een telefoon wil niemand een formulier van twaalf velden. Een knop voor bellen, mailen of appen staat steeds binnen duimbereik.',
      },
    ],
    process: [
      {
        title: 'Bestel en vul in',
        text: 'Na het betalen volgt een kort formulier: je diensten, je werkgebied op postcode of plaatsnaam, je logo en wat je klanten altijd vragen.',
      },
      {
        title: 'Drie ontwerpen in je mail',
        text: 'Een etmaal later bekijk je drie ontwerpen met je echte bedrijfsnaam erin. Leg ze op de bank even naast elkaar en vraag thuis om een mening.',
      },
      {
        title: 'Kies er één en wees eerlijk',
        text: 'Lelijk mag je lelijk noemen. We schaven bij tot het klopt en tellen geen rondes, dus die ene zin kan er rustig nog uit.',
      },
      {
        title: 'Wij bouwen door',
        text: 'Het ontwerp wordt een echte site. We lopen hem na op oude en nieuwe telefoons, klikken op elke link en sturen testaanvragen naar je inbox.',
      },
      {
        title: 'Livegang',
        text: `Reken op ${deliveryDays(' tot ')} dagen voor het hele traject. Je krijgt de link, een certificaat van je boom en ${times.supportMonths}\u00a0maanden lang iemand die je kunt mailen.`,
      },
    ],
    localInfo:
      'Van Den Helder tot Vaals werken we volledig op afstand: voor hoveniers in het Westland, kapsalons in Rotterdam-Zuid, coaches in de Utrechtse wijk Oog in Al, campings op Texel, timmerlui in de Achterhoek, rijscholen in Tilburg, bloemisten rond Aalsmeer, fysiopraktijken in Leeuwarden en vlaaienbakkers bij Roermond. Ook de Waddeneilanden en Zeeuws-Vlaanderen horen er gewoon bij; voorrijkosten bestaan hier niet.',
    cta: `Eén keer betalen, het formulier invullen en een dag later drie ontwerpen bekijken. Bevalt er één, dan maken we je website in ${times.workingDays}\u00a0werkdagen af.`,
  },
};
