import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-slovakia',
  title: 'Lacné webové stránky na Slovensku s hostingom',
  description: `Lacná a pritom poctivo urobená webová stránka pre SZČO a malé firmy na Slovensku. Doména, hosting aj ročná údržba v cene, tri návrhy do ${times.draftHours} hodín.`,
  h1: 'Lacné webové stránky na Slovensku pre remeslá, služby a ubytovanie',
  location: 'Slovensko',
  service: 'Webové stránky na Slovensku',
  keywords: [
    'lacné webové stránky',
    'tvorba webu Slovensko',
    'web pre živnostníka',
    'webová stránka pre malú firmu',
    'web pre penzión',
    'stránka s doménou .sk a hostingom',
    'pevná cena za web',
  ],
  screen: {
    motif: 'mountains',
    palette: 'plum',
    name: 'Chata Limba',
    headline: ['Ráno na lyže,', 'večer k peci.'],
    text: 'Osem lôžok pod Tatrami',
    action: 'Zavolať na chatu',
  },
  content: {
    intro: `Na Slovensku pozná každý niekoho, kto „robí weby po večeroch“. Výsledok býva hotový raz na jar, raz na jeseň a inokedy vôbec nie je. Ak potrebujete stránku skôr, než sa začne sezóna, ponúkame opak: pevnú cenu, pevný postup a termín v dňoch. Najprv zaplatíte balík a odpoviete na pár otázok, o deň neskôr si pozriete tri návrhy a z jedného z nich postavíme hotový web. Súčasťou je doména a hosting na prvý rok aj údržba na ${times.supportMonths} mesiacov. Hodí sa maliarovi z Nitry, kozmetičke z Prešova aj rodinnému penziónu pod Tatrami.`,
    benefits: [
      {
        title: 'Termín, na ktorý sa dá spoľahnúť',
        text: `Na návrhy nečakáte týždne. Prídu do ${times.draftHours} hodín a celá stránka vrátane textov a fotografií je zvyčajne hotová za ${deliveryDays(' – ')} dní.`,
      },
      {
        title: 'Povinné údaje bez hľadania v zákone',
        text: 'Obchodný zákonník vyžaduje, aby podnikateľ na webe uviedol obchodné meno, sídlo, IČO a údaj o zápise v registri. Pošlete nám ich raz a my ich dáme tam, kde ich má zákazník aj úrad nájsť.',
      },
      {
        title: 'Kto ste, vidno na prvý pohľad',
        text: 'Namiesto fotobanky ukážeme vašu dielňu, vaše psy na salaši, váš tím pred dodávkou. Ľudia si radšej zavolajú niekoho, koho už videli aspoň na fotke.',
      },
      {
        title: 'Funguje aj tam, kde je signál slabý',
        text: 'V doline či na chate sa ťažké stránky neotvoria. Naše sú úsporné, obrázky zmenšujeme a kontakt sa zobrazí ako prvý.',
      },
      {
        title: 'Jedna platba, jasné predĺženie',
        text: 'Po roku sa rozhodnete, či pokračujete s hostingom a údržbou za nízky ročný poplatok. Doména sa predlžuje za bežnú trhovú cenu. Ďalšie poplatky sa pri tvorbe stránky neobjavia.',
      },
    ],
    process: [
      {
        title: 'Objednáte balík',
        text: 'Po platbe vyplníte formulár o podnikaní: čo robíte, v ktorých okresoch, či už doménu .sk máte, alebo ju treba vybaviť.',
      },
      {
        title: 'Doplníte obsah',
        text: 'Cenník izieb, zoznam služieb, logo od švagra, obrázky z mobilu. Všetko stačí poslať naraz a neusporiadané.',
      },
      {
        title: 'Pozriete si tri návrhy',
        text: 'Ukazujú úvod, služby a kontakt v troch rozličných podobách. Pošlite odkaz aj rodine, býva to tá najprísnejšia porota.',
      },
      {
        title: 'Rozhodnete sa a pripomienkujete',
        text: 'Z vybraného návrhu vznikne celý web. Zmeny zapracúvame dovtedy, kým s ním nebudete spokojní.',
      },
      {
        title: 'Odovzdáme hotový web',
        text: `Do ${times.workingDays} pracovných dní od výberu skontrolujeme formulár, mapu aj IČO v pätičke a pošleme vám odkaz na schválenie. Po spustení dostanete certifikát k svojmu stromu.`,
      },
    ],
    localInfo:
      'Na diaľku pracujeme pre celé Slovensko: ambulancie a kancelárie v Bratislave a Trnave, dodávateľov pre automobilky okolo Žiliny a Nitry, reštaurácie v Košiciach a Banskej Bystrici, rezbárov z Oravy, vinárov z Malých Karpát a Tokaja, priváty vo Vysokých Tatrách, na Liptove a v Slovenskom raji, kúpeľné prevádzky v Piešťanoch. Na juhu okolo Komárna a Dunajskej Stredy vieme stránku postaviť aj po maďarsky, ak nám texty dodáte. Pre zimné strediská je najlepší čas objednať v septembri, pre kúpaliská a splavy v marci.',
    cta: 'Nečakajte, kým bude mať známy voľný večer. Objednajte, pošlite formulár ešte dnes a už zajtra si vyberáte z troch návrhov.',
  },
};
