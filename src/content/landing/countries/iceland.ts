import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-iceland',
  title: 'Ódýr vefsíða á föstu verði fyrir íslensk fyrirtæki',
  description:
    'Vefsíða fyrir einyrkja og ehf. um allt land: þrjár tillögur á einum sólarhring, lén, hýsing og viðhald í eitt ár, allt á einu föstu verði.',
  h1: 'Ódýr vefsíða fyrir lítil fyrirtæki á Íslandi',
  location: 'Ísland',
  service: 'Vefsíðugerð á Íslandi',
  keywords: [
    'ódýr vefsíða',
    'vefsíðugerð',
    'vefsíða fyrir fyrirtæki',
    'heimasíðugerð fast verð',
    'vefhönnun Ísland',
    'vefsíða fyrir ferðaþjónustu',
    'lén og hýsing',
  ],
  screen: {
    motif: 'hammer',
    palette: 'teal',
    name: 'Smíðar Hauks',
    headline: ['Pallurinn fyrir', 'sumarið.'],
    text: 'Trésmíði á Akureyri og í nágrenni',
    action: 'Hringdu í Hauk',
  },
  content: {
    intro:
      'Á Íslandi þekkja allir einhvern sem þekkir smið. Það dugar þar til frændinn er fullbókaður fram á haust eða gesturinn er frá Lyon og þekkir engan. Þá er leitað á netinu, og þar þarf fyrirtækið að standa undir nafni. Við smíðum vefinn á föstu verði: þrjár tillögur liggja fyrir innan sólarhrings frá því að þú sendir eyðublaðið, þú velur eina og við lögum hana þar til þú ert sátt eða sáttur. Lén, hýsing og viðhald fyrsta árið fylgja með. Engin mánaðargjöld, engir fundir í hádeginu og ekkert sem þarf að læra áður en vefurinn fer í loftið.',
    benefits: [
      {
        title: 'Vefur sem þolir háannatímann',
        text: 'Þegar rúturnar koma í júní er enginn tími til að laga vefinn. Vefur frá okkur er léttur, opnast hratt í símanum við þjóðveginn og segir strax hvar þið eruð og hvenær er opið.',
      },
      {
        title: 'Upplýsingar sem lögin krefjast',
        text: 'Samkvæmt lögum um rafræn viðskipti eiga nafn, heimilisfang, netfang, kennitala og VSK-númer að vera aðgengileg. Þau fá fastan stað neðst á hverri síðu.',
      },
      {
        title: 'Íslenskir stafir alla leið',
        text: 'Þ, ð og æ líta rétt út í fyrirsögnum, tölvupóstum og fyrirspurnarforminu. Við veljum letur sem var teiknað með íslensku í huga, ekki letur þar sem íslenskum stöfum var bætt við eftir á.',
      },
      {
        title: 'Leyfi og réttindi sýnileg',
        text: 'Ferðaskrifstofan þarf leyfi frá Ferðamálastofu og rafvirkinn löggildingu. Slíkt skapar traust og á heima ofarlega á síðunni, við hliðina á símanúmerinu.',
      },
      {
        title: 'Verð sem kemur ekki á óvart',
        text: 'Lítið fyrirtæki á ekki að þurfa að reikna út tímagjald hönnuðar. Þú greiðir einu sinni og ákveður sjálf eða sjálfur eftir ár hvort þú endurnýjar.',
      },
    ],
    process: [
      {
        title: 'Pöntun og stutt eyðublað',
        text: 'Greiddu á netinu og lýstu rekstrinum í nokkrum línum: hvað þið bjóðið, hvar þið eruð og hvaða lén þið viljið. Merki fyrirtækisins má fylgja með.',
      },
      {
        title: 'Þrjár tillögur á sólarhring',
        text: 'Þú færð þrjár ólíkar tillögur að vefnum með ykkar nafni og ykkar þjónustu. Ein fær kannski fjallið í bakgrunninn, önnur sleppir því alveg.',
      },
      {
        title: 'Val og lagfæringar',
        text: 'Veldu þá sem passar og sendu athugasemdir eins oft og þarf. Breytingar eru ótakmarkaðar og kosta ekkert aukalega.',
      },
      {
        title: 'Vefurinn kláraður',
        text: 'Tillagan sem þú valdir verður að fullbúnum vef. Við prófum fyrirspurnarformið, símanúmerið, kortið og hvernig síðan lítur út á litlum skjá.',
      },
      {
        title: 'Í loftið',
        text: `Reiknaðu með ${deliveryDays('–')}\u00a0dögum frá pöntun. Lénið er tengt og þú færð skírteini fyrir tréð sem verður gróðursett. Ef opnunartíminn breytist með vetrinum sendirðu okkur línu; viðhaldið er innifalið í heilt ár.`,
      },
    ],
    localInfo:
      'Við vinnum fyrir fyrirtæki um allt land: smiði í Kópavogi, hárgreiðslustofur í Hafnarfirði, bifreiðaverkstæði á Selfossi, gistiheimili við Mývatn, hestaleigur í Skagafirði, sjúkraþjálfara á Akureyri, kaffihús á Seyðisfirði, fiskbúðir í Vestmannaeyjum, leiðsögumenn á Höfn og gróðrarstöðvar í Hveragerði. Allt fer fram í tölvupósti, síma og netspjalli, svo færðin skiptir engu máli. Þau sem lifa á sumrinu ættu að panta að vetri, svo vefurinn sé kominn í loftið þegar fyrstu gestirnir bóka.',
    cta: 'Pantaðu, sendu eyðublaðið í dag og skoðaðu þrjár tillögur á morgun, hvort sem það er bjart úti eða ekki.',
  },
};
