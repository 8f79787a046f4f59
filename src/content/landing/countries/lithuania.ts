import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-lithuania',
  title: 'Pigi interneto svetainė už fiksuotą kainą Lietuvoje',
  description:
    'Svetainė mažajai bendrijai, UAB ar dirbantiems pagal pažymą: trys dizaino eskizai per parą, domenas, priegloba ir metų priežiūra už vieną kainą.',
  h1: 'Pigi interneto svetainė smulkiajam verslui Lietuvoje',
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
  screen: {
    motif: 'thread',
    palette: 'sage',
    name: 'Siuvykla Gija',
    headline: ['Paltas pagal', 'jūsų figūrą.'],
    text: 'Siuvame ir taisome Kaune',
    action: 'Kainos',
  },
  content: {
    intro:
      'Lietuvis prieš pirkdamas paklausia trijų: draugo, „Google“ ir savęs, ar ne per brangu. Jei siuvėja Kaune ar santechnikas Utenoje turi tik „Facebook“ paskyrą, antrasis klausimas lieka be atsakymo, o užsakymas nukeliauja pas tą, kuris kainas surašė. Mes sukuriame svetainę, kurioje viskas matyti iš karto: ką darote, kur dirbate, kiek tai kainuoja ir kaip susisiekti. Sumokate vieną kartą, užpildote anketą, per parą gaunate tris eskizus ir renkatės. Taisome tiek, kiek reikia. Pirmųjų metų domenas, priegloba ir priežiūra jau įskaičiuoti į kainą.',
    benefits: [
      {
        title: 'Telpa į smulkiojo verslo biudžetą',
        text: 'Dirbate pagal pažymą, verslo liudijimą ar ką tik įsteigėte mažąją bendriją? Suma žinoma iš anksto ir nesikeis, jei prireiks dar vieno taisymo.',
      },
      {
        title: 'Rekvizitai, kurių reikalauja įstatymas',
        text: 'Pavadinimas, įmonės kodas, adresas, el.\u00a0paštas ir PVM kodas turi būti lengvai randami. Sudedame juos į poraštę, kad nei klientui, nei tikrintojui nereikėtų ieškoti.',
      },
      {
        title: 'Lietuviškos raidės be klaidų',
        text: 'Ė, ų ir ž vienodai gražiai atrodo ir antraštėje, ir užklausos laiške. Tekstą rašome taip, kaip kalbate su klientu, o ne kaip verčia programėlė.',
      },
      {
        title: 'Darbai svarbesni už pažadus',
        text: 'Baldžiaus svetainėje vietos skiriame virtuvėms, kirpėjos – šukuosenoms, sodybos – prūdui ir kubilui. Kainos ir nuotraukos šalia, nes apie tai klausia pirmiausia.',
      },
      {
        title: 'Po paleidimo nedingstame',
        text: `Būna, kad kūrėjas dingsta, o svetainė lieka be šeimininko. Pas mus priežiūra įskaičiuota ${times.supportMonths} mėnesių: parašote, kas pasikeitė, ir mes sutvarkome.`,
      },
    ],
    process: [
      {
        title: 'Užsakymas ir anketa',
        text: 'Apmokėję atsakykite į kelis klausimus: kokia veikla, kokiuose miestuose, koks domenas patiktų, ar turite logotipą. Užtrunka maždaug tiek, kiek puodelis kavos.',
      },
      {
        title: 'Trys eskizai per parą',
        text: `Per ${times.draftHours}\u00a0valandas atsiunčiame tris skirtingus pradžios puslapius. Juose jūsų paslaugos ir jūsų miestas, todėl iškart aišku, kuris jums tinka.`,
      },
      {
        title: 'Sprendžiate jūs',
        text: 'Išsirinkite vieną ir rašykite pastabas, kol nebebus ką taisyti. Pataisymų neskaičiuojame ir papildomo mokesčio už juos neimame.',
      },
      {
        title: 'Kūrimas ir patikra',
        text: 'Iš pasirinkto eskizo sukuriame visą svetainę. Patikriname užklausos formą, skambučio mygtuką, žemėlapį ir vaizdą senesniame telefone.',
      },
      {
        title: 'Paleidimas ir medis',
        text: `Nuo užsakymo iki paleidimo – paprastai ${deliveryDays('–')}\u00a0dienų. Gaunate medžio, kurį pasodinsime, sertifikatą ir turite kam parašyti: kainą ar atostogų datas padedame pakeisti visus metus.`,
      },
    ],
    localInfo:
      'Dirbame nuotoliu su visa Lietuva: kirpėjomis Žirmūnuose, autoservisais Šilainiuose, odontologais Klaipėdoje, kaimo turizmo sodybomis prie Zarasų ežerų, žuvies rūkytojais Juodkrantėje, sūrininkais Dzūkijoje, buhalterėmis Šiauliuose, stogdengiais Panevėžyje, kineziterapeutais Alytuje ir juvelyrais Užupyje. Viską suderiname el.\u00a0paštu, telefonu ar pokalbių lange, todėl niekur važiuoti nereikia. Palangos, Nidos, Birštono ir Druskininkų verslams siūlome pradėti ankstyvą pavasarį, kol poilsiautojai dar tik renkasi nakvynę.',
    cta: 'Užsisakykite, išsiųskite anketą dar šiandien, ir rytoj jau rinksitės iš trijų eskizų. Jokių susitikimų, jokių priedų prie sąskaitos.',
  },
};
