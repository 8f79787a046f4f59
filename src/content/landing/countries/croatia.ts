import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-croatia',
  title: 'Jeftina izrada web-stranica u Hrvatskoj',
  description: `Web-stranica za obrt, apartman ili malu tvrtku po fiksnoj cijeni, s domenom, hostingom i godinom održavanja. Tri prijedloga u roku od ${times.draftHours} sata.`,
  h1: 'Jeftina izrada web-stranica u Hrvatskoj za obrte, iznajmljivače i male tvrtke',
  location: 'Hrvatska',
  service: 'Izrada web-stranica u Hrvatskoj',
  keywords: [
    'jeftina izrada web stranica',
    'web stranica za obrt',
    'web stranica za apartmane',
    'izrada web stranica cijena',
    'web stranica za OPG',
    'domena .hr i hosting',
    'web stranice za male tvrtke',
  ],
  screen: {
    motif: 'boat',
    palette: 'sky',
    name: 'Apartmani Lavanda',
    headline: ['Pet minuta', 'pješice do mora.'],
    text: 'Dva apartmana u Jelsi na Hvaru',
    action: 'Pošaljite upit',
  },
  content: {
    intro:
      'Između dviju sezona uvijek postoji isti plan: ove zime napravit ćemo stranicu. Onda dođu radovi na krovu, kategorizacija, djeca, i već je Uskrs. Kod nas taj posao ne traje cijelu zimu. Jednom platite, odgovorite na nekoliko pitanja i sutradan gledate tri prijedloga koje smo nacrtali za vaš apartman, obrt ili ured. Odabrani dovršimo, povežemo s domenom i hostingom te ga godinu dana održavamo. Gost iz Graza i susjed iz kvarta napokon imaju gdje pročitati što nudite i kako vas dobiti, a vi ne plaćate proviziju za vlastito ime.',
    benefits: [
      {
        title: 'Izravan upit, bez posrednika',
        text: 'Portali vam dovode goste i uzimaju svoj dio. Na vlastitoj stranici gost koji se vraća nađe vaš broj i javi se vama; oglasi na portalima mogu i dalje ostati.',
      },
      {
        title: 'OIB i podaci o tvrtki na svome mjestu',
        text: 'Zakon o elektroničkoj trgovini traži da se vidi tko stoji iza stranice: naziv, sjedište, kontakt, upis u registar, OIB. Predvidjeli smo odjeljak, vi nam samo pošaljete podatke.',
      },
      {
        title: 'Cijena koju je lako zapamtiti',
        text: 'Paušalni obrt i d.o.o. plaćaju isto. Broj izmjena nije ograničen, a tijekom izrade ne stiže nijedna dodatna stavka za dizajn, hosting ili domenu.',
      },
      {
        title: 'Brza i na plaži',
        text: 'Gost vas traži u roamingu, s dvije crtice signala i suncem na ekranu. Slike su zato lagane, slova velika, a lokacija se otvara izravno u karti.',
      },
      {
        title: 'Zimi pišemo, ljeti mijenjamo',
        text: `Novi jelovnik, popunjen kolovoz, cjenik za iduću godinu: ${times.supportMonths} mjeseci šaljete nam promjene porukom, a mi ih unosimo.`,
      },
    ],
    process: [
      {
        title: 'Narudžba i obrazac',
        text: 'Nakon plaćanja karticom ispunite kratak obrazac: djelatnost, mjesto, jezik stranice i domenu koju želite ili već imate.',
      },
      {
        title: 'Slanje fotografija i opisa',
        text: 'Sobe, terasa, radionica, gotovi radovi, sve što imate u mobitelu. Opis može biti u natuknicama, složit ćemo ga u preglednu cjelinu.',
      },
      {
        title: 'Tri prijedloga u jednom danu',
        text: `U roku od ${times.draftHours} sata vidjet ćete tri različite naslovnice: jednu s velikom slikom, jednu s ponudom i cijenama, jednu s kartom i kontaktom u prvom planu.`,
      },
      {
        title: 'Vaš izbor i dorada',
        text: 'Odlučite se za jednu, a zatim tražite što god treba. Mijenjamo boje, redoslijed i tekst dok ne kažete da je to to.',
      },
      {
        title: 'Objava stranice',
        text: `Stranica je gotova u roku od ${times.workingDays} radnih dana nakon odabira. Provjerimo obrazac, kartu i podatke o vlasniku, a uz objavu stiže i potvrda o vašem stablu.`,
      },
    ],
    localInfo:
      'Od Dubrovnika do Čakovca sve dogovaramo na daljinu: s ordinacijama i studijima u Zagrebu, iznajmljivačima u Zadru, Makarskoj i na otocima, skiperima i roniocima u Splitu i na Visu, uljarima i vinarima u Istri, autoservisima u Rijeci i Karlovcu, OPG-ovima i kušaonicama oko Osijeka, Đakova i Požege, stolarima u Gorskom kotaru i Varaždinu. Za Istru stranica može biti i na talijanskom ako nam pošaljete prijevod. Tko radi s gostima, najmirnije prolazi s narudžbom u studenom, dok građevinski obrti najviše poziva imaju od ožujka.',
    cta: 'Ovaj put bez odgađanja: naručite i pošaljite obrazac danas, a sutra birate između triju prijedloga. Za pitanja nam slobodno pišite.',
  },
};
