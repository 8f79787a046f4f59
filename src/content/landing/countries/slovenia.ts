import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-slovenia',
  title: 'Poceni izdelava spletnih strani v Sloveniji',
  description: `Spletna stran za s. p., obrt ali turistično kmetijo po fiksni ceni: domena, gostovanje in leto vzdrževanja. Trije osnutki v ${times.draftHours} urah.`,
  h1: 'Poceni izdelava spletnih strani v Sloveniji za mala podjetja',
  location: 'Slovenija',
  service: 'Izdelava spletnih strani v Sloveniji',
  keywords: [
    'poceni izdelava spletnih strani',
    'spletna stran za s. p.',
    'izdelava spletne strani cena',
    'spletna stran za obrtnike',
    'spletna stran za turistično kmetijo',
    'domena .si in gostovanje',
    'ugodna spletna stran Slovenija',
  ],
  screen: {
    motif: 'brick',
    palette: 'sky',
    name: 'Keramika Hribar',
    headline: ['Vsaka ploščica', 'na svojem mestu.'],
    text: 'Kopalnice v Celju in okolici',
    action: 'Pokličite nas',
  },
  content: {
    intro: `Slovenija je majhna in dober glas se hitro razširi, preveri pa se na spletu. Ko nekdo od sestrične izve za keramičarja iz Celja ali frizerko iz Kranja, najprej vtipka ime v telefon. Kar takrat najde, odloči, ali bo poklical. Pripravimo vam spletno stran, ki to minuto dobro izkoristi: pove, kaj delate, kje in kdaj, ter pokaže, kako je videti končano delo. V ceni, ki jo plačate enkrat, so domena, gostovanje, vzdrževanje in podpora za celo leto. Dan po oddaji obrazca primerjate tri osnutke, izbrani pa v ${times.workingDays} delovnih dneh postane prava stran.`,
    benefits: [
      {
        title: 'En račun namesto petih',
        text: 'Oblikovalec, programer, registrar, gostovanje in vzdrževalec so pri nas ena postavka. Pri s. p. z normiranimi stroški šteje prav to, da veste, koliko boste odšteli.',
      },
      {
        title: 'Podatki, ki jih terja ZEPT',
        text: 'Zakon o elektronskem poslovanju na trgu zahteva, da stran jasno pove, kdo ste: firma, sedež, e-naslov, matična in davčna številka. Prostor zanje je že predviden.',
      },
      {
        title: 'Gostu razumljivo, domačinu domače',
        text: 'Turistična kmetija nagovarja Dunajčana in soseda hkrati. Stran postavimo v jeziku besedil, ki jih dobimo, slike pa tako ali tako razumeta oba.',
      },
      {
        title: 'Izdelek v ospredju',
        text: 'Kozolec, med, kuhinja iz orehovine ali prenovljena kopalnica: fotografijam damo prostor, opis skrajšamo na bistveno in gumb za klic postavimo zraven.',
      },
      {
        title: 'Po objavi ne izginemo',
        text: `Nov delovni čas, kolektivni dopust, dodatna storitev? Še ${times.supportMonths} mesecev stran popravljamo namesto vas, in to brez dodatnega računa.`,
      },
    ],
    process: [
      {
        title: 'Naročilo in obrazec',
        text: 'Plačate s kartico in na kratko opišete dejavnost, območje dela ter želeno domeno .si. Če jo že imate, jo samo preusmerimo.',
      },
      {
        title: 'Gradivo po e-pošti',
        text: 'Cenik, nekaj slik, logotip, mnenja strank, ki jih smete objaviti. Za vse, kar manjka, pustimo prostor in delo teče naprej.',
      },
      {
        title: `Trije osnutki v ${times.draftHours} urah`,
        text: 'Vsak se začne drugače: s fotografijo čez ves zaslon, s seznamom storitev ali z vašo zgodbo in portretom.',
      },
      {
        title: 'Izbira, popravki, objava',
        text: `Povejte, kateri je pravi in kaj vas moti. Popravljamo brez omejitev, stran je končana v ${times.workingDays} delovnih dneh po izbiri, ob objavi pa prejmete potrdilo o svojem drevesu.`,
      },
    ],
    localInfo:
      'Dogovorimo se na daljavo, vsebina pa je domača. Strani pripravljamo za svetovalce in ordinacije v Ljubljani, gostilne in kovinarje na Štajerskem okrog Maribora in Celja, kamnoseke in vinarje na Krasu in v Brdih, apartmaje v Piranu, Izoli in Kopru, vodnike v Bovcu in Kranjski Gori, čebelarje na Dolenjskem, sobodajalce ob termah v Prekmurju. Na Obali lahko stran nastane tudi v italijanščini, če nam besedila pripravite. Prenočišča na Bledu in ob Soči gostje iščejo že pozimi, fasaderje pa začnejo ljudje klicati takoj po prvomajskih praznikih.',
    cta: 'Dober glas že imate, manjka mu le še naslov na spletu. Če vas prej še kaj zanima, nam pišite.',
  },
};
