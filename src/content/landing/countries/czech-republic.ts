import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-czech-republic',
  title: 'Levné webové stránky pro živnostníky a firmy',
  description: `Webové stránky pro živnostníky a malé firmy v Česku za jednu pevnou cenu, s doménou, hostingem a rokem údržby. Tři návrhy do ${times.draftHours} hodin.`,
  h1: 'Levné webové stránky v Česku, za které se nemusíte stydět',
  location: 'Česko',
  service: 'Webové stránky v Česku',
  keywords: [
    'levné webové stránky',
    'web pro živnostníky',
    'tvorba webu pevná cena',
    'webové stránky pro malou firmu',
    'web pro řemeslníky',
    'doména .cz a hosting v ceně',
    'webové stránky Česko',
  ],
  screen: {
    motif: 'hammer',
    palette: 'clay',
    name: 'Truhlářství Vrba',
    headline: ['Stůl na tři', 'generace.'],
    text: 'Dubový nábytek z Vysočiny',
    action: 'Poslat rozměry',
  },
  content: {
    intro:
      'Truhlář z Vysočiny, kadeřnictví v Plzni i účetní z Ostravy mají jedno společné: web jim kdysi udělal známý, pak se odstěhoval a heslo si vzal s sebou. Na stránkách svítí starý ceník a číslo, které už nikdo nezvedá. My děláme weby tak, aby se o ně měl kdo starat. Zaplatíte jednou, den po odeslání formuláře vidíte tři návrhy a hotové stránky dostanete i s doménou, hostingem a ročním servisem. Česky, bez marketingových frází, s kontaktem nahoře a ukázkami práce hned pod ním. Přesně to zákazník hledá, když ho na vás odkáže soused.',
    benefits: [
      {
        title: 'Cena se nehýbe',
        text: 'Hodinovou sazbu nevedeme a vícepráce neznáme. Kolik stojí balíček, tolik zaplatíte, ať si řeknete o jednu úpravu, nebo o patnáct.',
      },
      {
        title: 'IČO a sídlo na očích',
        text: 'Občanský zákoník ukládá podnikateli uvádět na webu jméno, sídlo, IČO a údaj o zápisu v rejstříku. V patičce na to máme připravené místo, doplníme jen vaše údaje.',
      },
      {
        title: 'Google i Seznam',
        text: 'Část Čechů pořád hledá na Seznamu a cestu si najde v Mapách. Texty i nadpisy proto připravujeme tak, aby jim rozuměly oba vyhledávače.',
      },
      {
        title: 'Čte se to i v dílně',
        text: 'Mobil v mastné ruce, slunce na displeji, slabý signál na chatě. Stránky jsou lehké, písmo velké a zavolat jde jedním klepnutím.',
      },
      {
        title: 'Žádné ztracené heslo',
        text: `O aktualizace se ${times.supportMonths} měsíců staráme my, takže nemusíte shánět nikoho, kdo si pamatuje, jak se web upravuje. Napíšete, co změnit, a my to uděláme.`,
      },
    ],
    process: [
      {
        title: 'Objednávka',
        text: 'Zaplatíte kartou a vyplníte stručný formulář: obor, okolí, kde pracujete, vysněná doména .cz a jedna věta o tom, koho chcete oslovit.',
      },
      {
        title: 'Podklady, jaké máte',
        text: 'Pošlete fotky zakázek, ceník, otevírací dobu, třeba i starý leták. Roztřídíme je a zeptáme se jen na to, co opravdu chybí.',
      },
      {
        title: 'Tři návrhy do druhého dne',
        text: `Do ${times.draftHours} hodin si na mobilu prohlédnete tři různé podoby úvodní stránky se svým jménem a svými fotkami.`,
      },
      {
        title: 'Výběr a spuštění',
        text: `Vyberete jednu, připomínkujete bez omezení a do ${times.workingDays} pracovních dnů od výběru je web hotový. Po spuštění dostanete certifikát ke svému stromu.`,
      },
    ],
    localInfo:
      'Na dálku pracujeme pro celé Česko: ordinace a poradny v Praze a Brně, dílny na Ostravsku, kavárny v Olomouci a Hradci Králové, stavební party z Pardubicka, sklárny z Jablonecka, vinařství z Pálavy a Slovácka, půjčovny a penziony v Krkonoších, na Šumavě a v Českém ráji. Zahradníky a pokrývače shánějí lidé nejvíc po Velikonocích, topenáře s prvním zářijovým mrazíkem, ubytování na horách už v říjnu. Když nám řeknete, kdy máte plno a kdy prázdno, přizpůsobíme tomu úvodní stránku.',
    cta: 'Starý web zatím nechte běžet. Vyměníme ho, až bude nový hotový a vy s ním spokojení.',
  },
};
