import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-norway',
  title: 'Rimelig nettside til fast pris for norske bedrifter',
  description: `Nettside for ENK og AS i hele Norge. Tre forslag innen ${promises.prototypeHours}\u00a0timer, domene, webhotell og ett års vedlikehold samlet i én fast pris uten månedsavtale.`,
  h1: 'Rimelig nettside for bedriften din i Norge',
  location: 'Norge',
  service: 'Webdesign i Norge',
  keywords: [
    'billig nettside',
    'nettside til bedrift',
    'nettside fast pris',
    'nettside enkeltpersonforetak',
    'hjemmeside håndverker',
    'webdesign Norge',
    'nettside med domene og webhotell',
  ],
  screen: {
    motif: 'mountains',
    palette: 'navy',
    name: 'Vågan Kajakk',
    headline: ['Padle inn i', 'midnattssola.'],
    text: 'Turer og utleie i Svolvær',
    action: 'Se turene',
  },
  content: {
    intro:
      'I Norge er det langt mellom folk, og derfor kort vei til nettet. Den som skal ha tak på naustet i Florø, leie kajakk i Svolvær eller finne regnskapsfører på Hamar, begynner med telefonen i hånda. Mange små bedrifter klarer seg fremdeles med en Facebook-side der siste innlegg er fra i fjor. Vi lager nettsiden som tar over: tilpasset mobil, skrevet på greit norsk og ferdig før du rekker å grue deg. Du betaler én gang, velger mellom tre forslag, og webhotell og vedlikehold er med det første året.',
    benefits: [
      {
        title: 'Ferdig til sesongen, ikke etter den',
        text: 'Fellesferien stopper alt fra bygg til byrå. Bestiller du i mai, rekker du sommergjestene, og bestiller du i oktober, er skiutleia på nett når snøen legger seg.',
      },
      {
        title: 'Et eget navn for enkeltpersonforetaket',
        text: 'Et ENK må ha etternavnet ditt i foretaksnavnet, men domenet kan være kortere. Vi hjelper deg å finne en adresse som folk husker og klarer å stave.',
      },
      {
        title: 'Organisasjonsnummer på plass',
        text: 'Navn, adresse, e-post og organisasjonsnummer skal være lette å finne for kunden. Vi setter dem nederst på alle sider, med MVA bak nummeret når du er registrert.',
      },
      {
        title: 'Godkjenninger som teller',
        text: 'Mesterbrev, sentral godkjenning og Elvirksomhetsregisteret betyr noe når folk slipper noen inn i huset. De får en fast plass, sammen med bilder fra egne jobber.',
      },
      {
        title: 'Lett nok for hytta og fergekøen',
        text: 'Dekningen er god, men ikke overalt. Sidene er så lette at de åpner seg på én strek i Jotunheimen og på dekk mellom Moss og Horten.',
      },
    ],
    process: [
      {
        title: 'Bestill når det passer',
        text: 'Betal på nett og fyll ut et kort skjema: hva bedriften gjør, hvor du holder til og hvilket domene du vil ha. Til .no trengs organisasjonsnummeret.',
      },
      {
        title: 'Se tre forslag',
        text: `Innen ${promises.prototypeHours}\u00a0timer får du tre forskjellige forslag. Ett kan være nøkternt, ett varmt og ett med store bilder, så ser du fort hvor bedriften hører hjemme.`,
      },
      {
        title: 'Si fra om det som ikke stemmer',
        text: 'Velg ett forslag og rett så mye du vil. Skal teksten stå på nynorsk eller ha med et dialektord fra bygda, sender du den bare slik.',
      },
      {
        title: 'Ferdigstilling',
        text: 'Forslaget blir til en ferdig side. Skjemaet testes, telefonnummeret får +47, og åpningstidene sjekkes mot røde dager.',
      },
      {
        title: 'På nett',
        text: `Regn med ${deliveryDays('–')}\u00a0dager fra bestilling til lansering. Domenet kobles på, du får et sertifikat for treet som plantes, og vi følger opp siden i et helt år.`,
      },
    ],
    localInfo:
      'Vi jobber for bedrifter over hele landet: rørleggere på Romerike, frisører på Grünerløkka, hytteutleiere på Geilo, fruktbønder i Hardanger, snekkere på Jæren, tannleger i Bodø, kajakkguider i Lofoten, gårdsbutikker på Inderøya, fotterapeuter i Grenland og fiskebruk i Honningsvåg. Alt går på e-post, telefon og chat, så ingen betaler for reisetid over fjellet, og svaret kommer like fort til Vardø som til Vinderen.',
    cta: 'Du trenger ikke et møte for å komme i gang. Bestill i dag, se tre forslag innen et døgn etter at skjemaet er sendt, og bruk ettermiddagen ute i stedet.',
  },
};
