import { promises } from '#src/domain/offer.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-sweden',
  title: 'Billig hemsida till fast pris för svenska företag',
  description: `Hemsida för enskild firma och aktiebolag i Sverige: tre designförslag på ${promises.prototypeHours}\u00a0timmar, domän, webbhotell och ett års underhåll till ett enda fast pris.`,
  h1: 'En prisvärd hemsida för ditt företag i Sverige',
  location: 'Sverige',
  service: 'Webbdesign i Sverige',
  keywords: [
    'billig hemsida',
    'hemsida företag fast pris',
    'webbdesign Sverige',
    'hemsida enskild firma',
    'hemsida hantverkare',
    'skapa hemsida företag',
    'hemsida med domän och webbhotell',
  ],
  screen: {
    motif: 'tap',
    palette: 'night',
    name: 'Rör & Värme Ek',
    headline: ['Droppar det?', 'Vi kommer.'],
    text: 'Rörmokare i Uppsala med F-skatt',
    action: 'Ring oss',
  },
  content: {
    intro:
      'Svenska kunder jämför i det tysta. Innan någon ringer rörmokaren i Uppsala eller bokar klipptid i Borås har de läst omdömen, kollat att firman har F-skatt och tittat efter en hemsida som ser levande ut. Finns ingen hemsida går de vidare utan att säga något. Vi bygger sidan som de letar efter: tydlig, snabb i mobilen och med dina uppgifter på rätt plats. Du betalar en gång, får tre förslag framtagna för din verksamhet och väljer det som känns rätt.',
    benefits: [
      {
        title: 'Inga löpande avtal i det finstilta',
        text: 'Många firmor sitter fast i treåriga hemsideavtal från en säljare som ringde. Här betalar du en gång, och om du vill förnya efter ett år bestämmer du själv.',
      },
      {
        title: 'F-skatt, rot och rut syns direkt',
        text: 'Målare, städfirmor och snickare får en ruta där det står att avdraget görs direkt på fakturan och vad kunden behöver uppge. Det är ofta första frågan i telefon.',
      },
      {
        title: 'Uppgifterna som lagen kräver',
        text: 'Enligt e-handelslagen ska namn, adress, e-post, organisationsnummer och momsnummer vara lätta att hitta. Vi lägger dem i sidfoten, på samma ställe på varje sida.',
      },
      {
        title: '.se, .nu eller något annat',
        text: 'Domänen ingår första året. Har du redan en .se-adress som ligger och skräpar hos ett gammalt webbhotell, pekar vi om den, så att webbadressen på bilen fortsätter att stämma.',
      },
      {
        title: 'Lugn svenska, utan versaler och utropstecken',
        text: 'Här säljer saklighet bättre än superlativ. Vi skriver vad du gör, var du gör det och vad nästa steg är, och låter bilderna på ditt arbete sköta resten.',
      },
    ],
    process: [
      {
        title: 'Beställ och fyll i formuläret',
        text: 'Betala med kort, svara sedan på några frågor om firman: vad du säljer, vilka kommuner du åker till, önskad domän. Logotyp laddar du upp om du har en.',
      },
      {
        title: 'Tre förslag nästa dag',
        text: `Inom ${promises.prototypeHours}\u00a0timmar ligger tre olika förslag i inkorgen. De visar din hemsida med riktiga rubriker i stället för utfyllnadstext, så att det går att tycka till på allvar.`,
      },
      {
        title: 'Välj och ändra',
        text: 'Peka ut en favorit och säg vad som skaver. Ändringsrundorna är obegränsade. Visa gärna förslagen vid fikabordet; där brukar de ärligaste åsikterna finnas.',
      },
      {
        title: 'Bygge och kontroll',
        text: 'Av förslaget blir en färdig hemsida. Vi provar å, ä och ö i formuläret och kontrollerar att numret går att trycka på och att kartan visar rätt infart.',
      },
      {
        title: 'På nätet, med ett träd på köpet',
        text: `Räkna med ${deliveryDays('–')}\u00a0dagar från beställning till lansering. Adressen kopplas på, du får ett certifikat för trädet som planteras, och sedan sköter vi underhållet i ${times.supportMonths}\u00a0månader.`,
      },
    ],
    localInfo:
      'Vi arbetar på distans för småföretag i hela landet: snickare på Hisingen, frisörer i Vasastan, båtvarv i Roslagen, gårdsbutiker på Österlen, verkstäder i Gnosjö, naprapater i Västerås, glasblåsare i Kosta, keramiker på Gotland, stuguthyrare i Sälen och hundpensionat utanför Luleå. Allt sköts via mejl, telefon och chatt, så ingen behöver åka på möte. I fjällen och längs kusten styr säsongen: beställ i god tid, så är sidan uppe när gästerna börjar leta.',
    cta: 'Beställ och skicka formuläret före lunch, så kan du bläddra mellan tre förslag i morgon. Priset är detsamma i Ystad som i Haparanda.',
  },
};
