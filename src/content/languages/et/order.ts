import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Pärast seda muudame, kuni kõik on paigas, ja tagastame raha ainult siis, kui hilineme või ei saa kodulehte valmis.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Professionaalselt tehtud koduleht, kuni {pages}\u00a0lehte',
      '{designs} personaalset kavandit {designHours}\u00a0tunni jooksul',
      'Valmis {workingDays}\u00a0tööpäevaga ({workingHours}\u00a0töötunniga)',
      'Majutus 1\u00a0aastaks',
      'Domeen 1\u00a0aastaks',
      '{supportMonths}\u00a0kuud hooldust ja tuge',
      'Arveldustarkvara, esimene aasta tasuta',
      'Piiramatult muudatusi',
      'Istutatud puu koos tunnistusega',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Üks hind – ja mis saab edasi',
      lead: 'Kogu pakett maksab {price}. Maksad ühe korra.',
      kind: 'KÕIK ÜHES PAKETIS',
      once: 'ühekordne makse',
      included: 'Mis on hinna sees',
      demo: '(demokassa)',
      noCard: 'See on demo: kaarti ei küsita ja raha maha ei võeta.',
      currency: 'Hinnad valuutas {code} – {change}',
      change: 'muuda',
      secure: 'Turvaline kaardimakse. Kas tahad enne midagi küsida? {chat}',
      later: 'Alates teisest aastast',
      hosting: 'Majutus',
      maintenance: 'Hooldus',
      domain: 'Domeen',
      billing: 'Arveldustarkvara, kui soovid',
      perYear: '{amount} aastas',
      domainPrice: 'turuhind, tavaliselt {domainFrom}–{domainTo} aastas',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Need hinnad on USA dollarites ja kehtivad ainult siis, kui teenuseid pikendad.',
      unreachable: 'Makseteenusega ei saa praegu ühendust. Palun proovi hetke pärast uuesti.',
    },
    faq: {
      title: 'Mida enne tellimist küsitakse',
      list: [
        [
          'Mida ma täpselt {price} eest saan?',
          'Professionaalselt tehtud kodulehe, majutuse ja domeeni aastaks, hoolduse ja toe {supportMonths}\u00a0kuuks, arveldustarkvara, mille esimene aasta on tasuta, ja istutatud puu. Üks makse, rohkem midagi ei lisandu.',
        ],
        [
          'Mis kuulub kodulehe juurde?',
          'Kuni {pages} lehte. Sina saadad märksõnad ja fotod, meie kirjutame tekstid ja sina ütled, mida parandada. Väikseid muudatusi teeme {supportMonths}\u00a0kuud. E-pood, broneerimissüsteem ja postkastid ei ole hinna sees; lisame lingid teenustele, mida juba kasutad.',
        ],
        ['Kui kiiresti see tegelikult käib?', landing.timeNote],
        [
          'Kui palju maksab teine aasta?',
          'Majutus maksab {hosting} ja hooldus {maintenance} aastas. Domeeni pikendatakse turuhinnaga, tavaliselt {domainFrom}–{domainTo}. Arveldustarkvara maksab {billing} aastas, kui soovid seda edasi kasutada. Igast teenusest saad eraldi loobuda ja kodulehe endaga kaasa võtta.',
        ],
        [
          'Aga kui kavandid mulle ei meeldi?',
          `Ütle, ja me teeme uued: muudatuste arv ei ole piiratud. ${refundRule} ${refundAfter} Kui sinu koduleht ei ole {lateDays}\u00a0päeva pärast tellimist avatud, võid tellimuse siiski tühistada ja saad kogu summa tagasi; päevi, mil ootame sinu vastust, me ei arvesta.`,
        ],
        [
          'Kas ma pean midagi ette valmistama?',
          'Alustuseks piisab paarist lausest oma ettevõtte kohta ja piltidest, mis sulle meeldivad. Logo, lahtiolekuajad ja hinnad võivad tulla hiljem.',
        ],
        [
          'Mul on domeen juba olemas. Kas saan selle endale jätta?',
          'Jah. Kirjuta see vormi ja me seome selle kodulehega. Sinu e-posti aadressid töötavad edasi.',
        ],
        [
          'Mis lugu selle puuga on?',
          'Koduleht kulutab elektrit iga kord, kui keegi selle avab. Teeme kergeid lehti, mis kulutavad vähem, ja iga kodulehe eest istutatakse vähemalt üks puu. Tunnistuse saad siis, kui koduleht avatakse; koht ja kuupäev lisanduvad, kui puu on istutatud.',
        ],
      ],
    },
    checkout: {
      title: 'Demokassa',
      lead: 'See on demo. Kaarti ei küsita, raha maha ei võeta ja kodulehte ei tehta. Muus osas toimib sinu tellimus nagu päris.',
      when: 'Mis millal juhtub',
      steps: [
        'Kohe pärast tellimist: vorm sinu ettevõtte kohta. Selleks kulub umbes {minutes}\u00a0minutit.',
        '{designHours}\u00a0tunni jooksul pärast vormi saatmist: {designs} kavandit, mille vahel valida.',
        '{workingDays}\u00a0tööpäeva ({workingHours}\u00a0töötunni) jooksul pärast valikut: koduleht on sulle ülevaatamiseks valmis. Kui kiidad selle heaks, avame lehe.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Tarbijad Euroopa Liidus ja Ühendkuningriigis saavad lepingust taganeda 14\u00a0päeva jooksul pärast tellimist. Tellides palud meil kohe tööd alustada; meie tagasimaksereegel kehtib lisaks sellele õigusele. {terms}, {privacy}',
      details: 'Sinu andmed',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Saada mulle link, kui jätan tellimuse pooleli',
      laterNote: 'Üks kiri tunni aja pärast, rohkem me ei kirjuta.',
      currency: emails.printed.labels.currency,
      pay: 'Esita demotellimus',
      nameMissing: 'Palun kirjuta oma nimi.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Demotellimus ei jõudnud kohale. Kirjutatu on alles: palun proovi uuesti.',
    },
    done: {
      number: 'Sinu demotellimuse number on {order}. Päris pood oleks maha võtnud {price}.',
      mailbox: 'Sama link on kirjas, mille sulle saatsime. Selles demos saad seda lugeda siin: {mailbox}.',
      mailboxLink: 'demopostkast',
      noEmail: 'Päris pood saadaks sulle selle lingi ka e-postiga.',
    },
  },
  thanks: {
    title: 'Täname tellimuse eest',
    titleUnknown: 'Kas sa just maksid?',
    hello: 'Täname tellimuse eest, {name}',
    paid: 'Sinu makse {amount} on laekunud. Sinu tellimuse number on {orderId}.',
    button: receipt.button,
    sameLink: 'Sama link on kirjas, kus on sinu kviitung.',
    confirming: 'Makset kinnitatakse; tellimuse number ja vorm ilmuvad siia kohe.',
    emailComing:
      'Kui sa just maksid, on kiri kviitungi ja vormi lingiga teel aadressile, mille makstes sisestasid.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Täida vorm: selleks kulub umbes {minutes}\u00a0minutit.',
      'Kui saadad selle kohe, on {designs} kavandi tähtaeg {date}.',
      'Kui valid neist ühe samal päeval, on valmis kodulehe tähtaeg {date}. Muudatuste arv ei ole piiratud, kuid iga muudatus lükkab tähtaega edasi.',
    ],
    noEmail:
      'Kirja pole ka kümne minuti pärast? Vaata rämpsposti kausta või kirjuta aadressile {email} ja lisa tellimuse number.',
    noEmailUnknown:
      'Kirja pole ka kümne minuti pärast? Vaata rämpsposti kausta või kirjuta aadressile {email} ja lisa kaardil olev nimi.',
  },
  form: {
    title: 'Tellimuse vorm',
    intro:
      'Selleks kulub umbes {minutes}\u00a0minutit. Seejärel saad {designHours}\u00a0tunni jooksul {designs} just sulle tehtud kavandit.',
    required: landing.form.requiredNote,
    kept: 'Kirjutatu jääb sellesse seadmesse alles, kuni saadad selle ära või suled vahelehe.',
    parts: { you: '1/3: Sina', business: '2/3: Sinu ettevõte', domain: '3/3: Domeen ja logo' },
    labels: {
      fullName: 'Ees- ja perekonnanimi',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Kust sa meist kuulsid?',
      businessName: 'Ettevõtte nimi',
      businessDescription: 'Millega ettevõte tegeleb',
      billingDetails: 'Arve andmed',
      additionalNotes: 'Märkused',
      preferredDomain: 'Soovitud domeen',
      domainOwnership: 'Kas see domeen on juba sinu oma?',
      logo: 'Laadi logo üles',
    },
    hints: {
      businessDescription: 'Mida teed, kellele ja kus.',
      billingDetails: 'Nimi ja aadress kviitungi jaoks.',
      preferredDomain: 'Näiteks sinuettevote.com. Üks aasta on hinna sees.',
      logo: 'JPG, PNG või SVG, kuni 5\u00a0MB. Logo veel pole? Jäta tühjaks.',
    },
    chooseFile: 'Vali fail või lohista see siia',
    yes: 'Jah',
    no: 'Ei',
    unsure: 'Ei tea',
    referral: 'Soovitus',
    other: 'Muu',
    confirm: 'Kinnitan oma tellimuse ja mõistan, et makse {price} katab 1\u00a0aasta teenuse',
    confirmUnpriced: 'Kinnitan oma tellimuse ja mõistan, et makse katab 1\u00a0aasta teenuse',
    submit: 'Kinnita tellimus',
    problem: 'Palun vaata andmed üle',
    errorTitle: 'Viga:',
    errors: {
      fullName: 'Palun kirjuta oma ees- ja perekonnanimi.',
      notPlain:
        'Nimes ei tohi olla veebi- ega e-posti aadressi ega nähtamatuid märke. Palun kirjuta see uuesti, iga punkti järel tühik.',
      email: landing.form.invalidEmail,
      businessName: 'Palun kirjuta ettevõtte nimi.',
      businessDescription: 'Palun kirjelda ettevõtet vähemalt 10\u00a0tähemärgiga.',
      domainOwnership: 'Palun vali vastus.',
      orderConfirmed: 'Jätkamiseks kinnita oma tellimus.',
      tooLong: 'Palun kasuta kuni {max} tähemärki.',
      failedTitle: 'Vormi ei saadetud',
      failed: 'Kirjutatu on alles. Palun saada vorm uuesti.',
      tooMany: 'Liiga palju katseid. Palun oota paar minutit ja proovi siis uuesti.',
      alreadySent: 'See tellimus on juba kinnitatud.',
    },
    link: {
      unproven:
        'Ava see leht meie e-kirjas oleva lingi kaudu. Või täida vorm siin; me seome selle sinu tellimusega.',
      expired: 'See link enam ei kehti. Vormi saad ikkagi täita; me seome selle sinu tellimusega.',
      failed: 'Sinu andmeid ei õnnestunud laadida. Vormi saad ikkagi täita.',
      retry: 'Proovi uuesti',
      newLink: 'Saada mulle uus link',
    },
    logo: {
      uploading: 'Laadin üles…',
      uploadedTitle: 'Logo on üles laaditud',
      uploaded: 'Sinu logo on üles laaditud.',
      remove: 'Eemalda logo',
      yours: 'Sinu logo',
      type: { title: 'See failitüüp ei sobi', text: 'Palun vali JPG-, PNG- või SVG-fail.' },
      size: {
        title: 'Fail on liiga suur',
        text: 'Palun vali fail, mis on väiksem kui 5\u00a0MB.',
      },
      svgSize: {
        title: 'Fail on liiga suur',
        text: 'Palun vali SVG, mis on väiksem kui 512\u00a0kB, või salvesta logo PNG-failina.',
      },
      complexity: {
        title: 'Logo on liiga keeruline',
        text: 'Seda pilti on liiga keeruline töödelda. Palun vali lihtsam variant või salvesta see PNG-failina.',
      },
      failed: { title: 'Üleslaadimine ei õnnestunud', text: 'Palun proovi logo uuesti üles laadida.' },
    },
    sent: {
      title: 'Vorm on saadetud!',
      text: 'Aitäh! {replyHours}\u00a0tunni jooksul kinnitame selle e-kirjaga ja alustame kavanditega.',
      order: 'Tellimus {orderId} on kinnitatud. Kavandite tähtaeg on {date}.',
      unmatched:
        'Sinu vorm on meieni jõudnud. Seome selle tellimusega ja kirjutame sulle {replyHours}\u00a0tunni jooksul.',
      follow: 'Jälgi oma projekti',
    },
    given: {
      title: 'See tellimus on juba kinnitatud.',
      due: 'Kavandite tähtaeg on {date}.',
      change: 'Kui soovid midagi muuta, vasta meie e-kirjale.',
      heading: 'Sinu vastused',
      sent: 'Saadetud',
      ownDomain: 'Domeen on sinu oma',
      logo: 'Üles laaditud',
    },
  },
  print: 'Prindi',
  links: {
    expired: {
      title: 'See link on aegunud',
      text: 'See viis tagasi pooleli jäänud tellimuse maksmise juurde. Uuesti tellida saad igal ajal.',
      button: 'Telli uuesti',
    },
    incomplete: {
      title: 'Osa lingist on puudu',
      text: 'Kopeeri kirjast kogu link või vasta kirjale.',
    },
  },
};
