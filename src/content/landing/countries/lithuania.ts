import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-lithuania',
  title: 'Pigi internetinė svetainė už fiksuotą kainą Lietuvoje',
  description:
    'Svetainė mažajai bendrijai, UAB ar dirbantiems pagal pažymą: trys dizaino eskizai per parą, domenas, talpinimas ir metų priežiūra už vieną kainą.',
  h1: 'Pigi internetinė svetainė smulkiajam verslui Lietuvoje',
  location: 'Lietuva',
  service: 'Svetainių kūrimas Lietuvoje',
  keywords: [
    'pigi svetainė',
    'svetainių kūrimas',
    'internetinės svetainės kaina',
    'svetainė smulkiajam verslui',
    'svetainė individualiai veiklai',
    'tinklalapio kūrimas',
    'domenas ir talpinimas',
  ],
  content: {
    intro:
      'Lietuvis prieš pirkdamas paklausia trijų: draugo, „Google“ ir savęs, ar ne per brangu. Jei siuvėja Kaune ar santechnikas Utenoje turi tik „Facebook“ paskyrą, antrasis klausimas lieka be atsakymo, o užsakymas nukeliauja pas tą, kuris kainas surašė. Mes sukuriame svetainę, kurioje viskas matyti iš karto: ką darote, kur dirbate, kiek tai kainuoja ir kaip susisiekti. Sumokate vieną kartą, per parą gaunate tris eskizus ir renkatės. Taisome tiek, kiek reikia. Domenas, talpinimas ir priežiūra visus pirmus metus jau įskaičiuoti.',
    benefits: [
      {
        title: 'Telpa į smulkaus verslo biudžetą',
        text: 'Dirbate pagal pažymą, verslo liudijimą ar ką tik įsteigėte mažąją bendriją? Suma žinoma iš anksto ir nesikeis, jei prireiks dar vieno taisymo.',
      },
      {
        title: 'Rekvizitai, kurių prašo įstatymas',
        text: 'Pavadinimas, įmonės kodas, adresas, el. paštas ir PVM kodas turi būti lengvai randami. Sudedame juos į poraštę, kad nei klientui, nei tikrintojui nereikėtų ieškoti.',
      },
      {
        title: 'Lietuviškos raidės be klaidų',
        text: 'Ė, ų ir ž vienodai gražiai atrodo ir antraštėje, ir užklausos laiške. Tekstą rašome taip, kaip kalbate su klientu, o ne kaip verčia programėlė.',
      },
      {
        title: 'Darbai svarbiau už pažadus',
        text: 'Baldžiui skiriame vietos virtuvėms, kirpėjai – šukuosenoms, sodybai – prūdui ir kubilui. Kainos ir nuotraukos šalia, nes apie jas klausia pirmiausia.',
      },
      {
        title: 'Niekas neprapuola po paleidimo',
        text: 'Dingsta daug laisvai samdomų meistrų, o svetainė lieka be šeimininko. Pas mus dvylika mėnesių atsako tie patys žmonės, kurie ją kūrė.',
      },
    ],
    process: [
      {
        title: 'Užsakymas ir anketa',
        text: 'Apmokėję atsakykite į kelis klausimus: kokia veikla, kokiuose miestuose, koks domenas patiktų, ar turite logotipą. Užtrunka maždaug tiek, kiek puodelis kavos.',
      },
      {
        title: 'Trys eskizai per parą',
        text: 'Per 24 valandas atsiunčiame tris skirtingus pradžios puslapius. Juose jūsų paslaugos ir jūsų miestas, todėl iškart jaučiasi, kuris tikras.',
      },
      {
        title: 'Sprendžiate jūs',
        text: 'Išsirinkite vieną ir rašykite pastabas, kol nebebus ką taisyti. Po eskizų pinigų nebegrąžiname, užtat pataisymų neskaičiuojame.',
      },
      {
        title: 'Paleidimas',
        text: 'Per 48 darbo valandas nuo pasirinkimo baigiame svetainę. Patikriname užklausos formą, skambučio mygtuką, žemėlapį ir vaizdą senesniame telefone.',
      },
      {
        title: 'Metai priežiūros ir medis',
        text: 'Gaunate pasodinto medžio liudijimą ir žmones, kuriems galima parašyti. Pakeisti kainą ar atostogų datas padedame visus metus.',
      },
    ],
    localInfo:
      'Dirbame nuotoliu su visa Lietuva: Vilniumi (nuo Užupio iki Pilaitės), Trakais ir Ukmerge, Kaunu, Jonava, Kėdainiais ir Marijampole, Klaipėda, Gargždais, Kretinga, Šilute, Šiauliais, Radviliškiu ir Mažeikiais, Telšiais ir Plunge, Panevėžiu, Biržais, Utena, Anykščiais, Visaginu, Alytumi ir Varėna. Palangos, Nidos, Birštono ir Druskininkų įstaigoms siūlome pradėti ankstyvą pavasarį, kol poilsiautojai dar tik renkasi nakvynę.',
    cta: 'Užsisakykite šiandien ir rytoj jau rinksitės iš trijų eskizų. Jokių susitikimų, jokių priedų prie sąskaitos.',
  },
};
