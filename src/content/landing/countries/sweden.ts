import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-sweden',
  title: 'Billig hemsida till fast pris för svenska företag',
  description:
    'Hemsida för enskild firma och aktiebolag i Sverige: tre designförslag på 24 timmar, domän, webbhotell och ett års underhåll i ett enda fast pris.',
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
  content: {
    intro:
      'Svenska kunder jämför i det tysta. Innan någon ringer rörmokaren i Uppsala eller bokar klipptid i Borås har de läst omdömen, kollat att firman har F-skatt och tittat efter en hemsida som ser levande ut. Finns den inte går de vidare, utan att säga något. Vi bygger sidan som de letar efter: tydlig, snabb i mobilen och med dina uppgifter på rätt plats. Du betalar en gång, får tre förslag ritade för just din verksamhet och väljer det som känns som du.',
    benefits: [
      {
        title: 'Inga löpande avtal i det finstilta',
        text: 'Många firmor sitter fast i treåriga hemsideavtal från en säljare som ringde. Här betalar du en gång, och om du vill förnya efter ett år bestämmer du själv.',
      },
      {
        title: 'F-skatt, ROT och RUT syns direkt',
        text: 'Målare, städfirmor och snickare får en ruta där det står att avdraget dras på fakturan och vad kunden behöver uppge. Det är ofta första frågan i telefon.',
      },
      {
        title: 'Uppgifterna lagen frågar efter',
        text: 'E-handelslagen vill att namn, adress, e-post, organisationsnummer och momsnummer går lätt att hitta. Vi lägger dem i sidfoten, på samma ställe på varje sida.',
      },
      {
        title: '.se, .nu eller något annat',
        text: 'Domänen ingår första året. Har du redan en .se-adress som ligger och skräpar hos ett gammalt webbhotell pekar vi om den, så att mejladressen på bilen fortsätter att stämma.',
      },
      {
        title: 'Lugn svenska, utan versaler och utropstecken',
        text: 'Här säljer saklighet bättre än superlativ. Vi skriver ut vad du gör, var du gör det och vad nästa steg är, och låter bilderna på ditt arbete sköta resten.',
      },
    ],
    process: [
      {
        title: 'Beställ och fyll i formuläret',
        text: 'Betala med kort, svara sedan på några frågor om firman: vad du säljer, vilka kommuner du åker till, önskad domän. Logotyp laddar du upp om du har en.',
      },
      {
        title: 'Tre förslag nästa dag',
        text: 'Inom 24 timmar ligger tre olika utkast i inkorgen. De visar din startsida med riktiga rubriker i stället för utfyllnadstext, så att det går att tycka till på allvar.',
      },
      {
        title: 'Välj och ändra',
        text: 'Peka ut en favorit och säg vad som skaver. Ändringsrundorna är obegränsade. Visa gärna utkasten vid fikabordet, där brukar de ärligaste åsikterna finnas.',
      },
      {
        title: 'Bygge och kontroll',
        text: 'När valet är gjort är sidan färdig inom 48 arbetstimmar. Vi provar å, ä och ö i formuläret, att numret går att trycka på och att kartan visar rätt infart.',
      },
      {
        title: 'Live med ett träd på köpet',
        text: 'Adressen kopplas på, du får ett intyg på trädet som planteras för beställningen, och sedan sköter vi underhållet i tolv månader.',
      },
    ],
    localInfo:
      'Vi arbetar på distans för företag i hela landet: Stockholm med Södertälje och Norrtälje, Göteborg, Malmö och Lund, Uppsala, Västerås, Örebro, Linköping, Norrköping, Jönköping och Gnosjö, Helsingborg, Halmstad, Borås, Karlstad, Gävle, Sundsvall, Östersund, Umeå, Skellefteå, Luleå och Kiruna. Även Gotland, Öland, Dalarna och fjällorter som Åre och Sälen, där säsongen styr när sidan måste vara klar.',
    cta: 'Beställ före lunch, så kan du bläddra mellan tre förslag i morgon. Priset är detsamma i Ystad som i Haparanda.',
  },
};
